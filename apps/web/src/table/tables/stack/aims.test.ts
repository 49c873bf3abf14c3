// Arrows from the stack.
import { message, naming } from '@turnwise/game';
import type { SeenThing } from '@turnwise/match';
import { expect, test } from 'vitest';
import { aimsOf, refsIn } from './aims.ts';

const card = naming('card:hill_ox', message('name.card', { name: 'Hill Ox' }));
const entry = naming('item:800', message('name.item.of', { action: 'Play', card }));
const said = (label: ReturnType<typeof message>) => ({ label, text: '' });

test('an entry points at what its marks name, each once', () => {
  const marks = [said(message('scene.aimed', { thing: card })), said(message('scene.aimed', { thing: [card] }))];
  const items: SeenThing[] = [
    { id: 'item:1', kind: 'item', place: 'stack', marks },
    { id: 'item:2', kind: 'item', place: 'stack' },
  ];
  expect(aimsOf(items)).toEqual([{ from: 'item:1', to: 'card:hill_ox' }]);
});

test('of a link inside of a link only the outer one counts', () => {
  expect(refsIn({ thing: entry })).toEqual(['item:800']);
  expect(refsIn({ number: 3, list: [card, null, 'word'] })).toEqual(['card:hill_ox']);
});
