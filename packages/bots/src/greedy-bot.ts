/**
 * Looks one input ahead: of all that its seat may do, it takes what leads to the best position by the game's evaluation. A game without an
 * evaluation is played at random until it can be won at once.
 */
import { bestOf, createChooser, judgeInputs } from '@turnwise/game';
import type { AnyGame, AnyTypes, Judgement } from '@turnwise/game';
import { atOnce } from './at-once.ts';
import type { Bot } from './bot.ts';
import { inputsToTry } from './inputs-to-try.ts';
import { worthOf } from './reward.ts';

/** The most inputs of a seat that are tried. */
const WIDTH = 200;

export function greedyBot(game: AnyGame): Bot {
  const { evaluate, follows, waits } = game.bots.greedy ?? game.bots;
  return atOnce('greedy', ({ view, seat, seats }, seed) => {
    const judgement: Judgement<AnyTypes> = {
      evaluate: (state) => worthOf(game, evaluate, state, seat, seats),
      ...(follows && { follows }),
      ...(waits && { waits }),
    };
    const world = game.determinize(view as never, seat, createChooser(seed, 'worlds'));
    const judged = judgeInputs(game, world, seat, judgement, inputsToTry(game, world, seat, WIDTH).inputs);
    const moves = judged.map(({ input, value }) => ({ input, visits: 1, value: Math.max(0, value) }));
    return { input: bestOf(judged, createChooser(seed, 'greedy')), moves: moves.toSorted((a, b) => b.value - a.value) };
  });
}
