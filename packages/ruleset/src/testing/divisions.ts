/** A ruleset in which any number may be one that cannot always be computed. `n` says for each what stands in its place. */
import type { SandboxRequest } from './sandbox.ts';

export function divisions(n: (value: number) => unknown): SandboxRequest {
  const more = (left: unknown, right: number): readonly unknown[] => [
    { op: 'compare', left, is: '>', right: n(right) },
  ];
  return {
    targets: [
      {
        id: 'x',
        selector: {
          zone: 'battlefield',
          count: { min: n(0), max: n(2) },
          order: { by: n(1) },
          where: [{ op: 'compare', left: { ref: 'it.power' }, is: '>=', right: n(0) }],
        },
      },
    ],
    action: {
      costs: [{ op: 'pay_resource', resource: 'mana', amount: n(0) }],
      preconditions: more(n(5), 0),
    },
    effects: [
      {
        op: 'set_resource',
        resource: 'score',
        amount: { op: 'subtract', from: n(1), take: { ref: 'opponent.score' } },
      },
      { op: 'draw', count: n(1) },
      { op: 'create_token', card: 'odd', count: n(1) },
      { op: 'deal_damage', target: 'x', amount: n(1) },
    ],
    ruleset: {
      cards: [
        {
          id: 'odd',
          types: ['creature'],
          attributes: { power: 1 },
          abilities: [
            {
              id: 'grows',
              kind: 'continuous',
              affects: { attributes: [{ attribute: 'power', is: '>', value: n(0) }] },
              while: more(n(1), 0),
              modify: [{ attribute: 'power', add: n(1) }],
            },
            {
              id: 'bites',
              kind: 'triggered',
              when: { event: 'resource_changed', filters: more({ ref: 'event.amount' }, -9) },
              limit: { oncePerTurn: true },
              conditions: more(n(1), 0),
              targets: [{ id: 'y', selector: { zone: 'battlefield', count: { min: n(1), max: n(1) } } }],
              effects: [{ op: 'deal_damage', target: 'y', amount: n(1) }],
            },
          ],
        },
      ],
      actions: [
        {
          id: 'hit',
          timing: 'stack',
          targets: [
            { id: 'a', selector: { zone: 'battlefield', count: { upTo: n(2) } } },
            {
              id: 'b',
              selector: {
                players: 'any',
                count: 1,
                where: [{ op: 'compare', left: { ref: 'it.health' }, is: '>=', right: n(0) }],
              },
            },
          ],
          preconditions: more({ op: 'count', of: { ref: 'a' } }, 0),
          effects: [
            { op: 'deal_damage', target: 'b', amount: n(2) },
            { op: 'set_resource', resource: 'score', amount: 3 },
          ],
        },
      ],
      victory: [
        {
          result: 'lose',
          reason: 'dead',
          conditions: [{ op: 'compare', left: { ref: 'player.health' }, is: '<=', right: n(0) }],
        },
      ],
      setup: [{ op: 'create_card', card: 'odd', to: 'deck', count: 6, player: 'opponent' }],
      turnStructure: {
        phases: [
          {
            id: 'main',
            steps: [{ id: 'act', conditions: more(n(1), 0), effects: [{ op: 'draw', count: n(1) }] }, { id: 'rest' }],
          },
          { id: 'close', steps: [{ id: 'tidy', conditions: more(n(1), 0) }] },
        ],
        priorityWindows: [
          { phase: 'main', step: 'act' },
          { phase: 'main', step: 'rest' },
        ],
      },
    },
  };
}
