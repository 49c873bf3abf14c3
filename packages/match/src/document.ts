/** One document that holds a whole match: what it began with and every input since. */
import { either, integer, isRecord, issue, joinPath, list, object, oneOf, optional, text } from '@turnwise/kernel';
import type { Issue, Json, Script, Seed, Shape } from '@turnwise/kernel';
import { isWalkable } from './own-copy.ts';

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
  /** After each input, from the frame; empty texts, or none at all, where hashing was off. A fault that ended it has none. */
  readonly hashes: readonly string[];
  /** By seat, the decision that was open, so that what a seat was deciding is not stale after a restart. */
  readonly decisions?: readonly (string | null)[];
  /** How often play was taken back or done again, so that decision ids go on. */
  readonly rewinds?: number;
  /** The present state as the codec writes it, to load without a replay. */
  readonly snapshot?: Json;
}

const anything: Shape<Json> = {
  expected: 'plain JSON that is not nested without end',
  is: (value): value is Json => value !== undefined && isWalkable(value),
  issues: (value, path) => (isWalkable(value) ? [] : [issue(path, 'notPlain', anything.expected)]),
};

const results = list(integer());

/** Scripted results by stream. */
export const script: Shape<Script> = {
  expected: 'lists of integers by stream',
  is: (value): value is Script => isRecord(value) && Object.values(value).every((values) => results.is(values)),
  issues: (value, path) =>
    isRecord(value)
      ? Object.entries(value).flatMap(([stream, values]) => results.issues(values, joinPath(path, stream)))
      : [issue(path, 'wrongShape', script.expected, value ?? null)],
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
  decisions: optional(list(either(text, oneOf([null])))),
  rewinds: optional(integer(0)),
  snapshot: optional(anything),
});

/** Every issue with the document's own fields; the game's are found when it is loaded. */
export function documentIssues(document: unknown): readonly Issue[] {
  return shape.is(document) ? [] : shape.issues(document, '');
}
