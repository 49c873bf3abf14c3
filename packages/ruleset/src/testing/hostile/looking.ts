/** Rulesets that look without end: selectors in selectors, targets, continuous abilities, reactions. */
import type { Json } from '@turnwise/kernel';
import { ALL, doing, existing, game, it, score, sums, TRUE } from './small-game.ts';
import type { Hostile, Node } from './small-game.ts';

const counted = (levels: number): Json =>
  levels === 0
    ? it('power')
    : { op: 'count', of: { ...ALL, where: [{ op: 'compare', left: counted(levels - 1), is: '>=', right: 0 }] } };
const ordered = (levels: number): Json =>
  levels === 0 ? it('power') : { op: 'count', of: { ...ALL, order: { by: ordered(levels - 1) } } };

/** The same look in every place where a ruleset may look. */
export function nestedLooks(): readonly Hostile[] {
  const values: readonly (readonly [string, (levels: number) => Json])[] = [
    ['sum', sums],
    ['count', counted],
    ['order', ordered],
  ];
  const over = (value: Json): Node => ({ op: 'compare', left: value, is: '>', right: 0 });
  const never = (value: Json): Node => ({ op: 'compare', left: value, is: '<', right: 0 });
  const inPlaces = (name: string, cards: number, value: Json): readonly Hostile[] => [
    doing(`${name} in an effect`, cards, score(value)),
    doing(`${name} in a loop`, cards, { op: 'repeat', times: 900, do: [score(value)] }),
    game(`${name} in a precondition`, cards, {}, { preconditions: [over(value)] }),
    game(`${name} in a cost`, cards, {}, { costs: [{ op: 'pay_resource', resource: 'score', amount: value }] }),
    game(`${name} in a target`, cards, {}, { targets: [{ id: 'x', selector: { ...ALL, where: [over(value)] } }] }),
    game(
      `${name} in the number of a target`,
      cards,
      {},
      { targets: [{ id: 'x', selector: { ...ALL, count: { min: value, max: value } } }] },
    ),
    game(`${name} in victory`, cards, { victory: [{ result: 'win', reason: 'most', conditions: [never(value)] }] }),
    game(
      `${name} in a filter`,
      cards,
      { reactions: [{ id: 'r', when: { event: 'resource_changed', filters: [never(value)] }, effects: [] }] },
      { effects: [score(2)] },
    ),
    game(`${name} in the setup`, cards, { setup: [score(value)] }),
    game(`${name} in a move by hand`, cards, {
      manipulation: [{ action: 'move_card', from: 'battlefield', to: 'graveyard', who: 'any', when: [never(value)] }],
    }),
    game(`${name} in a step`, cards, {
      turnStructure: {
        phases: [{ id: 'main', steps: [{ id: 'act', effects: [score(value)] }] }],
        priorityWindows: [{ phase: 'main', step: 'act' }],
      },
    }),
  ];
  return [
    ...values.flatMap(([name, make]) => inPlaces(`${name} of 2,000 cards, 3 deep,`, 1_000, make(3))),
    ...inPlaces('exists of 2,000 cards, 3 deep,', 1_000, { op: 'when', conditions: [existing(3)], then: 1, else: 2 }),
    ...inPlaces('sum of 60 cards, 9 deep,', 30, sums(9)),
  ];
}

export function manyTargets(): readonly Hostile[] {
  const target = (id: string, more: Node = {}): Node => ({ id, selector: { ...ALL, ...more } });
  const otherThan = (id: string, other: string): Node =>
    target(id, { where: [{ op: 'compare', left: it('power'), is: '>=', right: { ref: `${other}.power` } }] });
  const together = (ids: readonly string[]): Node => ({
    op: 'compare',
    left: { op: 'add', of: ids.map((id) => ({ ref: `${id}.power` })) },
    is: '=',
    right: 1,
  });
  const params = (count: number, max: number): Node =>
    Object.fromEntries(Array.from({ length: count }, (_, at) => [`p${at}`, { min: 0, max }]));
  return [
    game('four targets, each of all cards', 1_000, {}, { targets: ['a', 'b', 'c', 'd'].map((id) => target(id)) }),
    game(
      'four targets spoken of together',
      1_000,
      {},
      { targets: ['a', 'b', 'c', 'd'].map((id) => target(id)), preconditions: [together(['a', 'b', 'c', 'd'])] },
    ),
    game(
      'targets that speak of each other',
      1_000,
      {},
      { targets: [target('a'), otherThan('b', 'a'), otherThan('c', 'b'), otherThan('d', 'c')] },
    ),
    game(
      'half of all cards',
      1_000,
      {},
      {
        targets: [target('x', { count: { min: 500, max: 500 } })],
        preconditions: [
          { op: 'compare', left: { op: 'sum', of: { ref: 'x' }, value: it('power') }, is: '=', right: 1 },
        ],
      },
    ),
    game(
      'three times some of all cards',
      300,
      {},
      {
        targets: ['a', 'b', 'c'].map((id) => target(id, { count: { min: 1, max: 300 } })),
        preconditions: [
          {
            op: 'compare',
            left: { op: 'add', of: ['a', 'b', 'c'].map((id) => ({ op: 'sum', of: { ref: id }, value: it('power') })) },
            is: '=',
            right: 1,
          },
        ],
      },
    ),
    game(
      'nine parameters of a hundred values',
      10,
      {},
      {
        params: params(9, 99),
        preconditions: [
          {
            op: 'compare',
            left: { op: 'add', of: Array.from({ length: 9 }, (_, at) => ({ ref: `p${at}` })) },
            is: '<',
            right: 0,
          },
        ],
      },
    ),
    ...[1e4, 1e6, 9e15].map((max) => game(`a parameter up to ${max}`, 10, {}, { params: params(1, max) })),
    game('a thousand actions that look far', 500, {
      actions: Array.from({ length: 1_000 }, (_, at) => ({
        id: `go${at}`,
        timing: 'instant',
        preconditions: [existing(2)],
        effects: [],
      })),
    }),
    doing('a search through all', 2_000, {
      op: 'search',
      zone: 'deck',
      selector: { order: { by: sums(1) } },
      count: 2_000,
      to: 'hand',
    }),
    doing('all put in order', 1_000, { op: 'order', in: { zone: 'deck', controller: 'self' }, as: 'sorted' }),
  ];
}

