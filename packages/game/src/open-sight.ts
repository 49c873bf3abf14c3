/**
 * The sight of a game that leaves it out. Nothing is hidden but the dice to come: a view is a copy of the state without its
 * streams, and a guess is the view with streams of its own. What never changes (`rules.constants`) is shared, as by all copies.
 */
import type { Kernel, Random } from '@turnwise/kernel';
import type { GameSight } from './game-sight.ts';
import type { PlayTypes } from './play-types.ts';

export function openSight<T extends PlayTypes>(kernel: Kernel<T>, hasStreams: boolean): GameSight<T> {
  return {
    hides: false,
    view: (state) => withoutStreams<T>(kernel.clone(state)),
    determinize: (view, _viewer, _chooser, random) => withStreams<T>(view as object, hasStreams ? { random } : {}),
  };
}

/** The view of such a game, which shares all else with the state. */
export function withoutStreams<T extends PlayTypes>(state: T['State']): T['View'] {
  const { random: _random, ...view }: T['State'] & { readonly random?: Random } = state;
  return view;
}

function withStreams<T extends PlayTypes>(view: object, streams: { readonly random?: Random }): T['State'] {
  return { ...view, ...streams };
}
