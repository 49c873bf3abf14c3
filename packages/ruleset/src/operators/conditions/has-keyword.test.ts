import { expect, test } from 'vitest';
import { holds } from '../../testing/play.ts';

const targets = [{ id: 'aim', selector: { zone: 'battlefield', count: 1 } }];
const flying = { op: 'has_keyword', target: 'aim', keyword: 'flying' };

test.each([
  ['fox', true],
  ['wall', false],
])('the %s flies: %s', (aim, expected) => {
  const position = { zones: { ann: { battlefield: ['fox', 'wall'] } } };
  expect(holds(flying, { targets, position, at: { aim } })).toBe(expected);
});

test('it is read through continuous abilities, where forbidding wins', () => {
  const abilities = [
    {
      id: 'lifts',
      kind: 'continuous',
      affects: { zone: 'battlefield', types: ['creature'] },
      modify: [{ grant: 'flying' }],
    },
    {
      id: 'grounds',
      kind: 'continuous',
      affects: { zone: 'battlefield', card: 'fox' },
      modify: [{ forbid: 'flying' }],
    },
  ];
  const ruleset = { cards: [{ id: 'mast', types: ['relic'], cost: 1, abilities }] };
  const position = { zones: { ann: { battlefield: ['fox', 'wall', 'mast'] } } };
  expect(holds(flying, { targets, position, ruleset, at: { aim: 'wall' } })).toBe(true);
  expect(holds(flying, { targets, position, ruleset, at: { aim: 'fox' } })).toBe(false);
});
