// An answer for a seat out of time that can never be a legal one is told, and no other.
import type { Json } from '@turnwise/kernel';
import { describe, expect, test } from 'vitest';
import { checkRuleset } from './check.ts';
import { SOUND } from './codes.ts';

type Node = Readonly<Record<string, Json>>;

/** `code path` of everything that is told. */
function told(sections: Node): readonly string[] {
  const { errors, warnings } = checkRuleset({ ...SOUND, ...sections });
  return [...errors, ...warnings].map(({ code, path }) => `${code} ${path}`);
}

const act = (...effects: readonly Json[]): Node => ({ actions: [{ id: 'act', timing: 'instant', effects }] });
const draws = [{ op: 'draw' }];
const modes = ['low', 'mid', 'high'].map((id) => ({ id, effects: draws }));
const hand = (count: Json): Node => ({ zone: 'hand', controller: 'self', count });
const select = (count: Json, more: Node = {}): Node => ({ op: 'select', from: hand(count), as: 'x', ...more });
const players = { op: 'select', from: { players: 'any', count: 1 }, as: 'x' };

describe('effects', () => {
  test.each<[string, Node, readonly Json[], readonly Json[]]>([
    ['yes or no', { op: 'may', do: draws }, [true, false], [1, 'yes', []]],
    ['one mode', { op: 'choose', modes }, ['low'], ['none', true, ['low'], 1]],
    [
      'two modes',
      { op: 'choose', modes, count: 2 },
      [['low', 'high']],
      ['low', ['low'], ['low', 'low'], ['low', 'none']],
    ],
    ['so many modes', { op: 'choose', modes, count: { ref: 'state.turn' } }, ['low', ['low', 'mid']], ['none', 2]],
    ['a number', { op: 'choose_number', min: 1, max: 3, as: 'x' }, [1, 3], [0, 4, 'two', true, []]],
    [
      'up to a number that is not known',
      { op: 'choose_number', min: 1, max: { ref: 'state.turn' }, as: 'x' },
      [1, 99],
      [0],
    ],
    ['a card', select(1), [['fox'], ['fox.1']], ['fox', [], ['fox', 'wolf'], 1]],
    ['a card or none', select(1, { may: true }), [['fox'], []], ['fox', ['fox', 'wolf']]],
    [
      'up to two cards',
      select({ upTo: 2 }),
      [[], ['fox'], ['fox', 'fox.1']],
      [
        ['fox', 'fox'],
        ['a', 'b', 'c'],
      ],
    ],
    [
      'cards in order, of which there may be fewer',
      select(3, { ordered: true }),
      [
        ['a', 'b'],
        ['a', 'b', 'c'],
      ],
      [['a'], ['a', 'b', 'c', 'd']],
    ],
    ['an order', { op: 'order', in: hand('all'), as: 'x' }, [['a', 'b', 'c']], ['a', ['a'], []]],
    ['a discard', { op: 'discard', player: 'opponent', count: 2 }, [['a', 'b']], [['a'], 'a']],
    ['a search', { op: 'search', zone: 'deck', to: 'hand' }, [[], ['a']], [['a', 'b'], 'a']],
    ['a player, who has no name', players, [], ['ann', ['ann'], []]],
  ])('%s', (_, effect, legal, never) => {
    for (const answer of legal) expect(told(act({ ...effect, timeOut: { answer } }))).toEqual([]);
    for (const answer of never)
      expect(told(act({ ...effect, timeOut: { answer } }))).toEqual([
        'impossibleAnswer actions[0].effects[0].timeOut.answer',
      ]);
    for (const timeOut of ['fallback', 'pass', 'concede']) expect(told(act({ ...effect, timeOut }))).toEqual([]);
  });

  test.each<[string, Node]>([
    ['cards that are named', { op: 'discard', target: { selector: { zone: 'hand' } } }],
    ['cards by chance', { op: 'discard', player: 'opponent', random: true }],
    ['all there are', select('all')],
  ])('nobody is asked for %s', (_, effect) => {
    expect(told(act({ ...effect, timeOut: 'concede' }))).toEqual(['unusedKey actions[0].effects[0].timeOut']);
  });
});

describe('targets', () => {
  const target = (timeOut: Json): Node => ({ id: 'who', selector: { zone: 'battlefield', count: 1 }, timeOut });
  const rule = (timeOut: Json, more: Node = {}): Node => ({
    id: 'rule',
    when: { event: 'turn_start' },
    targets: [target(timeOut)],
    effects: draws,
    ...more,
  });
  const never = { answer: [] };

  test('of reactions and abilities are asked for', () => {
    expect(told({ reactions: [rule('concede')] })).toEqual([]);
    expect(told({ reactions: [rule(never)] })).toEqual(['impossibleAnswer reactions[0].targets[0].timeOut.answer']);
    expect(told({ reactions: [rule(never, { may: true })] })).toEqual([]);
    const fox = (timeOut: Json): Node => ({
      cards: [{ id: 'fox', abilities: [{ ...rule(timeOut), kind: 'triggered', timeOut: 'concede' }] }],
    });
    expect(told(fox(never))).toEqual(['impossibleAnswer cards[0].abilities[0].targets[0].timeOut.answer']);
    expect(told(fox('pass'))).toEqual([]);
  });

  test('of actions are not', () => {
    const action = { id: 'act', timing: 'instant', targets: [target('pass')], effects: draws };
    expect(told({ actions: [action] })).toEqual(['unusedKey actions[0].targets[0].timeOut']);
  });
});

test('with priority nothing can be answered', () => {
  const { phases } = SOUND.turnStructure as unknown as { phases: readonly { id: string; steps: { id: string }[] }[] };
  const [phase] = phases;
  const window = (timeOut: Json): Node => ({
    turnStructure: {
      phases: phases as unknown as Json,
      priorityWindows: [{ phase: phase?.id ?? '', step: phase?.steps[0]?.id ?? '', timeOut }],
    },
  });
  expect(told(window('concede'))).toEqual([]);
  expect(told(window({ answer: true }))).toEqual(['impossibleAnswer turnStructure.priorityWindows[0].timeOut.answer']);
});

test('a mode that cannot be read may be the one that is meant', () => {
  const choose = { op: 'choose', modes: [...modes, { id: 7, effects: draws }], timeOut: { answer: 'last' } };
  expect(told(act(choose))).toEqual(['wrongType actions[0].effects[0].modes[3].id']);
});
