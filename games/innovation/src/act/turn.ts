/** From one action to the next, and from turn to turn (RULES.md, section 3). */
import type { Seat } from '@turnwise/game';
import type { InnovationRun } from './why.ts';

/** After an action: the next turn, if it was the last of this one. */
export function endAction(run: InnovationRun): void {
  const { state } = run;
  if (run.stopped || state.actionsLeft > 0) return;
  startTurn(run, ((state.active + 1) % state.players.length) as Seat);
}

export function startTurn(run: InnovationRun, seat: Seat): void {
  const { state } = run;
  const turn = state.turn + 1;
  run.take({ kind: 'turn', seat, turn, actions: actionsIn(turn, state.players.length) });
}

/** Two; one in the very first turn, and with four seats in the second too. */
function actionsIn(turn: number, seats: number): number {
  return turn === 1 || (turn === 2 && seats === 4) ? 1 : 2;
}
