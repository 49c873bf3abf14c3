// Other spellings: taken by the checker, put right for everything after it, and told of at the place where they were written.
import type { Json } from '@turnwise/kernel';
import { describe, expect, test } from 'vitest';
import { checkRuleset } from '../check/check.ts';
import { SOUND } from '../check/codes.ts';
import { normalised, writtenPath } from './aliases.ts';

type Sections = Readonly<Record<string, Json>>;

const zones = SOUND.zones as readonly Json[];
const market = (more: Sections): Sections => ({
  zones: [...zones, { id: 'market', owner: 'shared', visibility: 'public', ...more }],
});
const reaction = (more: Sections): Sections => ({
  reactions: [{ id: 'rule', when: { event: 'healed' }, effects: [{ op: 'draw' }], ...more }],
});
const ability = (more: Sections): Sections => ({
  abilities: [{ id: 'bite', kind: 'triggered', when: { event: 'healed' }, effects: [{ op: 'draw' }], ...more }],
});
const victory = (selector: Sections): Sections => ({
  victory: [{ result: 'win', reason: 'it', conditions: [{ op: 'exists', selector }] }],
});
const cost = [{ op: 'tap', target: 'self' }];

describe.each<[string, Sections, Sections]>([
  ['eventType of a reaction', reaction({ when: { eventType: 'healed' } }), reaction({ when: { event: 'healed' } })],
  ['eventType of an ability', ability({ when: { eventType: 'healed' } }), ability({ when: { event: 'healed' } })],
  [
    'eventType of a victory',
    { victory: [{ result: 'lose', reason: 'x', on: { eventType: 'draw_failed' } }] },
    { victory: [{ result: 'lose', reason: 'x', on: { event: 'draw_failed' } }] },
  ],
  ['cost of an ability', ability({ cost }), ability({ costs: cost })],
  ['an ordered zone', market({ order: 'ordered' }), market({ ordered: true })],
  ['an unordered zone', market({ order: 'unordered' }), market({ ordered: false })],
  ['one type', victory({ types: 'creature' }), victory({ types: ['creature'] })],
  ['one keyword', victory({ not: { keywords: 'attack' } }), victory({ not: { keywords: ['attack'] } })],
  [
    'one type of a card',
    { cards: [{ id: 'fox', types: 'creature' }] },
    { cards: [{ id: 'fox', types: ['creature'] }] },
  ],
  ['no limit', reaction({ limit: { oncePerTurn: false } }), reaction({ limit: {} })],
  [
    'one limit of two',
    reaction({ limit: { once_per_turn: false, oncePerTurn: true } }),
    reaction({ limit: { oncePerTurn: true } }),
  ],
])('%s', (_, written, meant) => {
  test('is the same as what the format says', () => {
    expect(normalised({ ...SOUND, ...written })).toEqual({ ...SOUND, ...meant });
    const { ruleset, errors, warnings } = checkRuleset({ ...SOUND, ...written });
    expect(errors).toEqual([]);
    expect(warnings.map(({ code }) => code)).toEqual(
      checkRuleset({ ...SOUND, ...meant }).warnings.map(({ code }) => code),
    );
    expect(ruleset).toEqual({ ...SOUND, ...meant });
  });
});

test('a document without any is itself', () => {
  expect(normalised(SOUND)).toBe(SOUND);
});

test('names of the author are no spellings', () => {
  const names: Sections = {
    messages: { types: 'kinds', keywords: 'words' },
    events: [{ id: 'shown', payload: { types: 'card', eventType: 'text' } }],
    actions: [
      { id: 'act', timing: 'instant', params: { types: 'ability', keywords: { min: 1, max: 2 } }, effects: [] },
    ],
  };
  expect(normalised({ ...SOUND, ...names })).toEqual({ ...SOUND, ...names });
});

test('one beside what it means is refused', () => {
  const codes = (sections: Sections): readonly string[] =>
    checkRuleset({ ...SOUND, ...sections }).errors.map(({ code, path }) => `${code} ${path}`);
  expect(codes(reaction({ when: { event: 'healed', eventType: 'healed' } }))).toEqual(['wrongKeys reactions[0].when']);
  expect(codes(reaction({ when: {} }))).toEqual(['wrongKeys reactions[0].when']);
  expect(codes(market({ order: 'ordered', ordered: true }))).toEqual(['wrongKeys zones[4]']);
  expect(codes(ability({ cost, costs: cost }))).toEqual(['wrongKeys abilities[0]']);
});

test.each<[Sections, string, string]>([
  [reaction({ when: { eventType: 'haeled' } }), 'unknownName', 'reactions[0].when.eventType'],
  [victory({ types: 'craeture' }), 'unknownType', 'victory[0].conditions[0].selector.types'],
  [
    { abilities: [{ id: 'bite', kind: 'activated', cost: [{ op: 'draw' }], effects: [] }] },
    'notACost',
    'abilities[0].cost[0].op',
  ],
  [market({ order: 'sorted' }), 'wrongValue', 'zones[4].order'],
])('what is wrong is told where it stands: %j', (written, code, path) => {
  const { errors, warnings } = checkRuleset({ ...SOUND, ...written });
  expect([...errors, ...warnings]).toContainEqual(expect.objectContaining({ code, path }));
});

test('a path that is as it was written stays', () => {
  expect(writtenPath('cards[0].abilities[1].when.event', SOUND)).toBe('cards[0].abilities[1].when.event');
  expect(writtenPath('', SOUND)).toBe('');
});