export function layers(): readonly Hostile[] {
  const fox = (ability: Node): Node => ({
    cards: [
      {
        id: 'fox',
        types: ['creature'],
        cost: 1,
        attributes: { power: 2 },
        abilities: [{ id: 'banner', kind: 'continuous', ...ability }],
      },
    ],
    zones: [
      { id: 'deck', owner: 'player', visibility: 'hidden', ordered: true },
      { id: 'hand', owner: 'player', visibility: 'owner' },
      { id: 'battlefield', owner: 'player', visibility: 'public', cards: [{ card: 'fox', count: 800 }] },
      { id: 'graveyard', owner: 'player', visibility: 'public', ordered: true },
    ],
  });
  const adds = (value: Json): Node => ({ modify: [{ attribute: 'power', add: value }] });
  return [
    game('every card strengthens every card', 10, fox({ affects: ALL, ...adds(1) }), {
      effects: [score({ op: 'sum', of: ALL, value: it('power') })],
    }),
    game('every card asks of every card', 10, fox({ affects: ALL, conditions: [existing(1)], ...adds(1) }), {
      preconditions: [{ op: 'compare', left: { op: 'sum', of: ALL, value: it('power') }, is: '>', right: 0 }],
    }),
    game('every card adds what there is', 10, fox({ affects: ALL, ...adds(sums(2)) }), {
      targets: [{ id: 'x', selector: { ...ALL, where: [{ op: 'compare', left: it('power'), is: '>', right: 3 }] } }],
    }),
  ];
}

export function reactions(): readonly Hostile[] {
  const many = (count: number, more: Node): readonly Node[] =>
    Array.from({ length: count }, (_, at) => ({
      id: `r${at}`,
      when: { event: 'resource_changed' },
      effects: [],
      ...more,
    }));
  const watching = (kind: string, more: Node): Node => ({
    cards: [
      {
        id: 'fox',
        types: ['creature'],
        cost: 1,
        attributes: { power: 2 },
        abilities: [{ id: 'eye', kind: 'triggered', when: { event: kind }, effects: [], ...more }],
      },
    ],
    zones: [
      { id: 'deck', owner: 'player', visibility: 'hidden', ordered: true },
      { id: 'hand', owner: 'player', visibility: 'owner' },
      { id: 'battlefield', owner: 'player', visibility: 'public', cards: [{ card: 'fox', count: 2_000 }] },
      { id: 'graveyard', owner: 'player', visibility: 'public', ordered: true },
    ],
  });
  const gains = { op: 'repeat', times: 900, do: [{ op: 'gain_resource', resource: 'score', amount: 1 }] };
  return [
    game(
      'two thousand reactions to each of many events',
      10,
      { reactions: many(2_000, { conditions: [{ op: 'not', condition: TRUE }] }) },
      { effects: [gains] },
    ),
    game(
      'reactions with limits to each of many events',
      10,
      { reactions: many(50, { limit: { oncePerTurn: true } }) },
      { effects: [gains] },
    ),
    game('four thousand cards that watch', 10, watching('resource_changed', {}), { effects: [gains] }),
    game(
      'four thousand cards that watch with limits',
      10,
      watching('resource_changed', { limit: { oncePerTurn: true } }),
      { effects: [gains] },
    ),
    game(
      'four thousand cards that watch who has priority',
      10,
      watching('priority_changed', { conditions: [existing(0)] }),
      {},
    ),
    game(
      'four thousand cards that watch before',
      10,
      watching('resource_changed', { timing: 'before', conditions: [existing(0)] }),
      { effects: [gains] },
    ),
  ];
}
