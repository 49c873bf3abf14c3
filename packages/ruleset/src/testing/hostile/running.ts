/** Rulesets that do without end: loops, cards that are made, numbers, what lasts, and long expressions. */
import type { Json } from '@turnwise/kernel';
import { ALL, doing, game, HUGE_GUARDS, it, score, TRUE } from './small-game.ts';
import type { Hostile, Node } from './small-game.ts';

export function loops(): readonly Hostile[] {
  const empty = { op: 'repeat', while: [TRUE], do: [] };
  const nested = (levels: number, times: number): Node =>
    levels === 0
      ? score({ op: 'add', of: [{ ref: 'controller.score' }, 1] })
      : { op: 'repeat', times, do: [nested(levels - 1, times)] };
  const each = (levels: number): Node =>
    levels === 0 ? score(1) : { op: 'for_each', in: ALL, as: `c${levels}`, do: [each(levels - 1)] };
  const echo = {
    id: 'echo',
    when: { event: 'resource_changed' },
    effects: [{ op: 'gain_resource', resource: 'score', amount: 1 }],
  };
  const lets = Array.from({ length: 2_000 }, (_, at) => ({ op: 'let', as: `n${at}`, value: at }));
  return [
    doing('a loop without end', 10, empty),
    doing('a loop that changes', 10, {
      op: 'repeat',
      while: [TRUE],
      do: [{ op: 'gain_resource', resource: 'score', amount: 1 }],
    }),
    ...[2, 3, 6].map((levels) => doing(`loops in loops, ${levels} deep`, 10, nested(levels, 900))),
    ...[1, 2, 4].map((levels) => doing(`each card of each card, ${levels} deep`, 1_000, each(levels))),
    doing('very many dice', 10, {
      op: 'repeat',
      times: 900,
      do: [{ op: 'roll', sides: 6, amount: 10_000, as: 'r' }],
    }),
    doing('a large deck that is shuffled again and again', 20_000, {
      op: 'repeat',
      times: 900,
      do: [{ op: 'shuffle', zone: 'deck' }],
    }),
    doing('a round of two thousand instructions', 10, { op: 'repeat', times: 900, do: lets }),
    game('a reaction that answers itself', 10, { guards: HUGE_GUARDS, reactions: [echo] }, { effects: [score(2)] }),
    game('a loop in the setup', 10, { guards: HUGE_GUARDS, setup: [empty] }),
    game('a loop in every step', 10, {
      guards: HUGE_GUARDS,
      turnStructure: {
        phases: [{ id: 'main', steps: [{ id: 'act', effects: [empty] }] }],
        priorityWindows: [{ phase: 'main', step: 'act' }],
      },
    }),
    game('turns that nobody can stop', 10, {
      guards: HUGE_GUARDS,
      turnStructure: { phases: [{ id: 'main', steps: [{ id: 'act' }] }], priorityWindows: [] },
    }),
  ];
}

export function creations(): readonly Hostile[] {
  const make = { op: 'create_token', card: 'fox' };
  const forever = { op: 'repeat', while: [TRUE], do: [make] };
  const again = { id: 'again', when: { event: 'token_created' }, effects: [make] };
  return [
    game('a setup that creates without end', 10, { guards: HUGE_GUARDS, setup: [forever] }),
    game('a setup that creates many', 10, {
      guards: HUGE_GUARDS,
      setup: [{ op: 'create_token', card: 'fox', count: 9e15 }],
    }),
    doing('an action that creates without end', 10, forever),
    doing('an action that creates as many as there may be', 10, {
      op: 'repeat',
      times: 900,
      do: [{ op: 'create_token', card: 'fox', count: 9 }],
    }),
    game('tokens that bring tokens', 10, { guards: HUGE_GUARDS, reactions: [again] }, { effects: [make] }),
    game('a step that creates', 10, {
      turnStructure: {
        phases: [{ id: 'main', steps: [{ id: 'act', effects: [{ op: 'create_token', card: 'fox', count: 4_000 }] }] }],
        priorityWindows: [{ phase: 'main', step: 'act' }],
      },
    }),
    ...[5_000, 20_000, 1e9, 9e15].map((cards) => game(`decks of ${cards}`, cards, {})),
    game('a zone of very many', 10, {
      zones: [
        { id: 'deck', owner: 'player', visibility: 'hidden', ordered: true },
        {
          id: 'battlefield',
          owner: 'player',
          visibility: 'public',
          cards: Array.from({ length: 50 }, () => ({ card: 'fox', count: 1e9 })),
        },
      ],
    }),
  ];
}

export function bigNumbers(): readonly Hostile[] {
  const most = Number.MAX_SAFE_INTEGER;
  const mine = { ref: 'controller.score' };
  return [
    ...entries([
      ['gain', { op: 'gain_resource', resource: 'score', amount: most }],
      ['multiply', score({ op: 'multiply', of: [most, most] })],
      ['square', score({ op: 'multiply', of: [mine, { op: 'add', of: [mine, 1_000_000] }] })],
      ['counters', { op: 'add_counter', target: { selector: ALL }, counter: 'damage', amount: most }],
      ['damage', { op: 'deal_damage', target: { selector: ALL }, amount: most }],
    ]).map(([name, effect]) => doing(`${name} of the greatest number`, 40, { op: 'repeat', times: 30, do: [effect] })),
    doing('as many draws as there are numbers', 10, { op: 'draw', count: most }),
    doing('dice without end', 10, { op: 'roll', sides: most, count: most, as: 'n' }),
  ];
}

export function growth(): readonly Hostile[] {
  const stronger = { op: 'modify_attribute', target: { selector: ALL }, attribute: 'power', add: 1, until: 'for_good' };
  const lasting = { ...stronger, until: 'while_in_play' };
  return [
    ...[stronger, lasting].map((effect) =>
      doing(`changes that last, ${effect.until}`, 1_000, { op: 'repeat', times: 4, do: [effect] }),
    ),
    doing('turns to come', 10, { op: 'repeat', times: 900, do: [{ op: 'extra_turn' }] }),
    doing('words for good', 1_000, { op: 'grant', target: { selector: ALL }, keyword: 'attack', until: 'for_good' }),
  ];
}

export function longExpressions(): readonly Hostile[] {
  const deep = (levels: number): Json => {
    let value: Json = 1;
    for (let i = 0; i < levels; i++) value = { op: 'add', of: [value, 1] };
    return value;
  };
  const wide = (count: number): Json => ({ op: 'add', of: Array.from({ length: count }, (_, at) => at) });
  return [
    ...[50, 500, 20_000].map((levels) => doing(`an expression ${levels} deep`, 10, score(deep(levels)))),
    doing('an expression of twenty thousand parts, often', 10, { op: 'repeat', times: 900, do: [score(wide(20_000))] }),
    doing('an expression of a thousand parts for each card', 1_000, {
      op: 'repeat',
      times: 100,
      do: [score({ op: 'sum', of: ALL, value: wide(1_000) })],
    }),
    game(
      'a thousand conditions for each card',
      1_000,
      {},
      {
        targets: [
          {
            id: 'x',
            selector: {
              ...ALL,
              where: Array.from({ length: 1_000 }, () => ({ op: 'compare', left: it('power'), is: '>', right: 0 })),
            },
          },
        ],
      },
    ),
  ];
}

const entries = (list: readonly (readonly [string, Node])[]): readonly (readonly [string, Node])[] => list;
