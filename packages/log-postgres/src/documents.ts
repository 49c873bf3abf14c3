/** Snapshots and content: documents under a key. */
import type { Json } from '@turnwise/kernel';
import type { KeptSnapshot, MatchId } from '@turnwise/log';
import { isMatchId } from '@turnwise/log';
import type { Sessions } from './sessions.ts';
import { formatName, parseDocument } from './texts.ts';

/** Only of a match that is there, and only if it is newer. */
export async function keepSnapshot(sessions: Sessions, match: MatchId, at: number, document: Json): Promise<void> {
  if (!isMatchId(match)) return;
  await sessions.read({
    name: 'turnwise-keep-snapshot',
    text: `insert into turnwise_snapshot as s (match, at, document)
      select id, $2::integer, $3::text from turnwise_match where id = $1
      on conflict (match) do update set at = excluded.at, document = excluded.document where s.at < excluded.at`,
    values: [match, at, JSON.stringify(document)],
  });
}

export async function readSnapshot(sessions: Sessions, match: MatchId): Promise<KeptSnapshot | undefined> {
  if (!isMatchId(match)) return undefined;
  const [row] = await sessions.read<{ at: number; document: string }>({
    name: 'turnwise-snapshot',
    text: 'select at, document from turnwise_snapshot where match = $1',
    values: [match],
  });
  if (row === undefined) return undefined;
  return { at: row.at, document: parseDocument(row.document, `the snapshot of match ${match}`) };
}

export async function keepContent(sessions: Sessions, hash: string, document: Json): Promise<void> {
  await sessions.read({
    name: 'turnwise-keep-content',
    text: 'insert into turnwise_content (hash, document) values ($1, $2) on conflict do nothing',
    values: [formatName(hash), JSON.stringify(document)],
  });
}

export async function readContent(sessions: Sessions, hash: string): Promise<Json | undefined> {
  const [row] = await sessions.read<{ document: string }>({
    name: 'turnwise-content',
    text: 'select document from turnwise_content where hash = $1',
    values: [formatName(hash)],
  });
  return row === undefined ? undefined : parseDocument(row.document, `content ${hash}`);
}
