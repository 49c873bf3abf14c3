/** Games whose views show too much, or nothing at all (law 7). */
import { hashValue } from '@turnwise/kernel';
import type { Json } from '@turnwise/kernel';
import { broken } from './broken-game.ts';
import type { BrokenGame } from './broken-game.ts';
import { definition, isEmpty } from './number-game.ts';
import type { NumberState } from './number-types.ts';

export function faultsOfViews(): readonly BrokenGame[] {
  return [
    broken(7, "shows the other's secret", { sight: { view: ({ random: _random, ...state }) => state } }),
    broken(7, 'shows the random streams', {
      sight: {
        view: (state, viewer) => ({ ...definition.sight.view(state, viewer), random: state.random }),
        determinize: (view, viewer, chooser, random) => ({
          ...definition.sight.determinize(view, viewer, chooser, random),
          random: (view as NumberState).random,
        }),
      },
    }),
    broken(7, 'shows the hash of the state', {
      sight: {
        view: (state, viewer) => ({ ...definition.sight.view(state, viewer), hash: hashValue(state) }),
        determinize: (view, viewer, chooser, random) => {
          const { hash: _hash, ...rest } = view as typeof view & { hash: string };
          return definition.sight.determinize(rest, viewer, chooser, random);
        },
      },
    }),
    broken(7, 'shows in a preview what is revealed after it', {
      sight: { view: (state, viewer) => definition.sight.view({ ...state, over: isEmpty(state) }, viewer) },
    }),
    broken(7, 'says that nothing is hidden', { sight: { hides: false } }),
    broken(
      7,
      'hides nothing, though it says so',
      {
        sight: {
          view: ({ random: _random, ...state }) => state,
          determinize: (view, _viewer, _chooser, random) => ({ ...view, random }),
        },
      },
      /hiddenInformation is declared, but b never lacked anything/,
    ),
    broken(
      7,
      'hides nothing from a spectator',
      {
        sight: {
          view: (state, viewer) => (viewer === null ? state : definition.sight.view(state, viewer)),
          determinize: (view, viewer, chooser, random) =>
            viewer === null ? { ...view, random } : definition.sight.determinize(view, viewer, chooser, random),
        },
      },
      /a spectator never lacked anything/,
    ),
    broken(
      7,
      'shows a map',
      {
        words: {
          notation: {
            ...definition.words.notation,
            view: { format: (view) => ({ ...view, marks: new Map() }) as unknown as Json },
          },
        },
      },
      /gets something that is not plain JSON: written\.marks is a Map/,
    ),
  ];
}
