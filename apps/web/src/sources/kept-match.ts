/** A match that is kept on this device: its document, and what the lobby tells of it. */
import { isRecord, type Json } from '@turnwise/kernel';
import type { MatchDocument } from '@turnwise/match';
import type { MatchEnd } from '@turnwise/protocol';

/** Who plays at a new table, and what. */
export interface MatchPlan {
  readonly game: string;
  readonly title: string;
  readonly seats: readonly string[];
  /** Seats that this device plays. */
  readonly mine: readonly string[];
  /** Bots by their seats. */
  readonly bots: Readonly<Record<string, string>>;
  readonly options: Json;
}

export interface KeptMatch extends MatchPlan {
  readonly id: string;
  /** When it was last changed. */
  readonly updated: number;
  readonly frames: number;
  readonly isOver: boolean;
  /** How it ended, in the language that was chosen then; null while it goes on. */
  readonly ending: string | null;
  /** The same as it was told, where the rules did not end it; a document does not say that. */
  readonly end?: MatchEnd | null;
  readonly document: MatchDocument;
  /** Made anew by every write at its table: whoever writes next has to know it. */
  readonly mark?: string | undefined;
}

/** Whether something that somebody brings can be a match; whether its inputs can be played is found out at the table. */
export function isMatchDocument(value: unknown): value is MatchDocument {
  if (!isRecord(value)) return false;
  const { game, seats, inputs } = value;
  const areNames = Array.isArray(seats) && seats.every((seat) => typeof seat === 'string');
  return typeof game === 'string' && areNames && Array.isArray(inputs) && inputs.every(isRecord);
}

/** What is played in it: a ruleset says how it is called. */
export function titleIn({ game, options }: Pick<MatchDocument, 'game' | 'options'>): string {
  const ruleset = isRecord(options) ? options['ruleset'] : undefined;
  const name = isRecord(ruleset) ? ruleset['name'] : undefined;
  return typeof name === 'string' ? name : game;
}

/** Matches of this device are told by their ids from those on a server, in which this sign never is. */
const KEPT_PREFIX = '~';
/** As ids were before: no id of a server has this length. */
const FORMER_ID = /^d-[\da-f]{12}$/u;

export function isKeptId(id: string): boolean {
  return id.startsWith(KEPT_PREFIX) || FORMER_ID.test(id);
}

export function newMatchId(): string {
  return KEPT_PREFIX + hex(6);
}

/** 32 hexadecimal digits. */
export function newSeed(): string {
  return hex(16);
}

function hex(bytes: number): string {
  return [...crypto.getRandomValues(new Uint8Array(bytes))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
