/** One document that holds a whole match: what it began with and every input since. */
import {
  boundIssues,
  either,
  integer,
  isRecord,
  issue,
  joinPath,
  list,
  object,
  oneOf,
  optional,
  sizeIssue,
  text,
} from '@turnwise/kernel';
import type { Budgets, DocumentSize, Issue, Json, Script, Seed, Shape } from '@turnwise/kernel';
import { MATCH_LIMITS } from './limits.ts';
import { isWalkable } from './own-copy.ts';

/** Version 1 has the hash of the whole state after each input, as a text, and no `stateHash`. It is read like any other. */
export const DOCUMENT_VERSION = 2;
export const OLDEST_VERSION = 1;

/** The hash of a frame, or as a text that of the state after it, as documents of version 1 have it. */
export type RecordedHash = number | string;

/** One input as it was recorded; the system's has no `as`. */
export interface RecordedInput {
  readonly as?: string;
  readonly input: Json;
  /** On a fault: the input on which the program failed and which was not taken, if any. */
  readonly failed?: FailedInput;
  /** On an input that a bot chose: all that it takes to choose it again. */
  readonly bot?: BotMark;
}

export interface BotMark {
  /** With all its settings. */
  readonly name: string;
  readonly seed: Seed;
  /** Iterations that were done, by each of those who searched side by side. */
  readonly iterations: readonly number[];
}

/** What a document has of an input besides the input and its seat. */
export interface InputMark {
  readonly failed?: FailedInput | undefined;
  readonly bot?: BotMark | undefined;
}

/** An input that was never taken; kept for people, not played. */
export type FailedInput = Pick<RecordedInput, 'as' | 'input'>;

/** What an operator took out to continue after a fault. */
export interface DroppedInputs {
  /** How many inputs came before them. */
  readonly at: number;
  /** The fault. If it recurred at once, also the last input of a seat and the system inputs after it, before the fault. */
  readonly inputs: readonly RecordedInput[];
  /** Who dropped them. */
  readonly by: string;
  readonly reason?: string;
}

export interface MatchDocument {
  /** Version of this format. */
  readonly turnwise: number;
  readonly game: string;
  readonly version: string;
  readonly seats: readonly string[];
  readonly options: Json;
  readonly seed: Seed;
  /** Scripted results by stream, if a scenario gave some. */
  readonly random?: Script;
  /** The position that it began with, in notation; without it, the game's setup. */
  readonly start?: Json;
  /** The budgets of one dispatch that differ from the usual ones. */
  readonly budgets?: Partial<Budgets>;
  readonly inputs: readonly RecordedInput[];
  /** The hash after each input, from the frame; 0, or no entries, if hashing was off. A fault that ended the match has none. */
  readonly hashes: readonly RecordedHash[];
  /** The hash of the last state, as 16 hexadecimal digits; left out if hashing is off. */
  readonly stateHash?: string;
  /** By seat, the open decision, so that it is not stale after a restart. */
  readonly decisions?: readonly (string | null)[];
  /** How often play was undone, redone or recovered after a fault, so that decision ids keep counting. */
  readonly rewinds?: number;
  /** What an operator dropped to continue after a fault, in that order. It is no longer part of the match. */
  readonly dropped?: readonly DroppedInputs[];
  /** The present state as the codec writes it, to load without a replay. */
  readonly snapshot?: Json;
}

const anything: Shape<Json> = {
  expected: 'plain JSON without a cycle',
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

/** A name, a hash or a reason: a short text. */
const word: Shape<string> = {
  expected: text.expected,
  is: (value): value is string => text.is(value) && value.length <= MATCH_LIMITS.documentWord.usual,
  issues: (value, path) =>
    text.is(value) && !word.is(value)
      ? [issue(path, 'tooLong', `at most ${MATCH_LIMITS.documentWord.usual} characters`, value)]
      : text.issues(value, path),
};

const frameHash = integer(0);

const hash: Shape<RecordedHash> = {
  expected: 'a hash',
  is: (value): value is RecordedHash => frameHash.is(value) || word.is(value),
  issues: (value, path) =>
    hash.is(value)
      ? []
      : text.is(value)
        ? word.issues(value, path)
        : [issue(path, 'wrongShape', hash.expected, value ?? null)],
};

const failedInput = object<FailedInput>({ as: optional(word), input: anything });
const botMark = object<BotMark>({ name: word, seed: either(integer(0), word), iterations: list(integer(0)) });
const recordedInput = object<RecordedInput>({
  as: optional(word),
  input: anything,
  failed: optional(failedInput),
  bot: optional(botMark),
});

const droppedInputs = object<DroppedInputs>({
  at: integer(0),
  inputs: list(recordedInput),
  by: word,
  reason: optional(word),
});

/** Each is checked where the match begins, with its path. */
const budgets: Shape<Partial<Budgets>> = {
  expected: 'budgets by name',
  is: (value): value is Partial<Budgets> => isRecord(value),
  issues: (value, path) => (isRecord(value) ? [] : [issue(path, 'wrongShape', budgets.expected, value ?? null)]),
};

/** More than anybody would take back. */
const MOST_REWINDS = 1_000_000_000;

const shape = object<MatchDocument>({
  turnwise: integer(OLDEST_VERSION, DOCUMENT_VERSION),
  game: word,
  version: word,
  seats: list(word),
  options: anything,
  seed: either(integer(0), word),
  random: optional(script),
  start: optional(anything),
  budgets: optional(budgets),
  inputs: list(recordedInput),
  hashes: list(hash),
  stateHash: optional(word),
  decisions: optional(list(either(word, oneOf([null])))),
  rewinds: optional(integer(0, MOST_REWINDS)),
  dropped: optional(list(droppedInputs)),
  snapshot: optional(anything),
});

/** Every issue with the document's own fields; the game's are found when it is loaded. */
export function documentIssues(document: unknown): readonly Issue[] {
  const large = sizeIssue(document, '', DOCUMENT_SIZE);
  if (large !== undefined) return [large];
  return shape.is(document) ? [] : boundIssues(shape.issues(document, ''));
}

/** Measured before anything is read. */
export const DOCUMENT_SIZE: DocumentSize = {
  depth: MATCH_LIMITS.documentDepth.usual,
  values: MATCH_LIMITS.documentValues.usual,
  characters: MATCH_LIMITS.documentCharacters.usual,
  text: 100_000,
  key: 1_000,
};
