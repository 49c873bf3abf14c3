/** A card as it is made: it lies nowhere until it has moved to where it is to go. */
import type { Compiled } from '../compiled/compiled.ts';
import type { CardState, EventDiff } from '../types.ts';

export type Made = Omit<Extract<EventDiff, { kind: 'create' }>, 'kind' | 'event'>;

/** As a literal, so that all cards have one hidden class. */
export function madeCard({ counters }: Compiled, { id, definition, owner, token, seen, common }: Made): CardState {
  return {
    id,
    definition,
    owner,
    controller: owner,
    place: -1,
    flags: 0,
    counters: counters.map(() => 0),
    seen,
    token,
    common,
  };
}
