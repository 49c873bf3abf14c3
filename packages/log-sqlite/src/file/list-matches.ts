/**
 * A page of a list. Every stage, listed or not, is a stretch of an index that is already in the order of the list. A page takes as many
 * as it needs from each stretch, and the first of those. So a page costs the same among a hundred matches and among a million.
 *
 * A match whose head or listing is damaged is left out, so that the others can still be found. Whoever asks for that match is told, and
 * its id is among all ids (`list-ids.ts`).
 */
import type { ListAsk, ListPage } from '../messages.ts';
import { asText, textIfIntact } from './checksum.ts';
import type { Value } from './connection.ts';
import { keyOf } from './key-of.ts';
import type { Store } from './store.ts';
import { headName, listingName } from './write-head.ts';

interface Stretch {
  readonly sql: string;
  readonly values: readonly Value[];
}

type Row = readonly [
  at: number,
  id: Uint8Array,
  headChecksum: number,
  listingChecksum: number,
  head: Uint8Array,
  listing: Uint8Array,
];

export function listMatches({ connection }: Store, ask: ListAsk): ListPage {
  const stretches = stretchesOf(ask);
  const rows = connection.rows<Row>(
    `select found.at, cast(found.id as blob), head_checksum, listing_checksum, cast(head as blob), cast(listing as blob)
     from (select * from (${stretches.map(({ sql }) => sql).join(' union all ')}) order by at desc, id desc limit ?) as found
     join heads on heads.no = found.no
     order by found.at desc, found.id desc`,
    ...stretches.flatMap(({ values }) => values),
    ask.size + 1,
  );
  const page = rows.slice(0, ask.size);
  const last = page.at(-1);
  return {
    matches: page.flatMap((row) => shownOf(row)),
    next: rows.length > page.length && last !== undefined ? { at: last[0], id: asText(last[1]) } : undefined,
  };
}

function shownOf([, id, headChecksum, listingChecksum, head, listing]: Row): ListPage['matches'] {
  const name = asText(id);
  const headText = textIfIntact(head, headChecksum, headName(name));
  const listingText = textIfIntact(listing, listingChecksum, listingName(name));
  return headText === undefined || listingText === undefined ? [] : [{ head: headText, listing: listingText }];
}

function stretchesOf(ask: ListAsk): readonly Stretch[] {
  const { stages, holder } = ask;
  if (holder !== undefined) return stages.map((stage) => heldStretch(ask, keyOf(holder), stage));
  return stages.map((stage) => listedStretch(ask, stage));
}

function listedStretch(ask: ListAsk, stage: string): Stretch {
  const { game } = ask;
  const from =
    game === undefined ? 'heads indexed by heads_by_stage where' : 'heads indexed by heads_by_game where game = ? and';
  return stretch(ask, `select no, at, id from ${from} listed = 1 and stage = ?`, [
    ...(game === undefined ? [] : [keyOf(game)]),
    stage,
  ]);
}

/** The game is looked up match by match: a holder has few, compared with all. */
function heldStretch(ask: ListAsk, holder: string, stage: string): Stretch {
  const { game } = ask;
  const ofGame = game === undefined ? '' : ' and (select game from heads where heads.no = holders.no) = ?';
  return stretch(
    ask,
    `select no, at, id from holders indexed by holders_by_stage where holder = ? and stage = ?${ofGame}`,
    [holder, stage, ...(game === undefined ? [] : [keyOf(game)])],
  );
}

function stretch({ mark, size }: ListAsk, select: string, values: readonly Value[]): Stretch {
  const after = mark === undefined ? '' : ' and (at, id) < (?, ?)';
  return {
    sql: `select * from (${select}${after} order by at desc, id desc limit ?)`,
    values: [...values, ...(mark === undefined ? [] : [mark.at, mark.id]), size + 1],
  };
}
