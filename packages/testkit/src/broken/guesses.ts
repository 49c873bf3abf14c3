/** Games that guess what is hidden from a seat, and guess wrong (law 7). */
import type { GameSight } from '@turnwise/game';
import { issue } from '@turnwise/kernel';
import { broken, rulesBefore } from './broken-game.ts';
import type { BrokenGame } from './broken-game.ts';
import { definition, HIGHEST, rules } from './number-game.ts';
import type { NumberGame } from './number-types.ts';

export function faultsOfGuesses(): readonly BrokenGame[] {
  return [
    broken(
      7,
      'guesses what breaks its invariants',
      {
        rules: {
          ...rules,
          invariants: ({ secrets }) =>
            secrets.every((secret) => secret <= HIGHEST) ? [] : [issue('secrets', 'wrongSecret', 'secrets up to 3')],
        },
        sight: { determinize: guessesTooMuch },
      },
      /gets a guess that breaks the invariants: secrets: expected secrets up to 3/,
    ),
    broken(
      7,
      'guesses without its streams',
      { sight: { determinize: (view, viewer, chooser) => definition.sight.determinize(view, viewer, chooser, {}) } },
      /gets a guess without the random stream deal/,
    ),
    broken(
      7,
      'guesses what cannot be played on',
      {
        rules: {
          ...rulesBefore((_input, { secrets }) => {
            if (secrets.some((secret) => secret > HIGHEST)) throw new Error('no such secret');
            return undefined;
          }),
          invariants: () => [],
        },
        sight: { determinize: guessesTooMuch },
      },
      /a spectator gets a guess that cannot be played on: behaviourThrew by before: no such secret/,
    ),
  ];
}

/** Takes numbers for hidden secrets that no game has. */
const guessesTooMuch: GameSight<NumberGame>['determinize'] = (view, viewer, chooser, random) => {
  const guess = definition.sight.determinize(view, viewer, chooser, random);
  return {
    ...guess,
    secrets: guess.secrets.map((secret, index) => (view.secrets[index] === secret ? secret : secret + HIGHEST)),
  };
};
