/** What a table begins with, as the head of its log keeps it. */
import { flag, integer, isRecord, issue, list, object, oneOf, optional, text } from '@turnwise/kernel';
import type { Issue, Json, Seed, Shape } from '@turnwise/kernel';
import { UNDO_POLICIES } from '@turnwise/match';
import type { UndoPolicy } from '@turnwise/match';
import { clockShape } from './clock-rule.ts';
import type { ClockRule } from './clock-rule.ts';

export interface TableStart {
  readonly seats: readonly string[];
  readonly options: Json;
  readonly seed: Seed;
  /** An option whose value is kept under its hash, such as a ruleset. */
  readonly content?: { readonly option: string; readonly hash: string };
}

export interface TableSettings {
  readonly undo: UndoPolicy;
  readonly clock?: ClockRule;
  /** Whether others may look on, and how many milliseconds later. */
  readonly spectators: { readonly allowed: boolean; readonly delay: number };
  /** Shown in lists. */
  readonly listed: boolean;
  /** False where nobody may write to the others. */
  readonly chat?: boolean;
  /** The hash of the host's token. */
  readonly host: string;
  /** Whose match it is where there is not enough for all: no name, only told from others. */
  readonly owner?: string;
}

const anything: Shape<Json> = {
  expected: 'plain JSON',
  is: (value): value is Json => value !== undefined,
  issues: () => [],
};

const seedShape: Shape<Seed> = {
  expected: 'an integer or a text',
  is: (value): value is Seed => typeof value === 'string' || Number.isSafeInteger(value),
  issues: (value, path) => (seedShape.is(value) ? [] : [issue(path, 'wrongShape', seedShape.expected, value ?? null)]),
};

const startShape = object<TableStart>({
  seats: list(text),
  options: anything,
  seed: seedShape,
  content: optional(object<{ option: string; hash: string }>({ option: text, hash: text })),
});

const settingsShape = object<TableSettings>({
  undo: oneOf(UNDO_POLICIES),
  clock: optional(clockShape),
  spectators: object<TableSettings['spectators']>({ allowed: flag, delay: integer(0) }),
  listed: flag,
  chat: optional(flag),
  host: text,
  owner: optional(text),
});

export function startIssues(start: unknown): readonly Issue[] {
  return startShape.is(start) ? [] : startShape.issues(start, 'start');
}

export function settingsIssues(settings: unknown): readonly Issue[] {
  return settingsShape.is(settings) ? [] : settingsShape.issues(settings, 'settings');
}

/** The options with what is kept under a hash in its place. */
export function withContent({ options, content }: TableStart, document: Json | undefined): Json {
  if (content === undefined || document === undefined) return options;
  return { ...(isRecord(options) ? options : {}), [content.option]: document };
}
