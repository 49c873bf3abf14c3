/** What a viewer sees, and what it may take for the state: as the game says, or all but the streams where it hides nothing. */
import { createRandom } from '@turnwise/kernel';
import type { Kernel } from '@turnwise/kernel';
import { drawSeed } from './chooser.ts';
import type { GameStreams } from './game-definition.ts';
import type { GameSight } from './game-sight.ts';
import type { Game } from './game.ts';
import type { PlayTypes } from './play-types.ts';
import { openSight } from './open-sight.ts';
import { SPECTATOR } from './seat.ts';

type Seen = 'view' | 'viewAll' | 'viewEvent' | 'viewChoice' | 'revealsTo' | 'determinize';

export function defineSight<T extends PlayTypes>(
  given: GameSight<T> | undefined,
  streams: GameStreams<T> | undefined,
  kernel: Kernel<T>,
): Pick<Game<T>, Seen> {
  const sight = given ?? openSight(kernel, streams !== undefined);
  const { view } = sight;
  return {
    view,
    viewAll: sight.viewAll ?? ((state) => view(state, SPECTATOR)),
    viewEvent: sight.viewEvent ?? ((event) => event),
    viewChoice: sight.viewChoice ?? ((choice, viewer) => (choice.seat === viewer ? choice : undefined)),
    revealsTo: sight.revealsTo ?? ((event) => event.reveals === true),
    determinize(seen, viewer, chooser) {
      const names = streams === undefined ? [] : 'in' in streams ? streams.in(seen) : streams;
      // A clone, as a view may hold parts of the true state, and whoever guesses will play on in it.
      return kernel.clone(sight.determinize(seen, viewer, chooser, createRandom(drawSeed(chooser), names)));
    },
  };
}
