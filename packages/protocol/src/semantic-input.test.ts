import type { Json } from '@turnwise/kernel';
import { expect, test } from 'vitest';
import type { WireInput } from './index.ts';
import { semanticInput } from './index.ts';

const RULESET = ['begin', 'action', 'pass', 'answer', 'manipulate', 'concede'];
const BOARD = ['place', 'pass'];

test.each<[string, WireInput, readonly string[], Json]>([
  [
    'by name, as in the examples of the document',
    { type: 'attack', attackerId: 'fox', defenderId: 'wall' },
    RULESET,
    { kind: 'action', action: 'attack', targets: { attacker: 'fox', defender: 'wall' } },
  ],
  [
    'with targets beside it',
    { type: 'play_card', cardId: 'c123', targets: { card: 'c123' } },
    RULESET,
    { kind: 'action', action: 'play_card', targets: { card: 'c123' } },
  ],
  [
    'with params',
    { type: 'activate_ability', sourceId: 'fox', ability: 'bite', params: { times: 2 } },
    RULESET,
    { kind: 'action', action: 'activate_ability', targets: { source: 'fox' }, params: { ability: 'bite', times: 2 } },
  ],
  ['without anything', { type: 'wait' }, RULESET, { kind: 'action', action: 'wait' }],
  ['a kind of input', { type: 'pass', until: 'my_turn' }, RULESET, { kind: 'pass', until: 'my_turn' }],
  ['a kind of input of a game in code', { type: 'place', cell: 'b2' }, BOARD, { kind: 'place', cell: 'b2' }],
  [
    'by hand',
    {
      type: 'direct_manipulation',
      action: 'move_card',
      cardId: 'c123',
      from: 'hand',
      to: 'battlefield',
      metadata: { drag_drop: true },
    },
    RULESET,
    { kind: 'manipulate', action: 'move_card', card: 'c123', from: 'hand', to: 'battlefield' },
  ],
  [
    'several by hand',
    { type: 'direct_manipulation', action: 'move_card', cardIds: ['a', 'b'], to: 'hand' },
    RULESET,
    { kind: 'manipulate', action: 'move_card', cards: ['a', 'b'], to: 'hand' },
  ],
])('an action %s', (_, action, kinds, input) => {
  expect(semanticInput(action, kinds)).toEqual({ input, isNotation: true });
});

test('an input in the form of the engine stays as it is', () => {
  const input = { kind: 'place', cell: 4 };
  expect(semanticInput(input, BOARD)).toEqual({ input, isNotation: false });
});
