// What a ruleset would tell of what is hidden: cards that not all see, and parameters that are secret.
import type { Json } from '@turnwise/kernel';
import { describe, expect, test } from 'vitest';
import { told } from '../testing/checked.ts';
import type { Sections } from '../testing/checked.ts';

describe('secrets', () => {
  const events = [{ id: 'shown', payload: { card: 'card', name: 'text', points: 'number' }, secret: ['card'] }];
  const showing = (payload: Json, when = 'card_drawn'): Sections => ({
    events,
    reactions: [{ id: 'tell', when: { event: when }, effects: [{ op: 'emit', event: 'shown', payload }] }],
  });

  test.each<[string, Json, string, readonly string[]]>([
    ['a drawn card in a secret field', { card: { ref: 'event.card' } }, 'card_drawn', []],
    ['its name in an open one', { name: { ref: 'event.card.definition' } }, 'card_drawn', ['name']],
    ['its cost', { points: { op: 'add', of: [1, { ref: 'event.card.cost' }] } }, 'card_drawn', ['points']],
    ['who has it', { points: { ref: 'event.card.controller.mana' } }, 'card_drawn', []],
    ['the name of a destroyed card', { name: { ref: 'event.card.definition' } }, 'destroyed', []],
    ['how many are in a hand', { points: { op: 'count', of: { zone: 'hand' } } }, 'destroyed', []],
    [
      'what they cost',
      { points: { op: 'sum', of: { zone: 'hand' }, value: { ref: 'it.cost' } } },
      'destroyed',
      ['points'],
    ],
  ])('%s', (_, payload, when, fields) => {
    const issues = told(showing(payload, when)).filter((issue) => issue.startsWith('secretTold'));
    expect(issues).toEqual(fields.map((field) => `secretTold reactions[0].effects[0].payload.${field}`));
  });

  test('what was chosen in secret stays secret under its name', () => {
    const effects = [
      { op: 'select', from: { zone: 'hand', controller: 'self' }, as: 'chosen' },
      { op: 'let', as: 'again', value: 'chosen' },
      { op: 'emit', event: 'shown', payload: { card: 'chosen', name: { ref: 'again.definition' }, points: 0 } },
    ];
    expect(told({ events, setup: effects })).toEqual(['secretTold setup[2].payload.name']);
  });
});

describe('secret parameters', () => {
  const bid = (effects: readonly Json[], more: Sections = {}): Json => ({
    id: 'bid',
    timing: 'instant',
    params: { amount: { min: 0, max: 9, secret: true }, colour: { oneOf: ['red', 'blue'] } },
    effects,
    ...more,
  });
  const gain = (amount: Json): Json => ({ op: 'gain_resource', resource: 'mana', amount });
  const big = (ref: string): Json => ({ op: 'compare', left: { ref }, is: '>', right: 3 });
  const answer = (more: Sections): Sections => ({
    actions: [bid([])],
    reactions: [{ id: 'rule', when: { event: 'action_taken' }, effects: [], ...more }],
  });

  test.each<[string, Sections, readonly string[]]>([
    ['a number that all see', { actions: [bid([gain({ ref: 'amount' })])] }, ['actions[0].effects[0].amount']],
    ['the same by its name alone', { actions: [bid([gain('amount')])] }, ['actions[0].effects[0].amount']],
    ['a public one', { actions: [bid([gain(1), { op: 'let', as: 'x', value: 'colour' }])] }, []],
    [
      'what is computed from it',
      {
        actions: [
          bid([
            { op: 'let', as: 'more', value: { op: 'add', of: [1, { ref: 'amount' }] } },
            { op: 'set_resource', resource: 'mana', amount: { ref: 'bound.more' } },
          ]),
        ],
      },
      ['actions[0].effects[1].amount'],
    ],
    [
      'what is done because of it',
      { actions: [bid([{ op: 'if', condition: big('amount'), then: [gain(1)] }])] },
      ['actions[0].effects[0].condition'],
    ],
    [
      'a cost',
      { actions: [bid([], { costs: [{ op: 'pay_resource', resource: 'mana', amount: 'amount' }] })] },
      ['actions[0].costs[0].amount'],
    ],
    ['what the seat itself may do', { actions: [bid([], { preconditions: [big('amount')] })] }, []],
    [
      'what is answered',
      answer({ when: { event: 'action_taken', filters: [big('event.amount')] } }),
      ['reactions[0].when.filters[0]'],
    ],
    ['a condition of an answer', answer({ conditions: [big('event.amount')] }), ['reactions[0].conditions[0]']],
    [
      'an answer to the action itself',
      answer({ when: { event: 'bid' }, effects: [gain({ ref: 'event.amount' })] }),
      ['reactions[0].effects[0].amount'],
    ],
    ['what an answer does', answer({ effects: [gain({ ref: 'event.amount' })] }), ['reactions[0].effects[0].amount']],
    [
      'an answer to an action that has a public one of the same name',
      {
        actions: [bid([]), { ...(bid([]) as object), id: 'call', params: { amount: { min: 0, max: 9 } } }],
        reactions: [
          {
            id: 'rule',
            when: { event: 'action_taken', filters: [{ op: 'is', left: { ref: 'event.action' }, right: 'call' }] },
            effects: [gain({ ref: 'event.amount' })],
          },
        ],
      },
      [],
    ],
    ['an answer to something else', answer({ effects: [gain(1)] }), []],
  ])('%s', (_, sections, places) => {
    const issues = told(sections).filter((issue) => issue.startsWith('secretTold'));
    expect(issues).toEqual(places.map((place) => `secretTold ${place}`));
  });
});
