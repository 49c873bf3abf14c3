/**
 * The ids of all matches, the newest first, whatever is damaged of them. A match is in two tables, and each is read by itself: an id that is
 * in one of them alone, or that differs, is there too.
 */
import type { IdsAsk, IdsPage } from '../messages.ts';
import { asText } from './checksum.ts';
import type { Store } from './store.ts';

const TABLES = ['matches', 'heads'] as const;

export function listIds({ connection }: Store, { before = Number.MAX_SAFE_INTEGER, size }: IdsAsk): IdsPage {
  const found = TABLES.map((table) =>
    connection.rows<readonly [number, Uint8Array]>(
      `select no, cast(id as blob) from ${table} where no < ? order by no desc limit ?`,
      before,
      size,
    ),
  );
  // Where one of them was cut off, the other is not read any further.
  const next = Math.max(...found.map((rows) => (rows.length < size ? -Infinity : (rows.at(-1)?.[0] ?? -Infinity))));
  const rows = found.flat().filter(([no]) => no >= next);
  const ids = new Set(rows.sort(([one], [other]) => other - one).map(([, id]) => asText(id)));
  return { ids: [...ids], next: Number.isFinite(next) ? next : undefined };
}
