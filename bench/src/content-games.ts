/** Random games over all content that ships with a game, the same in every run: each level or encounter with a few seeds. */
import { createChooser, nextInput, NO_SEATS, playOut } from '@turnwise/game';
import type { Game, PlayTypes } from '@turnwise/game';
import { History } from '@turnwise/kernel';
import type { Kernel } from '@turnwise/kernel';

export interface Play<T extends PlayTypes> {
  readonly start: T['State'];
  readonly seed: number;
}

/** So many games with each, nobody at the table. */
export function allPlays<T extends PlayTypes>(game: Game<T>, each: number): readonly Play<T>[] {
  const { option, shipped } = game.content ?? { option: '', shipped: [] };
  return shipped.flatMap(({ id }) =>
    Array.from({ length: each }, (_, index) => {
      const start = game.setup({ seed: index + 1, options: game.seated({ [option]: id }, NO_SEATS) });
      if (!start.ok) throw new Error(`${id} cannot be set up`);
      return { start: start.value, seed: index + 1 };
    }),
  );
}

/** In place on a copy of the start, made anew for each game. */
export function playFast<T extends PlayTypes>(game: Game<T>, own: T['State'], { start, seed }: Play<T>): void {
  game.kernel.cloneInto(own, start);
  const { end } = playOut(game, own, createChooser(seed));
  if (end !== 'over') throw new Error(`the game of seed ${seed} went wrong: ${JSON.stringify(end)}`);
}

/** With all that is recorded: frames, events, history. */
export function playRecorded<T extends PlayTypes>(
  game: Game<T>,
  kernel: Kernel<T>,
  { start, seed }: Play<T>,
): History<T> {
  const history = new History(kernel, start);
  const chooser = createChooser(seed);
  while (game.result(history.state) === undefined) {
    const input = nextInput(game, history.state, chooser);
    const result = input === undefined ? undefined : history.dispatch(input);
    if (result === undefined || !result.ok || result.value.outcome.kind !== 'committed')
      throw new Error(`the game of seed ${seed} went wrong: ${JSON.stringify(result)}`);
  }
  return history;
}

/** The states of all games, each so manyeth of them. */
export function someStates<T extends PlayTypes>(
  game: Game<T>,
  plays: readonly Play<T>[],
  every: number,
): readonly T['State'][] {
  const kernel = game.kernelWith({ hash: false });
  return plays.flatMap((play) => {
    const states = [play.start];
    for (const { input } of playRecorded(game, kernel, play).log) {
      const result = kernel.dispatch(states.at(-1) as T['State'], input);
      if (!result.ok) throw new Error(result.error.message);
      states.push(result.value.state);
    }
    return states.filter((_, index) => index % every === 0);
  });
}
