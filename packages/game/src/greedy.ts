/**
 * The greedy player looks one input ahead. Of all that its seat may do, it takes the input that leads to the best
 * position by a written evaluation; questions caused by its own input are part of that input. It knows only what the
 * seat may know: it looks at a state that the seat cannot tell from the true one.
 */
import type { Judgement } from './game-bots.ts';
import { pick } from './chooser.ts';
import type { Chooser } from './chooser.ts';
import type { Game } from './game.ts';
import type { PlayTypes } from './play-types.ts';
import type { Seat } from './seat.ts';

/** The most inputs of a seat that are tried. */
const WIDTH = 200;
/** The most questions in a row that one input may cause. */
const DEPTH = 3;
/** The most system inputs that may follow. */
const LENGTH = 50;

/** What an input leads to, for the seat that makes it; -Infinity where it cannot be made. */
export interface Judged<T extends PlayTypes> {
  readonly input: T['Input'];
  readonly value: number;
}

/** The best input of a seat that is to act; ties are broken at random. */
export function greedyInput<T extends PlayTypes>(
  game: Game<T>,
  state: T['State'],
  seat: Seat,
  judgement: Judgement<T>,
  chooser: Chooser,
): T['Input'] | undefined {
  const { inputs } = game.legalInputs(state, seat, WIDTH);
  if (inputs.length < 2) return inputs[0];
  const world = game.determinize(game.view(state, seat), seat, chooser);
  return bestOf(judgeInputs(game, world, seat, judgement, inputs), chooser);
}

/** One of those with the highest value. */
export function bestOf<T extends PlayTypes>(judged: readonly Judged<T>[], chooser: Chooser): T['Input'] | undefined {
  const best = judged.reduce((most, { value }) => Math.max(most, value), -Infinity);
  return pick(
    chooser,
    judged.filter(({ value }) => value === best),
  )?.input;
}

/** What each of the inputs leads to in a world that the seat takes for the true one; without a list, all that it may do there. */
export function judgeInputs<T extends PlayTypes>(
  game: Game<T>,
  world: T['State'],
  seat: Seat,
  judgement: Judgement<T>,
  inputs: readonly T['Input'][] = game.legalInputs(world, seat, WIDTH).inputs,
): readonly Judged<T>[] {
  /** One scratch state per depth, reused for every input. */
  const copies: T['State'][] = [];
  return inputs.map((input) => ({ input, value: valueOf(world, input, DEPTH) }));

  function valueOf(from: T['State'], input: T['Input'], depth: number): number {
    if (judgement.waits?.(from, input) === true) return judgement.evaluate(from, seat);
    const copy = copyOf(from, depth);
    // An input that is impossible in the guess must not win by that.
    if (game.kernel.step(copy, input) !== undefined) return -Infinity;
    for (let steps = 0; steps < LENGTH && game.result(copy) === undefined; steps++) {
      if (depth > 0 && game.choices(copy).some((choice) => choice.seat === seat)) return bestAnswer(copy, depth - 1);
      const next = game.toAct(copy).length === 0 ? game.next(copy) : judgement.follows?.(copy, seat);
      if (next === undefined || game.kernel.step(copy, next) !== undefined) break;
    }
    return judgement.evaluate(copy, seat);
  }

  function copyOf(from: T['State'], depth: number): T['State'] {
    const made = copies[depth];
    if (made === undefined) return (copies[depth] = game.kernel.clone(from));
    game.kernel.cloneInto(made, from);
    return made;
  }

  function bestAnswer(asked: T['State'], depth: number): number {
    const answers = game.legalInputs(asked, seat, WIDTH).inputs;
    return answers.reduce<number>((most, answer) => Math.max(most, valueOf(asked, answer, depth)), -Infinity);
  }
}
