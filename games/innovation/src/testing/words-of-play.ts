/** Positions and random games for the tests of notation, words and drawing. */
import { createChooser, nextInput } from '@turnwise/game';
import type { Table } from '@turnwise/game';
import { eventsOf } from '@turnwise/kernel';
import type { Issue, Json } from '@turnwise/kernel';
import { innovation } from '../game.ts';
import type { Edition, InnovationEvent, InnovationInput, InnovationState } from '../types.ts';

export function tableOf(seats: number): Table {
  return { names: ['ann', 'ben', 'cal', 'dee'].slice(0, seats) };
}

export const TWO: Table = tableOf(2);

/** The position, which must be right. */
export function at(document: Json, table: Table = TWO, edition: Edition = 3): InnovationState {
  const parsed = read(document, table, edition);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
  return parsed.value;
}

/** What is wrong with it. */
export function issuesOf(document: Json, table: Table = TWO): readonly Issue[] {
  const parsed = read(document, table, 3);
  return parsed.ok ? [] : parsed.error;
}

function read(document: Json, { names }: Table, edition: Edition) {
  const context = innovation.prepare({ seed: 1, seats: names, options: { edition } });
  if (!context.ok) throw new Error(JSON.stringify(context.error));
  const { options, random } = context.value;
  return innovation.notation.position.parse(document, { names, options, random });
}

export interface Moment {
  readonly state: InnovationState;
  readonly table: Table;
  /** What came next, and what it led to; nothing after the last. */
  readonly input: InnovationInput | undefined;
  readonly events: readonly InnovationEvent[];
}

/** Every moment of a random game. */
function* randomGame(seed: number, seats: number, edition: Edition = 3): Generator<Moment> {
  const table = tableOf(seats);
  const chooser = createChooser(seed);
  const begun = innovation.setup({ seed, seats: table.names, options: { edition } });
  if (!begun.ok) throw new Error(JSON.stringify(begun.error));
  let state = begun.value;
  for (;;) {
    const input = innovation.result(state) === undefined ? nextInput(innovation, state, chooser) : undefined;
    if (input === undefined) return yield { state, table, input, events: [] };
    const made = innovation.kernel.dispatch(state, input);
    if (!made.ok || made.value.outcome.kind !== 'committed') throw new Error(JSON.stringify(made));
    yield { state, table, input, events: eventsOf(made.value.outcome.frame) };
    ({ state } = made.value);
  }
}

/** Games of every size and of both editions, with fixed seeds. */
export function* someGames(): Generator<Moment> {
  for (const [seed, seats, edition] of [
    [11, 2, 3],
    [12, 3, 3],
    [13, 4, 3],
    [14, 2, 1],
    [15, 3, 1],
    [16, 2, 3],
  ] as const)
    yield* randomGame(seed, seats, edition);
}

/** Many positions, played fast: states are changed in place, so what is wanted of one is taken at once. */
export function* manyPositions(games: number): Generator<{ readonly state: InnovationState; readonly table: Table }> {
  for (let seed = 1; seed <= games; seed++) {
    const table = tableOf(2 + (seed % 3));
    const chooser = createChooser(seed);
    const begun = innovation.setup({ seed, seats: table.names, options: { edition: seed % 4 === 0 ? 1 : 3 } });
    if (!begun.ok) throw new Error(JSON.stringify(begun.error));
    const state = innovation.kernel.clone(begun.value);
    while (innovation.result(state) === undefined) {
      yield { state, table };
      const input = nextInput(innovation, state, chooser);
      const stopped = input === undefined ? 'nobody can move' : innovation.kernel.step(state, input);
      if (stopped !== undefined) throw new Error(JSON.stringify(stopped));
    }
  }
}
