// The attack on every game, a sample of what the soak does; and games with one hole each, in which it must find it.
import { asAnyGame, defineGame } from '@turnwise/game';
import type { AnyGame } from '@turnwise/game';
import { disallowed, text } from '@turnwise/kernel';
import type { Behaviour } from '@turnwise/kernel';
import { registry } from '@turnwise/registry';
import { expect, test } from 'vitest';
import { soundGame } from '../broken/sound-game.ts';
import { changed, definition, otherOf, rules } from '../broken/number-game.ts';
import type { NumberChange } from '../broken/number-game.ts';
import type { NumberGame } from '../broken/number-types.ts';
import { attackGame } from './attack.ts';
import { namesIn } from './names.ts';

/** Some 2,500 in all; fewer where a look is dear. */
const INPUTS: Readonly<Record<string, number>> = {
  innovation: 200,
  encounter: 200,
  duel: 300,
  whist: 120,
  ruleset: 150,
};

test.each(registry.games.map(({ id }) => [id, INPUTS[id] ?? 300] as const))(
  '%s holds against %i hostile inputs',
  (id, inputs) => {
    const tally = attackGame(registry.get(id) as AnyGame, { inputs, seed: 1 });
    expect(tally.failures).toEqual([]);
    expect(tally).toMatchObject({ inputs, failed: 0 });
    // It is no use if all is said by the shapes.
    const { malformedInput = 0 } = tally.codes;
    expect(malformedInput).toBeLessThan(0.8 * inputs);
    expect(Object.keys(tally.codes)).toEqual(expect.arrayContaining(['committed', 'malformedInput']));
    if (registry.get(id)?.traits.hiddenInformation === true) expect(tally.compared).toBeGreaterThan(inputs / 2);
  },
);

/** The number game with a word in its inputs, and what is made of it. */
function broken(first: Behaviour<NumberGame>, more: NumberChange = {}): AnyGame {
  const { inputs } = rules;
  const take = { ...inputs.take, word: { ...text, optional: true } };
  const open = { ...rules, inputs: { ...inputs, take }, behaviours: [first, ...rules.behaviours] };
  return asAnyGame(defineGame(changed({ rules: open, ...more })));
}

const wordIn = (input: object): string | undefined => (input as { readonly word?: string }).word;

const HOLES: readonly (readonly [string, RegExp, () => AnyGame])[] = [
  [
    'looks a word up where every object has some',
    /threw|fault|neither leave/,
    () =>
      broken({
        name: 'words',
        order: -5,
        evaluate(input) {
          const table: Readonly<Record<string, number>> = { peek: 1 };
          const found = input.kind === 'answer' ? table[input.choice] : undefined;
          // The name of a method is found, and is no number.
          return found === undefined || found.toFixed(0) === '1' ? undefined : disallowed('noSuchWord');
        },
      }),
  ],
  [
    'says more of a number where it is the secret of another',
    /where other cards are hidden/,
    () =>
      broken({
        name: 'tells',
        order: -5,
        evaluate: (input, { secrets }) =>
          input.kind === 'take' && secrets[otherOf(input.seat)] === input.count
            ? disallowed('takenByAnother')
            : undefined,
      }),
  ],
  [
    'repeats whatever was said',
    /characters/,
    () =>
      broken(
        {
          name: 'repeats',
          order: -5,
          evaluate: (input) => (wordIn(input) === undefined ? undefined : disallowed('what', { word: wordIn(input) })),
        },
        {
          words: {
            refusalLabel: ({ code }) => ({ key: `refusal.${code}`, params: { much: 'x'.repeat(300_000) } }),
            messages: { ...definition.words.messages, 'refusal.what': '{much}' },
          },
        },
      ),
  ],
];

test('a sound game holds', () => {
  expect(attackGame(soundGame, { inputs: 1_000, seed: 1 })).toMatchObject({ inputs: 1_000, failed: 0, failures: [] });
});

test.each(HOLES)('a game is found out that %s', (_, says, make) => {
  const { failed, failures } = attackGame(make(), { inputs: 800, seed: 1 });
  expect(failed).toBeGreaterThan(0);
  expect(failures.join('\n')).toMatch(says);
});

test('names are gathered by their sorts, wherever they are', () => {
  const data = { cards: [{ id: 7, name: 'fox' }], byZone: new Map(), more: { deep: ['x', { place: -1 }] } };
  expect(namesIn(data)).toEqual({
    texts: ['fox', 'x'],
    numbers: [0, 7, 1, -1],
    ids: [7],
    fields: ['more', 'byZone', 'cards', 'name', 'id', 'deep', 'place'],
  });
});
