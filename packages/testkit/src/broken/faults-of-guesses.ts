/** Faults in guesses at what is hidden, and in what is sent: law 7. */
import type { GameDefinition } from '@turnwise/game';
import { issue } from '@turnwise/kernel';
import type { Json } from '@turnwise/kernel';
import { broken, rulesBefore } from './broken.ts';
import type { BrokenGame } from './broken.ts';
import { definition, HIGHEST, rules } from './number-game.ts';
import type { NumberGame } from './number-game.ts';

export function guessing(): readonly BrokenGame[] {
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
        determinize: guessesTooMuch,
      },
      /gets a guess that breaks the invariants: secrets: expected secrets up to 3/,
    ),
    broken(
      7,
      'guesses without its streams',
      { determinize: (view, viewer, chooser) => definition.determinize(view, viewer, chooser, {}) },
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
        determinize: guessesTooMuch,
      },
      /a spectator gets a guess that cannot be played on: behaviourThrew by before: no such secret/,
    ),
  ];
}

export function sending(): readonly BrokenGame[] {
  return [
    broken(
      7,
      'shows a map',
      {
        notation: {
          ...definition.notation,
          view: { format: (view) => ({ ...view, marks: new Map() }) as unknown as Json },
        },
      },
      /gets something that is not plain JSON: written\.marks is a Map/,
    ),
    broken(
      7,
      'offers a hole in a list',
      {
        offers: (state, by) =>
          definition.offers(state, by).map((offer) => ({ ...offer, hints: [undefined] }) as typeof offer),
      },
      /gets something that is not plain JSON: offers\[0\]\.hints\[0\] is undefined/,
    ),
  ];
}

/** Takes numbers for hidden secrets that no game has. */
const guessesTooMuch: GameDefinition<NumberGame>['determinize'] = (view, viewer, chooser, random) => {
  const guess = definition.determinize(view, viewer, chooser, random);
  return {
    ...guess,
    secrets: guess.secrets.map((secret, index) => (view.secrets[index] === secret ? secret : secret + HIGHEST)),
  };
};
