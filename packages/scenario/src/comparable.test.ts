// A game may say more to an expectation than its position writes.
import { createRegistry } from '@turnwise/game';
import { isRecord } from '@turnwise/kernel';
import { expect, test } from 'vitest';
import { bazaar } from './testing/bazaar.ts';
import { wrong } from './testing/check.ts';

const telling: typeof bazaar = {
  ...bazaar,
  notation: {
    ...bazaar.notation,
    position: {
      ...bazaar.notation.position,
      comparable: (state, expected, table) => {
        const position = bazaar.notation.position.format(state, table);
        const size = isRecord(expected) && Array.isArray(expected['lastOfDeck']) ? expected['lastOfDeck'].length : 0;
        return { ...(position as object), lastOfDeck: ['Dates', 'Eggs'].slice(-size) };
      },
    },
    view: {
      ...bazaar.notation.view,
      comparable: (view, expected, table) => ({
        ...(bazaar.notation.view.format(view, table) as object),
        asked: isRecord(expected) ? Object.keys(expected) : [],
      }),
    },
  },
};

const scenario = (position: string): string => `
scenario: 1
game: ${bazaar.id}
title: Deck
seats: [ann, bob]
steps: []
expect: { position: ${position} }
`;

test.each([
  ['{ lastOfDeck: [Eggs] }', []],
  ['{ lastOfDeck: [Dates, Eggs] }', []],
  ['{ lastOfDeck: [Dates] }', ['expect.position.lastOfDeck[0]: Dates | Eggs']],
])('%s', (position, expected) => {
  expect(wrong(scenario(position), createRegistry([telling]))).toEqual(expected);
});

test('without it, only what the position writes is known', () => {
  expect(wrong(scenario('{ lastOfDeck: [Eggs] }'))).toHaveLength(1);
});

test('and the same for a view', () => {
  const looking = scenario('{}').replace(
    'position: {}',
    'view: { ann: { asked: [asked] }, spectator: { asked: [asked, other] } }',
  );
  const found = wrong(looking, createRegistry([telling]));
  expect(found).toEqual(['expect.view.spectator.asked: [asked, other] | [asked]']);
  expect(wrong(looking)).toHaveLength(2);
});
