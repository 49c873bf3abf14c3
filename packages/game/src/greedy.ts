/**
 * The greedy player looks one input ahead. Of all that its seat may do, it takes the input that leads to the best
 * position by a written evaluation; questions caused by its own input are part of that input. It knows only what the
 * seat may know: it looks at a state that the seat cannot tell from the true one.
 */
import { pick } from './chooser.ts';
import type { Chooser } from './chooser.ts';
import type { Game, PlayTypes } from './game.ts';
import type { Seat } from './seat.ts';

export interface Judgement<T extends PlayTypes> {
  /** How good the position is for the seat; higher is better. */
  readonly evaluate: (state: T['State'], seat: Seat) => number;
  /** The input assumed to come next before a position is evaluated, such as others passing. If undefined, the position is evaluated as it is. */
  readonly follows?: (state: T['State'], seat: Seat) => T['Input'] | undefined;
  /** Whether an input only waits: it is worth as much as the position in which it is made. */
  readonly waits?: (state: T['State'], input: T['Input']) => boolean;
}

/** The most inputs of a seat that are tried. */
const WIDTH = 200;
/** The most questions in a row that one input may cause. */
const DEPTH = 3;
/** The most system inputs that may follow. */
const LENGTH = 50;

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
  /** One scratch state per depth, reused for every input. */
  const copies: T['State'][] = [];
  let best = -Infinity;
  let found: T['Input'][] = [];
  for (const input of inputs) {
    const value = valueOf(world, input, DEPTH);
    if (value < best) continue;
    if (value > best) found = [];
    best = value;
    found.push(input);
  }
  return pick(chooser, found);

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
