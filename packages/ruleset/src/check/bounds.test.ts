// What is large or very wrong is told in few words and with bounded work: texts, lists, names, unknown keys, near misses.
import type { Json } from '@turnwise/kernel';
import { describe, expect, test } from 'vitest';
import { RULESET_LIMITS } from '../limits.ts';
import { checkRuleset } from './check.ts';
import { SOUND } from './codes.ts';

type Sections = Readonly<Record<string, Json>>;

const repeat = (count: number, make: (index: number) => Json): readonly Json[] =>
  Array.from({ length: count }, (_, index) => make(index));
const keyed = (count: number, key: (index: number) => string): Sections =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [key(index), 1]));
const effects = (nodes: readonly Json[]): Sections => ({ actions: [{ id: 'act', timing: 'instant', effects: nodes }] });

/** The first issue, after the answer was found to be small. */
function first(sections: Sections): string {
  const { ruleset, errors, warnings } = checkRuleset({ ...SOUND, ...sections });
  expect(ruleset).toBeUndefined();
  expect(errors.length).toBeLessThanOrEqual(101);
  expect(JSON.stringify({ errors, warnings }).length).toBeLessThan(64_000);
  return `${errors[0]?.code} ${errors[0]?.path}`;
}

const { cards, id, list, text, title } = RULESET_LIMITS;

describe('too large', () => {
  test.each<readonly [string, Sections, string]>([
    ['a message', { messages: { 'result.won': 'x'.repeat(200_000) } }, 'tooLong messages.result.won'],
    ['a text on a card', { cards: [{ id: 'fox', text: 'x'.repeat(text.usual + 1) }] }, 'tooLong cards[0].text'],
    ['a title', { name: 'x'.repeat(title.usual + 1) }, 'tooLong name'],
    ['an id', { id: 'x'.repeat(id.usual + 1) }, 'tooLong id'],
    ['a word', effects([{ op: 'draw', player: 'x'.repeat(id.usual + 1) }]), 'tooLong actions[0].effects[0].player'],
    ['effects', effects(repeat(list.usual + 1, () => ({ op: 'draw' }))), 'tooMany actions[0].effects'],
    [
      'operands',
      effects([{ op: 'draw', amount: { op: 'add', of: repeat(list.usual + 1, () => 1) } }]),
      'tooMany actions[0].effects[0].amount.of',
    ],
    ['cards', { cards: repeat(cards.usual + 1, (index) => ({ id: `c${index}` })) }, 'tooMany cards'],
    ['unknown keys', keyed(200_000, (index) => `key${index}`), 'tooMany '],
    ['a key', { messages: { ['x'.repeat(1_000_000)]: '' } }, `tooLong messages.${'x'.repeat(30)}…${'x'.repeat(29)}`],
    ['all of it', { ui: { a: repeat(1_999, () => repeat(1_999, () => 0)) } }, 'tooBig '],
  ])('%s', (_, sections, issue) => {
    expect(first(sections)).toBe(issue);
  });

  test('a ruleset in a circle', () => {
    const around: Record<string, Json> = {};
    around['again'] = around;
    expect(first({ ui: around })).toBe('tooDeep ');
  });
});

describe('very wrong', () => {
  test.each<readonly [string, Sections, string]>([
    [
      'keys that are near',
      { cards: [{ id: 'fox', ...keyed(1_900, (index) => `kewyord${index}`) }] },
      'unknownKey cards[0].kewyord0',
    ],
    [
      'keys on every card',
      { cards: repeat(5_000, (index) => ({ id: `c${index}`, txet: 'a', csot: 1 })) },
      'unknownKey cards[0].txet',
    ],
    ['types', { cards: repeat(20_000, () => 7) }, 'wrongType cards[0]'],
    [
      'operators',
      effects(repeat(1_900, (index) => ({ op: `darw${index}` }))),
      'unknownOperator actions[0].effects[0].op',
    ],
    ['ids', { cards: repeat(5_000, (index) => ({ id: `Bad ${index}` })) }, 'badName cards[0].id'],
    ['one id', { cards: repeat(5_000, () => ({ id: 'fox' })) }, 'duplicateId cards[1].id'],
    [
      'words among very many cards',
      {
        cards: repeat(10_000, (index) => ({ id: `card_${index}` })),
        decks: [{ id: 'mine', cards: repeat(1_000, (index) => `crad_${index}`) }],
      },
      'unknownName decks[0].cards[0]',
    ],
    [
      'a few faults in a long list',
      { setup: repeat(1_900, (index) => ({ op: index % 30 === 0 ? 'darw' : 'draw' })) },
      'unknownOperator setup[0].op',
    ],
  ])('%s', (_, sections, issue) => {
    expect(first(sections)).toBe(issue);
  });
});

test('ten thousand cards are not too many', () => {
  const { ruleset, errors } = checkRuleset({ ...SOUND, cards: repeat(10_000, (index) => ({ id: `card_${index}` })) });
  expect([ruleset === undefined, errors]).toEqual([false, []]);
});
