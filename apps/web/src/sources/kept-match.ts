/** A match that is kept on this device: its document, and what the lobby tells of it. */
import type { Json } from '@turnwise/kernel';
import type { MatchDocument } from '@turnwise/match';

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
  /** How it ended, in English; null while it goes on. */
  readonly ending: string | null;
  readonly document: MatchDocument;
}

/** Matches of this device are told by their ids from those on a server. */
const KEPT_PREFIX = 'd-';

export function isKeptId(id: string): boolean {
  return id.startsWith(KEPT_PREFIX);
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
