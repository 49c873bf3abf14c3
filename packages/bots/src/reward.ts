/** What a position is worth to every seat, from 0 to 1: by the result where there is one, else by the game's own evaluation. */
import type { AnyGame, AnyState, GameResult, Seat } from '@turnwise/game';

/** What the last of several losers gets is 0, and the first of them less than a draw would bring. */
const BEST_LOSER = 0.3;
const EVEN = 0.5;

export type Rewards = Float64Array;

/** All seats share a draw; partners who win together have won. With points, better losers get a little. */
export function rewardsOf(result: GameResult, into: Rewards): void {
  const { winners, scores } = result;
  const seats = into.length;
  const drawn = winners.length === seats && seats > 1;
  for (let seat = 0; seat < seats; seat++)
    into[seat] = drawn ? EVEN : scores === undefined ? 0 : loserShare(scores, seat, winners);
  if (!drawn) for (let i = 0; i < winners.length; i++) into[winners[i] as Seat] = 1;
}

/** Winners do not count: they may have fewer points. */
function loserShare(scores: readonly number[], seat: number, winners: readonly Seat[]): number {
  const losers = scores.length - winners.length;
  if (losers < 2) return 0;
  const own = scores[seat] ?? 0;
  let beaten = 0;
  for (let other = 0; other < scores.length; other++)
    if ((scores[other] as number) < own && !winners.includes(other as Seat)) beaten++;
  return (BEST_LOSER * beaten) / (losers - 1);
}

/** One seat's own, for bots that look no further than that. */
export function worthOf(
  game: AnyGame,
  evaluate: AnyGame['bots']['evaluate'],
  state: AnyState,
  seat: Seat,
  seats: number,
): number {
  const result = game.result(state);
  if (result === undefined) return evaluate?.(state, seat) ?? EVEN;
  const rewards = new Float64Array(seats);
  rewardsOf(result, rewards);
  return rewards[seat] ?? 0;
}

/** Every seat's, of a position that is not decided. */
export function evaluateAll({ bots }: AnyGame, state: AnyState, into: Rewards): void {
  const { evaluate, opposed } = bots;
  for (let seat = 0; seat < into.length; seat++) {
    const isOther = seat === 1 && opposed === true && into.length === 2;
    into[seat] = evaluate === undefined ? EVEN : isOther ? 1 - (into[0] as number) : evaluate(state, seat as Seat);
  }
}
