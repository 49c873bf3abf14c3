// Every operator: its example is sound where it may stand, and whatever operand of it is wrong is told at its place.
import { isRecord } from '@turnwise/kernel';
import type { Json } from '@turnwise/kernel';
import { describe, expect, test } from 'vitest';
import { CONDITIONS } from '../operators/conditions.ts';
import { EFFECTS } from '../operators/effects.ts';
import { VALUES } from '../operators/values.ts';
import { checkRuleset } from './check.ts';
import { SOUND } from './codes.ts';

/** Everything that the examples speak of. */
const WORLD: Readonly<Record<string, Json>> = {
  ...SOUND,
  zones: [...(SOUND.zones as readonly Json[]), { id: 'trick', owner: 'shared', visibility: 'public', role: 'none' }],
  attributes: ['power', 'rank'],
  counters: ['damage', 'growth', 'seeds'],
  flags: ['tapped', 'marked'],
  keywords: ['flying'],
  turnStructure: {
    phases: [{ id: 'combat', steps: [{ id: 'declare_attackers' }] }],
    priorityWindows: [{ phase: 'combat', step: 'declare_attackers' }],
  },
  events: [
    { id: 'clash', payload: { attacker: 'card', target: 'card', amount: 'number' } },
    { id: 'combat_resolved', payload: { attacker: 'card' } },
  ],
};
const TARGETS = [
  ...['victim', 'pit', 'attacker', 'defender', 'blocker', 'source', 'card'].map((id) => ({ id, selector: {} })),
  { id: 'what', selector: { stack: true } },
];

/** In a replacement, where there are a card, an event and targets; what is about abilities, in an action with a parameter. */
function around(sort: string, node: Json): { readonly document: Json; readonly at: string } {
  const inAction = JSON.stringify(node).includes('abilityId');
  const effect =
    sort === 'conditions'
      ? { op: 'repeat', while: [node], do: [] }
      : sort === 'values'
        ? { op: 'let', as: 'y', value: node }
        : node;
  const inner = sort === 'conditions' ? '.while[0]' : sort === 'values' ? '.value' : '';
  const effects = [{ op: 'let', as: 'winner', value: 'active' }, effect];
  const fox = (abilities: readonly Json[]): Json => [{ id: 'ember_fox', types: ['creature'], cost: 1, abilities }];
  if (!inAction) {
    const ability = {
      id: 'claw',
      kind: 'replacement',
      when: { event: 'clash' },
      targets: TARGETS,
      limit: { oncePerTurn: true },
      effects,
    };
    return { document: { ...WORLD, cards: fox([ability]) }, at: `cards[0].abilities[0].effects[1]${inner}` };
  }
  const execute = { op: 'execute_ability', source: 'source', ability: { ref: 'abilityId' } };
  const isCost = sort === 'effects' && isRecord(node) && node.op === 'pay_ability_cost';
  const action = {
    id: 'use',
    timing: 'stack',
    targets: TARGETS,
    ...(isCost ? { costs: [node], effects: [execute] } : { effects: [...effects, execute] }),
  };
  return {
    document: { ...WORLD, cards: fox([]), actions: [action] },
    at: isCost ? 'actions[0].costs[0]' : `actions[0].effects[1]${inner}`,
  };
}

/** Paths of what is told, below the node. */
function told(sort: string, node: Json): readonly string[] {
  const { document, at } = around(sort, node);
  const { errors, warnings } = checkRuleset(document);
  return [...errors, ...warnings].map(
    ({ path, code }) => `${path.startsWith(at) ? path.slice(at.length) : path} ${code}`,
  );
}

/** Operands that may be any text, and those that name what they bind. */
const FREE: readonly string[] = ['op', 'as', 'reason', 'stream'];

describe.each([
  ['values', VALUES],
  ['conditions', CONDITIONS],
  ['effects', EFFECTS],
] as const)('%s', (sort, operators) => {
  const cases = operators.map(({ op, about }) => [op, about.example as Readonly<Record<string, Json>>] as const);

  test.each(cases)('the example of %s is sound', (_, example) => {
    expect(told(sort, example)).toEqual([]);
  });

  test.each(cases)('%s tells which operand is wrong', (_, example) => {
    for (const key of Object.keys(example).filter((one) => !FREE.includes(one))) {
      const issues = told(sort, { ...example, [key]: Array.isArray(example[key]) ? ['no_such_name'] : 'no_such_name' });
      expect(
        issues.filter((issue) => issue.startsWith(`.${key}`)),
        `${key}: ${issues.join()}`,
      ).not.toEqual([]);
    }
  });
});
