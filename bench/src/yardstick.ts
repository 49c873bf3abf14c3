/** Measures something in moves of the hand-written tic-tac-toe: a machine that is slow for a while is slow for both. */
import type { Samples } from './figure.ts';
import { interleave } from './interleave.ts';
import type { Contender, Rounds } from './interleave.ts';
import { loadHandLoop } from './load-hand-loop.ts';

const SEED = 7;

export async function againstYardstick(contender: Contender, rounds?: Rounds): Promise<Samples> {
  const hand = await loadHandLoop(1);
  return interleave(hand.ticTacToe(hand.mulberry32(SEED)), contender, rounds);
}
