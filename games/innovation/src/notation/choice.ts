/** A choice with names: who is asked, what by, and what may be answered. `from` and `filter` are the document's. */
import { nameOf } from '@turnwise/game';
import type { Notation, Table } from '@turnwise/game';
import { isRecord } from '@turnwise/kernel';
import type { Json } from '@turnwise/kernel';
import { ICONS } from '../cards/language.ts';
import type { Innovation, ZoneRef } from '../types.ts';
import { formatCandidate } from './answer.ts';
import { colourName, formatZone } from './names.ts';

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
      ...(isEmpty(from) ? {} : { from: formatPlaces(from, table) }),
      ...(isEmpty(filter) ? {} : { filter: formatFilter(filter) }),
    };
  },
};

/** Some questions are about no cards at all. */
function isEmpty(value: Json | undefined): value is null | undefined {
  return value === undefined || value === null || (typeof value === 'object' && Object.keys(value).length === 0);
}

function formatPlaces(from: Json, table: Table): Json {
  const places = (Array.isArray(from) ? from : [from]) as readonly Json[];
  return places.map((place) => (isRecord(place) ? formatZone(place as unknown as ZoneRef, table) : place));
}

/** Colours and icons may be numbers in the state. */
function formatFilter(filter: Json): Json {
  if (!isRecord(filter)) return filter;
  const { byColor, byIconAtLeast, ...rest } = filter as Readonly<Record<string, Json>>;
  const out: Record<string, Json> = { ...rest };
  if (byColor !== undefined)
    out['byColor'] = Array.isArray(byColor)
      ? (byColor as readonly Json[]).map((one) => (typeof one === 'number' ? colourName(one) : one))
      : byColor;
  if (byIconAtLeast !== undefined) {
    const icon = isRecord(byIconAtLeast) ? byIconAtLeast['icon'] : undefined;
    out['byIconAtLeast'] =
      typeof icon === 'number' && isRecord(byIconAtLeast)
        ? { ...byIconAtLeast, icon: ICONS[icon] ?? icon }
        : byIconAtLeast;
  }
  return out;
}
