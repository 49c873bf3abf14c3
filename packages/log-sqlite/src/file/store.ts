/** The open file: its connection, and what the thread remembers of matches so that an append need not look them up. */
import type { MatchId } from '@turnwise/log';
import type { Connection } from './connection.ts';
import { StoreFault } from './store-fault.ts';

export interface Store {
  readonly connection: Connection;
  readonly matches: Map<MatchId, KnownMatch>;
}

export interface KnownMatch {
  /** The number by which the tables know it. */
  readonly no: number;
  /** How many records it has. */
  length: number;
}

const MOST_KNOWN = 20_000;

/**
 * Nobody else writes to the file, so what is remembered stays true, until a transaction is rolled back: then all is forgotten.
 *
 * A match is in two tables. If a byte that leads to it is flipped in one of them, it is not taken for another match, nor for one that
 * never was.
 */
export function knownMatch({ connection, matches }: Store, id: MatchId): KnownMatch | undefined {
  const known = matches.get(id);
  if (known !== undefined) return known;
  const row = connection.row<readonly [number, number]>('select no, length from matches where id = ?', id);
  const head = connection.row<readonly [number]>('select no from heads where id = ?', id);
  if (row === undefined && head === undefined) return undefined;
  if (row === undefined || row[0] !== head?.[0])
    throw new StoreFault('corrupt', `match ${id} cannot be found any more`);
  const [no, length] = row;
  return remember(matches, id, { no, length });
}

export function remember(matches: Store['matches'], id: MatchId, known: KnownMatch): KnownMatch {
  if (matches.size >= MOST_KNOWN) matches.clear();
  matches.set(id, known);
  return known;
}
