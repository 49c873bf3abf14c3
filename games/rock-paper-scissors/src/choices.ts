/** The question that each seat is asked in each round. */
import type { Choice, Seat } from '@turnwise/game';
import { toAct } from './standing.ts';
import { THROWS } from './types.ts';
import type { RpsState } from './types.ts';

export function choices(state: RpsState): readonly Choice[] {
  return toAct(state).map((seat) => ({
    id: choiceId(state.round, seat),
    seat,
    kind: 'selectOption',
    min: 1,
    max: 1,
    source: 'throw',
    candidates: THROWS,
  }));
}

/** Tells the round, so that an answer that comes late is not taken for the next one. */
export function choiceId(round: number, seat: Seat): string {
  return `round${round}-seat${seat}`;
}
