/** Reads what is kept one by one: the head of a match, its snapshot, a content. */
import type { MatchId } from '@turnwise/log';
import type { SnapshotText } from '../messages.ts';
import { intactText, textIfIntact } from './checksum.ts';
import { keyOf } from './key-of.ts';
import { knownMatch } from './store.ts';
import type { Store } from './store.ts';
import { StoreFault } from './store-fault.ts';
import { contentName, snapshotName } from './write.ts';
import { headName, listingName } from './write-head.ts';

export function readHead(store: Store, match: MatchId): string | undefined {
  const sql = 'select head_checksum, cast(head as blob) from heads where no = ?';
  return readOfMatch(store, match, sql, headName(match));
}

export function readListing(store: Store, match: MatchId): string | undefined {
  const sql = 'select listing_checksum, cast(listing as blob) from heads where no = ?';
  return readOfMatch(store, match, sql, listingName(match));
}

function readOfMatch(store: Store, match: MatchId, sql: string, belongs: string): string | undefined {
  const known = knownMatch(store, match);
  if (known === undefined) return undefined;
  const row = store.connection.row<readonly [number, Uint8Array]>(sql, known.no);
  if (row === undefined) throw new StoreFault('corrupt', `${belongs} is missing`);
  return intactText(row[1], row[0], belongs);
}

/** A damaged snapshot is none: it is only a cache. */
export function readSnapshot(store: Store, match: MatchId): SnapshotText | undefined {
  const known = knownMatch(store, match);
  if (known === undefined) return undefined;
  const sql = 'select at, checksum, cast(text as blob) from snapshots where no = ?';
  const row = store.connection.row<readonly [number, number, Uint8Array]>(sql, known.no);
  if (row === undefined) return undefined;
  const [at, checksum, bytes] = row;
  const text = textIfIntact(bytes, checksum, snapshotName(match, at));
  return text === undefined ? undefined : { at, text };
}

export function readContent({ connection }: Store, hash: string): string | undefined {
  const sql = 'select checksum, cast(text as blob) from contents where hash = ?';
  const row = connection.row<readonly [number, Uint8Array]>(sql, keyOf(hash));
  return row === undefined ? undefined : intactText(row[1], row[0], contentName(hash));
}
