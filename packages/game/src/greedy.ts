/**
 * The greedy player: it looks one input ahead. Of all that its seat may do it takes what leads to the best position by a
 * written evaluation; questions that its own input brings are part of that input. It knows what the seat may know, and no
 * more: it looks at a state that the seat cannot tell from the true one.
 */
import { pick } from './chooser.ts';
import type { Chooser } from './chooser.ts';
import type { Game, PlayTypes } from './game.ts';
import type { Seat } from './seat.ts';

export interface Judgement<T extends PlayTypes> {
  /** How good the position is for the seat; the highest is taken. */
  readonly evaluate: (state: T['State'], seat: Seat) => number;
  /** What is taken to happen next before a position is evaluated, as that others do nothing; nothing: it is evaluated as it is. */
  readonly follows?: (state: T['State'], seat: Seat) => T['Input'] | undefined;
  /** Whether an input is waiting only: it is as good as the position in which it is made. */
  readonly waits?: (state: T['State'], input: T['Input']) => boolean;
}

/** Inputs that are looked at, of those that a seat may make. */
const WIDTH = 200;
/** Questions in a row that one input may bring. */
const DEPTH = 3;
/** Inputs that may follow by themselves. */
const LENGTH = 50;

/** The best input of a seat that is to act; chance decides among those that are as good. */
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
  /** One for each depth, used again for every input. */
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
    // What the guess makes impossible is no reason to do it.
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
