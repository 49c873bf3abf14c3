// Numbers, players and events with which a rule can never do what it says.
import type { Json } from '@turnwise/kernel';
import { describe, expect, test } from 'vitest';
import { checkRuleset } from './check.ts';
import { SOUND } from './codes.ts';

type Sections = Readonly<Record<string, Json>>;

/** `code path` of everything that is told, below the first action. */
function told(about: Sections, sections: Sections = {}): readonly string[] {
  const act = { id: 'act', timing: 'instant', effects: [], ...about };
  const { errors, warnings } = checkRuleset({ ...SOUND, ...sections, actions: [act] });
  return [...errors, ...warnings].map(({ code, path }) => `${code} ${path.replace('actions[0].', '')}`);
}

const add = (...of: readonly Json[]): Json => ({ op: 'add', of });

test.each<[string, Json, string]>([
  ['a card', { op: 'draw', count: 1 }, ''],
  ['no card', { op: 'draw', count: 0 }, ''],
  ['fewer than none', { op: 'draw', count: -1 }, 'count'],
  ['under its other name', { op: 'draw', amount: -1 }, 'amount'],
  ['computed', { op: 'draw', count: add(1, { op: 'negate', of: 3 }) }, 'count'],
  ['computed in the match', { op: 'draw', count: add(-5, { ref: 'state.turn' }) }, ''],
  ['discarded', { op: 'discard', player: 'opponent', count: -2 }, 'count'],
  ['damage', { op: 'deal_damage', target: 'opponent', amount: -2 }, 'amount'],
  ['healing', { op: 'heal', target: 'opponent', amount: -2 }, 'amount'],
  ['tokens', { op: 'create_token', card: 'fox', count: -1 }, 'count'],
  ['rounds', { op: 'repeat', times: -1, do: [] }, 'times'],
  ['cards of the top', { op: 'destroy', target: { selector: { top: -1 } } }, 'target.selector.top'],
  ['up to', { op: 'destroy', target: { selector: { count: { upTo: -1 } } } }, 'target.selector.count.upTo'],
  ['a change may be negative', { op: 'gain_resource', resource: 'mana', amount: -1 }, ''],
  ['dice', { op: 'roll', sides: 6, as: 'x' }, ''],
  ['dice without sides', { op: 'roll', sides: 0, as: 'x' }, 'sides'],
  ['no dice', { op: 'roll', sides: 6, count: -1, as: 'x' }, 'count'],
  ['a range', { op: 'let', as: 'x', value: { op: 'random', from: -1, to: 6 } }, ''],
  ['a range that is empty', { op: 'let', as: 'x', value: { op: 'random', from: 6, to: 1 } }, 'value.to'],
  [
    'a range from what the match says',
    { op: 'let', as: 'x', value: { op: 'random', from: { ref: 'state.turn' }, to: 1 } },
    '',
  ],
  ['division', { op: 'let', as: 'x', value: { op: 'divide', of: [0, 2] } }, ''],
  ['division by 0', { op: 'let', as: 'x', value: { op: 'divide', of: [1, 0] } }, 'value.of[1]'],
  [
    'by what comes to 0',
    { op: 'let', as: 'x', value: { op: 'modulo', of: [1, { op: 'subtract', from: 2, take: 2 }] } },
    'value.of[1]',
  ],
])('%s: %j', (_, effect, at) => {
  expect(told({ effects: [effect] })).toEqual(at === '' ? [] : [`impossibleNumber effects[0].${at}`]);
});

describe('more of a resource than anybody has', () => {
  test.each<[Json, boolean]>([
    [10, false],
    [11, true],
    [add(5, 6), true],
    [{ ref: 'state.turn' }, false],
  ])('%j', (amount, isTooMuch) => {
    const needed = [{ op: 'has_resource', resource: 'mana', atLeast: amount }];
    expect(told({ preconditions: needed })).toEqual(isTooMuch ? ['impossibleNumber preconditions[0].atLeast'] : []);
    const costs = [{ op: 'pay_resource', resource: 'mana', amount }];
    expect(told({ costs })).toEqual(isTooMuch ? ['unpayableCost costs[0].amount'] : []);
  });

  test('a resource without an end', () => {
    expect(told({ preconditions: [{ op: 'has_resource', resource: 'health', atLeast: 1000 }] })).toEqual([]);
  });
});

describe('damage to players', () => {
  const hit = (target: Json): Sections => ({ effects: [{ op: 'deal_damage', target, amount: 1 }] });
  const gold = { id: 'gold', start: 0 };

  test.each<[string, readonly Json[], Json, boolean]>([
    ['with health', [{ id: 'health', start: 1 }], 'opponent', false],
    ['with life', [{ id: 'life', start: 1 }], 'opponent', false],
    ['with a role', [{ ...gold, role: 'health' }], 'opponent', false],
    ['with a health that is none', [{ id: 'health', start: 1, role: 'none' }], 'opponent', true],
    ['without', [gold], 'opponent', true],
    ['all of them', [gold], 'players', true],
    ['cards', [gold], { selector: {} }, false],
  ])('%s', (_, resources, target, isTold) => {
    expect(told(hit(target), { resources })).toEqual(isTold ? ['missingHealth effects[0].target'] : []);
  });
});

describe('an event with the id of an action', () => {
  const targets = [{ id: 'who', selector: { zone: 'battlefield' } }];
  test.each<[string, Sections, string]>([
    ['carries what that chooses', { who: 'card' }, ''],
    ['carries one of both', { who: 'entity' }, ''],
    ['carries something else', { points: 'number' }, 'points'],
    ['carries it as something else', { who: 'number' }, 'who'],
  ])('%s', (_, payload, at) => {
    const issues = told({ targets }, { events: [{ id: 'act', payload }] });
    expect(issues).toEqual(at === '' ? [] : [`eventOfAction events[0].payload.${at}`]);
  });
});

describe('steps after one that ends the turn', () => {
  const steps = (ending: Json): Json => ({
    phases: [
      {
        id: 'main',
        steps: [{ id: 'main1', effects: [ending] }, { id: 'rest' }, { id: 'tidy', mandatory: true }],
      },
    ],
    priorityWindows: [{ phase: 'main', step: 'main1' }],
  });

  test.each<[Json, readonly string[]]>([
    [{ op: 'end_step' }, []],
    [{ op: 'end_turn' }, ['rest']],
    [{ op: 'end_turn', skipMandatory: true }, ['rest', 'tidy']],
  ])('%j', (ending, unreachable) => {
    const { warnings } = checkRuleset({ ...SOUND, turnStructure: steps(ending) });
    const found = warnings.filter(({ code }) => code === 'unreachableStep').map(({ found: step }) => step);
    expect(found).toEqual(unreachable.map((step) => JSON.stringify(step)));
  });
});
