/** The ends of the game (RULES.md, section 14), which stop everything at once. */
import type { Seat } from '@turnwise/game';
import { achievementCount } from '../table/selectors.ts';
import type { Ended, InnovationState, Player } from '../types.ts';
import type { InnovationRun, Why } from './why.ts';

export function end(run: InnovationRun, why: Why, winners: readonly Seat[], reason: Ended['reason']): void {
  if (run.stopped) return;
  run.take({ kind: 'end', ended: { winners, reason }, source: why.source, cause: why.id });
  run.stop();
}

/** A draw above the last age: most points, then most achievements; still tied, they share it. */
export function endByScore(run: InnovationRun, why: Why): void {
  const { state } = run;
  const richest = best(state, (seat) => (state.players[seat] as Player).points);
  const winners = best(state, (seat) => achievementCount(state, seat), richest);
  end(run, why, winners, 'score');
}

/** The seats with the highest figure, in order. */
export function best(
  { players }: Pick<InnovationState, 'players'>,
  figure: (seat: Seat) => number,
  among: readonly Seat[] = players.map((_, seat) => seat as Seat),
): readonly Seat[] {
  const most = Math.max(...among.map(figure));
  return among.filter((seat) => figure(seat) === most);
}
