// Selectors in selectors: what one look may cost, told where it is too much, and nowhere else.
import type { Json } from '@turnwise/kernel';
import { expect, test } from 'vitest';
import { told } from '../testing/checked.ts';

const ALL = { zone: ['deck', 'hand', 'battlefield', 'graveyard'] };
const nested = (levels: number): Json => (levels === 0 ? 1 : { op: 'sum', of: ALL, value: nested(levels - 1) });
const existing = (levels: number): Json => ({
  op: 'exists',
  selector: levels === 0 ? ALL : { ...ALL, where: [existing(levels - 1)] },
});
const decks = (count: number): Json => [{ id: 'usual', cards: [{ card: 'fox', count }] }];
const doing = (...effects: readonly Json[]): Json => [{ id: 'act', timing: 'instant', effects }];
const score = (amount: Json): Json => ({ op: 'gain_resource', resource: 'mana', amount });

test.each<readonly [string, Readonly<Record<string, Json>>, readonly string[]]>([
  ['one level of many', { decks: decks(2_000), actions: doing(score(nested(1))) }, []],
  ['two levels of few', { decks: decks(100), actions: doing(score(nested(2))) }, []],
  ['two levels of many', { decks: decks(500), actions: doing(score(nested(2))) }, ['actions[0].effects[0].amount']],
  ['many levels of few', { decks: decks(30), actions: doing(score(nested(5))) }, ['actions[0].effects[0].amount']],
  [
    'side by side',
    { decks: decks(500), actions: doing(score(nested(1)), score(nested(2)), score(nested(2))) },
    ['actions[0].effects[1].amount', 'actions[0].effects[2].amount'],
  ],
  [
    'in victory',
    { decks: decks(500), victory: [{ result: 'win', reason: 'most', conditions: [existing(1)] }] },
    ['victory[0].conditions[0].selector'],
  ],
])('%s', (_, sections, paths) => {
  expect(told(sections).filter((line) => line.startsWith('costlySelector'))).toEqual(
    paths.map((path) => `costlySelector ${path}`),
  );
});

test('what a zone can hold is what is looked at', () => {
  const zones: Json = [
    { id: 'deck', owner: 'player', visibility: 'hidden', ordered: true },
    { id: 'hand', owner: 'player', visibility: 'owner', capacity: 7 },
    { id: 'battlefield', owner: 'player', visibility: 'public' },
    { id: 'graveyard', owner: 'player', visibility: 'public', ordered: true },
  ];
  const inHand = { zone: 'hand' };
  const value = { op: 'sum', of: inHand, value: { op: 'sum', of: inHand, value: 1 } };
  const lines = told({ zones, decks: decks(2_000), actions: doing(score(value)) });
  expect(lines.filter((line) => line.startsWith('costlySelector'))).toEqual([]);
});
