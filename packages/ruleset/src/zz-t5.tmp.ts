import { play } from './testing/play.ts';
import { BenchMatch } from './testing/bench-match.ts';
import { benchRuleset } from './testing/bench.ts';
import { checkRuleset } from './check/check.ts';
import { seat } from '@turnwise/game';
const T = { number: 1, active: 'ann', phase: 'main', step: 'act', priority: 'ann' };
function t(name: string, f: () => unknown) {
  const s = performance.now();
  try {
    console.log('##', name, '\n  ', JSON.stringify(f())?.slice(0, 1500));
  } catch (e: any) {
    console.log(
      '##',
      name,
      '\n   THROWS',
      String(e.stack ?? e)
        .slice(0, 1500)
        .split('\n    at ')[0],
    );
  }
  const d = performance.now() - s;
  if (d > 500) console.log('   ms', d | 0);
}
const go = (m: BenchMatch, action = 'go', targets: any = {}, s = 0, params: any = {}) =>
  m.send({ kind: 'action', seat: seat(s), action, targets, params } as any);
const M = (req: any, position: any = {}, seats = ['ann', 'bob']) =>
  new BenchMatch({ document: benchRuleset(req), position: { turn: T, ...position }, seats, random: {} });
t('manipulate with reaction', () => {
  const m = M(
    {
      effects: [],
      ruleset: {
        manipulation: [{ action: 'move_card', from: 'hand', to: 'battlefield', who: 'owner' }],
        reactions: [
          { id: 'r', when: { event: 'zone_moved' }, effects: [{ op: 'gain_resource', resource: 'score', amount: 1 }] },
        ],
      },
    },
    { zones: { ann: { hand: ['fox'] } } },
  );
  m.send({ kind: 'manipulate', seat: seat(0), action: 'move_card', card: 'fox', to: 'battlefield' } as any);
  return m.events;
});
t('manipulate other seat card who any', () => {
  const m = M(
    {
      effects: [],
      ruleset: { manipulation: [{ action: 'move_card', from: 'battlefield', to: 'graveyard', who: 'any' }] },
    },
    { zones: { bob: { battlefield: ['fox'] } } },
  );
  m.send({ kind: 'manipulate', seat: seat(0), action: 'move_card', card: 'fox', to: 'graveyard' } as any);
  return [m.events, m.state.cards];
});
t('manipulate battlefield->battlefield other', () => {
  const m = M(
    {
      effects: [],
      ruleset: { manipulation: [{ action: 'move_card', from: 'battlefield', to: 'battlefield', who: 'any' }] },
    },
    { zones: { bob: { battlefield: ['fox', 'wall'] } } },
  );
  m.send({
    kind: 'manipulate',
    seat: seat(0),
    action: 'move_card',
    card: 'fox',
    to: 'battlefield',
    position: 1,
  } as any);
  return [m.events, m.state.cards.map((c) => c.controller), m.state.places];
});
t('manipulate shared pool -> hand', () => {
  const m = M(
    { effects: [], ruleset: { manipulation: [{ action: 'move_card', from: 'pool', to: 'hand', who: 'any' }] } },
    {
      turn: { number: 1, active: 'bob', phase: 'main', step: 'act', priority: 'bob' },
      zones: { shared: { pool: ['fox', 'wall'] } },
    },
  );
  m.send({ kind: 'manipulate', seat: seat(1), action: 'move_card', card: 'fox', to: 'hand' } as any);
  return [m.events, m.state.cards.map((c) => [c.controller, c.owner, c.place]), m.state.places];
});
t('manipulate with stack item waiting', () => {
  const m = M(
    {
      effects: [{ op: 'gain_resource', resource: 'score', amount: 1 }],
      action: { timing: 'stack' },
      ruleset: {
        actions: [{ id: 'quick', timing: 'instant', effects: [] }],
        manipulation: [{ action: 'move_card', from: 'hand', to: 'battlefield', who: 'owner' }],
        reactions: [
          { id: 'r', when: { event: 'zone_moved' }, effects: [{ op: 'gain_resource', resource: 'score', amount: 1 }] },
        ],
      },
    },
    { zones: { ann: { hand: ['fox'] }, bob: { hand: ['wall'] } } },
  );
  go(m);
  console.log(m.state.turn.priority);
  m.send({ kind: 'manipulate', seat: seat(1), action: 'move_card', card: 'wall', to: 'battlefield' } as any);
  return [m.events.slice(-3), m.state.turn.priority];
});
t('let secret number visible in stack view', () => {
  const m = M(
    {
      effects: [
        {
          op: 'let',
          as: 'n',
          value: { op: 'sum', of: { zone: 'hand', controller: 'opponent' }, value: { ref: 'it.cost' } },
        },
        { op: 'may', do: [{ op: 'draw' }] },
      ],
    },
    { zones: { bob: { hand: ['fox', 'wall'] }, ann: { deck: ['fox'] } } },
  );
  console.log(m.state.turn.priority);
  go(m);
  console.log(m.choice?.kind);
  const v = m.game.view(m.state, seat(0));
  return v.stack.effects.map((e: any) => e.registers);
});
t('explain tells hidden', () => {
  const m = M(
    {
      effects: [],
      action: {
        preconditions: [
          {
            op: 'compare',
            left: { op: 'sum', of: { zone: 'hand', controller: 'opponent' }, value: { ref: 'it.cost' } },
            is: '>',
            right: 10,
          },
        ],
      },
    },
    { zones: { bob: { hand: ['fox', 'wall'] } } },
  );
  return [
    go(m)?.params,
    checkRuleset(
      benchRuleset({
        effects: [],
        action: {
          preconditions: [
            {
              op: 'compare',
              left: { op: 'sum', of: { zone: 'hand', controller: 'opponent' }, value: { ref: 'it.cost' } },
              is: '>',
              right: 10,
            },
          ],
        },
      }) as any,
    ).warnings,
  ];
});
t('candidates by type in hidden hand', () => {
  const d = {
    effects: [],
    targets: [{ id: 'x', selector: { zone: 'hand', controller: 'opponent', types: ['relic'], count: 1 } }],
  };
  const m = M(d, { zones: { bob: { hand: ['fox', 'drum', 'wall'] } } });
  return [
    m.game.offers(m.state, seat(0))[0]?.slots,
    (m.game.offers(m.state, seat(0))[0] as any)?.fixed,
    checkRuleset(benchRuleset(d) as any).warnings,
  ];
});
t(
  'emit number of secret',
  () =>
    checkRuleset(
      benchRuleset({
        effects: [
          {
            op: 'emit',
            event: 'told',
            payload: { n: { op: 'sum', of: { zone: 'hand', controller: 'opponent' }, value: { ref: 'it.cost' } } },
          },
        ],
        ruleset: { events: [{ id: 'told', payload: { n: 'number' } }] },
      }) as any,
    ).warnings,
);
t(
  'set_resource by secret',
  () =>
    checkRuleset(
      benchRuleset({
        effects: [
          {
            op: 'set_resource',
            resource: 'score',
            amount: { op: 'sum', of: { zone: 'hand', controller: 'opponent' }, value: { ref: 'it.cost' } },
          },
        ],
      }) as any,
    ).warnings,
);
t(
  'let then emit',
  () =>
    checkRuleset(
      benchRuleset({
        effects: [
          {
            op: 'let',
            as: 'n',
            value: { op: 'sum', of: { zone: 'hand', controller: 'opponent' }, value: { ref: 'it.cost' } },
          },
          { op: 'emit', event: 'told', payload: { n: { ref: 'n' } } },
        ],
        ruleset: { events: [{ id: 'told', payload: { n: 'number' } }] },
      }) as any,
    ).warnings,
);
t(
  'select top of deck, then emit',
  () =>
    checkRuleset(
      benchRuleset({
        effects: [
          { op: 'select', from: { zone: 'deck', top: 1, controller: 'self', count: 1 }, as: 'c' },
          { op: 'emit', event: 'told', payload: { n: { ref: 'c.cost' } } },
        ],
        ruleset: { events: [{ id: 'told', payload: { n: 'number' } }] },
      }) as any,
    ).warnings,
);
t(
  'player.hand ref first',
  () =>
    checkRuleset(
      benchRuleset({
        effects: [{ op: 'emit', event: 'told', payload: { n: { op: 'first', of: { ref: 'opponent.hand' } } } }],
        ruleset: { events: [{ id: 'told', payload: { n: 'card' } }] },
      }) as any,
    ).warnings,
);
