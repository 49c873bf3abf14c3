/** Random matches for tests: every state with the input that led to it and what happened. */
import { createChooser, nextInput } from '@turnwise/game';
import type { Game, Table } from '@turnwise/game';
import { eventsOf } from '@turnwise/kernel';
import type { RulesetEvent, RulesetInput, RulesetState, RulesetTypes } from '../types.ts';

export interface Place {
  readonly state: RulesetState;
  readonly table: Table;
  /** Undefined at the beginning. */
  readonly input: RulesetInput | undefined;
  readonly events: readonly RulesetEvent[];
}

export function* randomPlay(game: Game<RulesetTypes>, seed: number, names: readonly string[]): Generator<Place, void> {
  const table = { names };
  const start = game.setup({ seed, seats: names });
  if (!start.ok) throw new Error(JSON.stringify(start.error));
  let state = start.value;
  yield { state, table, input: undefined, events: [] };
  const chooser = createChooser(seed);
  for (let input = nextInput(game, state, chooser); input !== undefined; input = nextInput(game, state, chooser)) {
    const done = game.kernel.dispatch(state, input);
    if (!done.ok || !('frame' in done.value.outcome)) throw new Error(JSON.stringify(done));
    ({ state } = done.value);
    yield { state, table, input, events: eventsOf(done.value.outcome.frame) };
  }
}
