/** One document that holds a whole match: what it began with and every input since. */
import { isRecord, issue, list, object, optional, text, either, integer } from '@turnwise/kernel';
import type { Issue, Json, Script, Seed, Shape } from '@turnwise/kernel';

export const DOCUMENT_VERSION = 1;

/** One input as it was recorded; the system's has no `as`. */
export interface RecordedInput {
  readonly as?: string;
  readonly input: Json;
}

export interface MatchDocument {
  /** Version of this format. */
  readonly turnwise: number;
  readonly game: string;
  readonly version: string;
  readonly seats: readonly string[];
  readonly options: Json;
  readonly seed: Seed;
  /** Scripted results by stream, where a scenario gave some. */
  readonly random?: Script;
  /** The position that it began with, in notation; else the game's setup. */
  readonly start?: Json;
  readonly inputs: readonly RecordedInput[];
  /** After each input, from the frame; empty where hashing was off. */
  readonly hashes: readonly string[];
  /** How often play was taken back or done again, so that decision ids go on. */
  readonly rewinds?: number;
  /** The present state as the codec writes it, to load without a replay. */
  readonly snapshot?: Json;
}

const anything: Shape<Json> = {
  expected: 'anything',
  is: (value): value is Json => value !== undefined,
  issues: () => [],
};

const script: Shape<Script> = {
  expected: 'results by stream',
  is: (value): value is Script => isRecord(value) && Object.values(value).every((values) => list(integer()).is(values)),
  issues: (value, path) => [issue(path, 'wrongShape', 'lists of integers by stream', value)],
};

const shape = object<MatchDocument>({
  turnwise: integer(DOCUMENT_VERSION, DOCUMENT_VERSION),
  game: text,
  version: text,
  seats: list(text),
  options: anything,
  seed: either(integer(0), text),
  random: optional(script),
  start: optional(anything),
  inputs: list(object<RecordedInput>({ as: optional(text), input: anything })),
  hashes: list(text),
  rewinds: optional(integer(0)),
  snapshot: optional(anything),
});

export function documentIssues(document: unknown): readonly Issue[] {
  return shape.is(document) ? [] : shape.issues(document, '');
}
