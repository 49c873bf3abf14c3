/** A choice with names: who is asked, what by, and what may be answered. `from` and `filter` are the document's. */
import { nameOf } from '@turnwise/game';
import type { Notation } from '@turnwise/game';
import type { Json } from '@turnwise/kernel';
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
      ...(isEmpty(from) ? {} : { from: [from].flat().map((place) => formatCandidate(place, kind, table)) }),
      ...(isEmpty(filter) ? {} : { filter }),
    };
  },
};

/** Some questions are about no cards at all. */
function isEmpty(value: Json | undefined): value is null | undefined {
  return value === undefined || value === null || (typeof value === 'object' && Object.keys(value).length === 0);
}
