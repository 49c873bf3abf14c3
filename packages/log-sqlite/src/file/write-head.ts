/** Writes the head of a match and the columns and holders that it is listed by. */
import type { ListingRow, WriteJob } from '../messages.ts';
import { asText, checksumOf } from './checksum.ts';
import { keyOf } from './key-of.ts';
import type { Store } from './store.ts';

export function insertHead(store: Store, no: number, job: Extract<WriteJob, { readonly kind: 'create' }>): void {
  const { match, at, game, text, listing } = job;
  store.connection.run(
    `insert into heads (no, id, at, game, stage, listed, head_checksum, listing_checksum, head, listing)
     values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    no,
    match,
    at,
    keyOf(game),
    listing.stage,
    Number(listing.listed),
    checksumOf(text, headName(match)),
    checksumOf(listing.text, listingName(match)),
    text,
    listing.text,
  );
  insertHolders(store, no, listing);
}

export function headName(match: string): string {
  return `the head of match ${match}`;
}

export function listingName(match: string): string {
  return `the listing of match ${match}`;
}

export function changeListing(store: Store, no: number, match: string, listing: ListingRow): void {
  const { connection } = store;
  connection.run(
    'update heads set stage = ?, listed = ?, listing_checksum = ?, listing = ? where no = ?',
    listing.stage,
    Number(listing.listed),
    checksumOf(listing.text, listingName(match)),
    listing.text,
    no,
  );
  if (hasHolders(store, no, listing)) return;
  connection.run('delete from holders where no = ?', no);
  insertHolders(store, no, listing);
}

/** Most listings change only what is shown. */
function hasHolders({ connection }: Store, no: number, { holders, stage }: ListingRow): boolean {
  const sql = 'select cast(holder as blob), cast(stage as blob) from holders where no = ?';
  const rows = connection.rows<readonly [Uint8Array, Uint8Array]>(sql, no);
  const keys = new Set(holders.map(keyOf));
  return rows.length === keys.size && rows.every(([holder, at]) => asText(at) === stage && keys.has(asText(holder)));
}

function insertHolders({ connection }: Store, no: number, { holders, stage }: ListingRow): void {
  for (const holder of new Set(holders.map(keyOf)))
    connection.run(
      'insert into holders (no, holder, stage, at, id) select no, ?, ?, at, id from heads where no = ?',
      holder,
      stage,
      no,
    );
}
