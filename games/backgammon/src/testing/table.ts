/** Sets up positions and plays in them, for tests: positions are written as scenarios write them, inputs in short. */
import { createChooser, nextInput, seat } from '@turnwise/game';
import type { Chooser } from '@turnwise/game';
import { History } from '@turnwise/kernel';
import type { Json, Kernel, Outcome, Script } from '@turnwise/kernel';
import { backgammon } from '../game.ts';
import type { Backgammon, BackgammonInput, BackgammonState, BackgammonView, From, Move, To } from '../types.ts';

export const TABLE = { names: ['white', 'black'] } as const;

/** Frozen states, and a check of everything that is handed out. */
export const kernel: Kernel<Backgammon> = backgammon.kernelWith({ development: true });

export function setup(seed = 1, random: Script = {}): BackgammonState {
  const made = backgammon.setup({ seed, random });
  if (!made.ok) throw new Error(JSON.stringify(made.error));
  return made.value;
}

export function at(document: Json, random: Script = {}): BackgammonState {
  const context = backgammon.prepare({ seed: 1, random });
  if (!context.ok) throw new Error(JSON.stringify(context.error));
  const { seats: names, options, random: streams } = context.value;
  const parsed = backgammon.notation.position.parse(document, { names, options, random: streams });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
  return parsed.value;
}

/** The same that `at` reads. */
export function position(view: BackgammonView): Json {
  return backgammon.notation.view.format(view, TABLE);
}

export function tableAt(start: BackgammonState): History<Backgammon> {
  return new History(kernel, start);
}

/** `roll`, `confirm`, or a move as `24/20 4`, `bar/22 3`, `6/off 6`; of the seat that is to act. */
export function inputOf(view: BackgammonView, text: string): BackgammonInput {
  if (text === 'roll' || text === 'confirm') return { kind: text, seat: view.next };
  const [, from = '', to = '', die = ''] = /^(\w+)\/(\w+) (\d)$/.exec(text) ?? [];
  const place = (word: string): number | string => (/^\d+$/.test(word) ? Number(word) : word);
  return { kind: 'move', seat: view.next, from: place(from) as From, to: place(to) as To, die: Number(die) };
}

function textOf({ from, to, die }: Pick<Move, 'from' | 'to' | 'die'>): string {
  return `${from}/${to} ${die}`;
}

/** One input for the seat that is to act, whatever comes of it. */
export function attempt(table: History<Backgammon>, input: string | BackgammonInput): Outcome<Backgammon> {
  const made = table.dispatch(typeof input === 'string' ? inputOf(table.state, input) : input);
  if (!made.ok) throw new Error(JSON.stringify(made.error));
  return made.value.outcome;
}

/** Inputs that must all be accepted. */
export function play(table: History<Backgammon>, ...inputs: readonly (string | BackgammonInput)[]): void {
  for (const input of inputs) {
    const outcome = attempt(table, input);
    if (outcome.kind !== 'committed') throw new Error(`${JSON.stringify(input)}: ${JSON.stringify(outcome)}`);
  }
}

/** What the seat to act may do, in short, sorted. */
export function legal(state: BackgammonState): string[] {
  const { inputs } = backgammon.legalInputs(state, state.next);
  return inputs.map((input) => (input.kind === 'move' ? textOf(input) : input.kind)).toSorted();
}

/** Every state of a random game, the first and the last included, with the input that came next. */
export function* randomGame(seed: number): Generator<{ state: BackgammonState; input: BackgammonInput | undefined }> {
  const chooser: Chooser = createChooser(seed);
  let state = setup(seed);
  for (let inputs = 0; inputs <= backgammon.longest; inputs++) {
    const input = backgammon.result(state) === undefined ? nextInput(backgammon, state, chooser) : undefined;
    yield { state, input };
    if (input === undefined) return;
    const made = backgammon.kernel.dispatch(state, input);
    if (!made.ok || made.value.outcome.kind !== 'committed') throw new Error(JSON.stringify(made));
    ({ state } = made.value);
  }
}

export const WHITE_SEAT = seat(0);
export const BLACK_SEAT = seat(1);
