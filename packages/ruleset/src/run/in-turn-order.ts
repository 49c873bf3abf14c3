/** Players of a list in turn order from the active seat on, each once, as seats. */
import type { RulesetState } from '../types.ts';

export function inTurnOrder({ turn, players }: RulesetState, values: readonly number[]): readonly number[] {
  const seats: number[] = [];
  for (let step = 0; step < players.length; step++) {
    const seat = (turn.active + step) % players.length;
    if (values.includes(~seat)) seats.push(seat);
  }
  return seats;
}
