/** One write inside a transaction. It either writes all of its part, or answers why not, or throws; then the transaction is undone. */
import type { WriteAnswer, WriteJob } from '../messages.ts';
import { checksumOf } from './checksum.ts';
import { keyOf } from './key-of.ts';
import { knownMatch, remember } from './store.ts';
import type { Store } from './store.ts';
import { changeListing, insertHead } from './write-head.ts';

const WRITTEN: WriteAnswer = { kind: 'written' };

type JobOf<Kind extends WriteJob['kind']> = Extract<WriteJob, { readonly kind: Kind }>;

export function write(store: Store, job: WriteJob): WriteAnswer {
  switch (job.kind) {
    case 'create':
      return create(store, job);
    case 'append':
      return append(store, job);
    case 'snapshot':
      return keepSnapshot(store, job);
    case 'content':
      return keepContent(store, job);
  }
}

function create(store: Store, job: JobOf<'create'>): WriteAnswer {
  if (knownMatch(store, job.match) !== undefined) return { kind: 'exists' };
  const no = store.connection.insert('insert into matches (id, length) values (?, 0)', job.match);
  insertHead(store, no, job);
  remember(store.matches, job.match, { no, length: 0 });
  return WRITTEN;
}

function append(store: Store, { match, expected, texts, listing }: JobOf<'append'>): WriteAnswer {
  const { connection } = store;
  const known = knownMatch(store, match);
  if (known === undefined) return { kind: 'fault', code: 'unknownMatch', message: `there is no match ${match}` };
  if (known.length !== expected) return { kind: 'conflict' };
  for (const [index, text] of texts.entries()) {
    const place = expected + index;
    connection.run(
      'insert into records (match, place, checksum, text) values (?, ?, ?, ?)',
      known.no,
      place,
      checksumOf(text, recordName(match, place)),
      text,
    );
  }
  if (texts.length > 0) {
    known.length += texts.length;
    connection.run('update matches set length = ? where no = ?', known.length, known.no);
  }
  if (listing !== undefined) changeListing(store, known.no, match, listing);
  return WRITTEN;
}

/** Where a record belongs, for its checksum and for messages. */
export function recordName(match: string, place: number): string {
  return `record ${place} of match ${match}`;
}

/** A snapshot of no match is ignored, and so is one that is older than the one that is there. */
function keepSnapshot(store: Store, { match, at, text }: JobOf<'snapshot'>): WriteAnswer {
  const known = knownMatch(store, match);
  if (known !== undefined)
    store.connection.run(
      `insert into snapshots (no, at, checksum, text) values (?, ?, ?, ?)
       on conflict (no) do update set at = excluded.at, checksum = excluded.checksum, text = excluded.text
       where excluded.at > at`,
      known.no,
      at,
      checksumOf(text, snapshotName(match, at)),
      text,
    );
  return WRITTEN;
}

export function snapshotName(match: string, at: number): string {
  return `the snapshot of match ${match} at ${at}`;
}

function keepContent({ connection }: Store, { hash, text }: JobOf<'content'>): WriteAnswer {
  connection.run(
    'insert into contents (hash, checksum, text) values (?, ?, ?) on conflict (hash) do nothing',
    keyOf(hash),
    checksumOf(text, contentName(hash)),
    text,
  );
  return WRITTEN;
}

export function contentName(hash: string): string {
  return `the content ${hash}`;
}
