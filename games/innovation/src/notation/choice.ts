/** A choice with names: who is asked, what by, and what may be answered. `from` and `filter` are as NOTATION.md tells. */
import { nameOf } from '@turnwise/game';
import type { Notation, Seat, Table } from '@turnwise/game';
import { isRecord } from '@turnwise/kernel';
import type { Json, JsonRecord } from '@turnwise/kernel';
import type { Innovation } from '../types.ts';
import { formatCandidate } from './answer.ts';

export const choice: Notation<Innovation>['choice'] = {
  format(asked, table) {
    const { id, seat, kind, min, max, source, candidates, ordered, noneOrAll, purpose, from, filter } = asked;
    return {
      id,
      seat: nameOf(table, seat),
      kind,
      min,
      max,
      source,
      candidates: candidates.map((one) => formatCandidate(one, kind, table)),
      ...(ordered === undefined ? {} : { ordered }),
      ...(noneOrAll === true ? { noneOrAll } : {}),
      ...(purpose === undefined ? {} : { purpose }),
      ...(isEmpty(from) ? {} : { from: formatFrom(from, table) }),
      ...(isEmpty(filter) ? {} : { filter: formatFilter(filter, table) }),
    };
  },
};

/** Places, with the names of their seats. */
export function formatFrom(from: Json, table: Table): Json {
  return [from].flat().map((place) => withSeat(place, 'seat', table));
}

/** Conditions, with the names of the seats that they speak of. */
export function formatFilter(filter: Json, table: Table): Json {
  if (!isRecord(filter)) return filter;
  const named = SEATS_IN_FILTER.reduce<Json>((one, key) => withSeat(one, key, table), filter);
  const { to } = filter;
  return to === undefined ? named : { ...(named as JsonRecord), to: withSeat(to, 'seat', table) };
}

const SEATS_IN_FILTER = ['colorOnBoardOf', 'colorNotOnBoardOf', 'aboveTopOf', 'fewerPointsThan'];

function withSeat(record: Json, key: string, table: Table): Json {
  if (!isRecord(record)) return record;
  const seat = record[key];
  return typeof seat === 'number' ? { ...record, [key]: nameOf(table, seat as Seat) } : record;
}

/** Some questions are about no cards at all. */
function isEmpty(value: Json | undefined): value is null | undefined {
  return value === undefined || value === null || (typeof value === 'object' && Object.keys(value).length === 0);
}
