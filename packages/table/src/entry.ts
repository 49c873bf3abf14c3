/**
 * What enters a match at a table, and the record that the log keeps of it. A record is the entry with what the writer found: how many
 * frames there are after it, and the hash of the last. Whoever reads the log does the same and compares.
 */
import { either, integer, isRecord, issue, list, object, oneOf, optional, text } from '@turnwise/kernel';
import type { Issue, Json, Seed, Shape } from '@turnwise/kernel';
import type { BotMark } from '@turnwise/match';

/** Seats are named; `client` is the id that the sender gave, so that nothing is done twice. */
export type TableEntry =
  | InputEntry
  | SystemEntry
  | { readonly kind: 'undo' | 'redo'; readonly seat: string | null; readonly client?: string }
  | { readonly kind: 'decline'; readonly seat: string | null; readonly client?: string }
  | TimeOutEntry
  | { readonly kind: 'concede'; readonly seat: string; readonly client?: string }
  | SeatEntry
  | ControlEntry;

export interface InputEntry {
  readonly kind: 'input';
  readonly seat: string;
  /** In notation. */
  readonly input: Json;
  readonly client?: string;
  readonly bot?: BotMark;
  /** Milliseconds of lag, as the server measured it. In the record, as much of it as the clock forgave. */
  readonly lag?: number;
}

/** An input of the system that an operator gave. */
export interface SystemEntry {
  readonly kind: 'system';
  readonly input: Json;
  readonly by: string;
  readonly client?: string;
}

/** The seat has let its time run out for this decision. */
export interface TimeOutEntry {
  readonly kind: 'timeout';
  readonly seat: string;
  readonly decision: string;
  /** Who says so; left out if the server does. */
  readonly by?: string;
  /** Whatever the clock says: only for moderators. */
  readonly forced?: true;
  readonly client?: string;
}

/** A seat is taken by the holder of a token, of which only the hash is known, or by a bot; or it is left. */
export interface SeatEntry {
  readonly kind: 'seat';
  readonly seat: string;
  readonly holder: string | null;
  readonly bot?: string;
  /** What the holder wants to be called. */
  readonly name?: string;
  /** Who took it away from its holder; left out if the holder left. */
  readonly by?: string;
  readonly client?: string;
}

/** An operator stops the match, lets it go on, or ends it without a result. */
export interface ControlEntry {
  readonly kind: 'halt' | 'resume' | 'end' | 'mute' | 'unmute';
  readonly by: string;
  readonly seat?: string;
  readonly reason?: string;
  readonly client?: string;
}

export interface Entered {
  /** Made by the writer. */
  readonly id: string;
  /** When the server took it, in milliseconds since 1970. Clocks go by it. */
  readonly at: number;
  /** Frames after it. */
  readonly frame: number;
  /** The hash of the last frame. */
  readonly hash: number;
}

export type TableRecord = TableEntry & Entered;

export const ENTRIES = [
  'input',
  'system',
  'undo',
  'redo',
  'decline',
  'timeout',
  'concede',
  'seat',
  'halt',
  'resume',
  'end',
  'mute',
  'unmute',
] as const satisfies readonly TableEntry['kind'][];

const anything: Shape<Json> = {
  expected: 'plain JSON',
  is: (value): value is Json => value !== undefined,
  issues: (value, path) => (value === undefined ? [issue(path, 'missing', 'plain JSON')] : []),
};
const nobody = oneOf([null]);
const entered = { id: text, at: integer(0), frame: integer(0), hash: integer() };
const seed: Shape<Seed> = either(integer(), text);
const bot = object<BotMark>({ name: text, seed, iterations: list(integer(0)) });
const rewind = { ...entered, seat: either(text, nobody), client: optional(text) };
const control = { ...entered, by: text, seat: optional(text), reason: optional(text), client: optional(text) };

const SHAPES: Readonly<Record<TableEntry['kind'], Shape<unknown>>> = {
  input: object({
    ...entered,
    kind: oneOf(['input']),
    seat: text,
    input: anything,
    client: optional(text),
    bot: optional(bot),
    lag: optional(integer(0)),
  }),
  system: object({ ...entered, kind: oneOf(['system']), input: anything, by: text, client: optional(text) }),
  undo: object({ ...rewind, kind: oneOf(['undo']) }),
  redo: object({ ...rewind, kind: oneOf(['redo']) }),
  decline: object({ ...rewind, kind: oneOf(['decline']) }),
  timeout: object({
    ...entered,
    kind: oneOf(['timeout']),
    seat: text,
    decision: text,
    forced: optional(oneOf([true])),
    by: optional(text),
    client: optional(text),
  }),
  concede: object({ ...entered, kind: oneOf(['concede']), seat: text, client: optional(text) }),
  seat: object({
    ...entered,
    kind: oneOf(['seat']),
    seat: text,
    holder: either(text, nobody),
    bot: optional(text),
    name: optional(text),
    by: optional(text),
    client: optional(text),
  }),
  halt: object({ ...control, kind: oneOf(['halt']) }),
  resume: object({ ...control, kind: oneOf(['resume']) }),
  end: object({ ...control, kind: oneOf(['end']) }),
  mute: object({ ...control, kind: oneOf(['mute']) }),
  unmute: object({ ...control, kind: oneOf(['unmute']) }),
};

/** What is wrong with a record of a log; nothing if it can be read. */
export function recordIssues(record: unknown): readonly Issue[] {
  const kind = isRecord(record) ? record['kind'] : undefined;
  const shape =
    typeof kind === 'string' && Object.hasOwn(SHAPES, kind) ? SHAPES[kind as TableEntry['kind']] : undefined;
  if (shape === undefined) return [issue('kind', 'unknownKind', `one of ${ENTRIES.join(', ')}`, kind ?? null)];
  return shape.is(record) ? [] : shape.issues(record, '');
}
