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
t('victory after manipulation', () => {
  const m = M(
    {
      effects: [],
      ruleset: {
        manipulation: [{ action: 'move_card', from: 'hand', to: 'battlefield', who: 'owner' }],
        victory: [
          {
            result: 'win',
            reason: 'three',
            conditions: [
              { op: 'compare', left: { op: 'count', of: { ref: 'player.battlefield' } }, is: '>=', right: 1 },
            ],
          },
        ],
      },
    },
    { zones: { ann: { hand: ['fox'] } } },
  );
  m.send({ kind: 'manipulate', seat: seat(0), action: 'move_card', card: 'fox', to: 'battlefield' } as any);
  return [m.events, m.state.ended];
});
t('manipulation position on capacity zone', () => 0);
// before-reaction with ask then prevented etc
t(
  'replacement choices',
  () =>
    play({
      effects: [{ op: 'deal_damage', target: { selector: { zone: 'battlefield', count: 'all' } }, amount: 2 }],
      ruleset: {
        reactions: [
          { id: 'r', when: { event: 'deal_damage' }, timing: 'before', may: true, effects: [{ op: 'counter' }] },
        ],
      },
      position: { zones: { ann: { battlefield: ['fox', 'wall'] } } },
      answers: [true, false],
    }).events,
);
t(
  'counter an item by event nested',
  () =>
    play({
      effects: [{ op: 'emit', event: 'boom', payload: {} }],
      ruleset: {
        events: [
          { id: 'boom', resolve: [{ op: 'draw' }, { op: 'emit', event: 'bam' }] },
          { id: 'bam', resolve: [{ op: 'gain_resource', resource: 'mana', amount: 1 }] },
        ],
        reactions: [
          {
            id: 'r',
            when: { event: 'bam' },
            timing: 'before',
            effects: [{ op: 'replace_event', with: [{ op: 'gain_resource', resource: 'score', amount: 5 }] }],
          },
        ],
      },
      position: { zones: { ann: { deck: ['fox'] } } },
    }).events,
);
t(
  'destroy self in before reaction',
  () =>
    play({
      effects: [{ op: 'destroy', target: { selector: { zone: 'battlefield', count: 'all' } } }],
      ruleset: {
        reactions: [
          {
            id: 'r',
            when: { event: 'destroyed' },
            timing: 'before',
            limit: { maxPerEvent: 1 },
            effects: [{ op: 'move_zone', target: { ref: 'event.card' }, to: 'hand' }],
          },
        ],
      },
      position: { zones: { ann: { battlefield: ['fox', 'wall'] } } },
    }).events,
);
t(
  'copy_card',
  () =>
    play({
      targets: [{ id: 'x', selector: { zone: 'battlefield', count: 1 } }],
      effects: [
        { op: 'copy_card', target: 'x', as: 'c' },
        { op: 'tap', target: 'c' },
      ],
      position: { zones: { ann: { battlefield: ['fox', 'wall'] } } },
      at: { x: 'fox' },
    }).events,
);
t(
  'token destroyed triggers own',
  () =>
    play({
      effects: [
        { op: 'create_token', card: 'imp', as: 'i' },
        { op: 'destroy', target: 'i' },
      ],
      ruleset: {
        cards: [
          {
            id: 'imp',
            types: ['creature'],
            abilities: [
              {
                id: 'dies',
                kind: 'triggered',
                when: { event: 'destroyed', filters: [{ op: 'is', left: { ref: 'event.card' }, right: 'self' }] },
                effects: [
                  { op: 'draw' },
                  { op: 'tap', target: 'self' },
                  { op: 'add_counter', target: 'self', counter: 'growth', amount: 1 },
                  { op: 'move_zone', target: 'self', to: 'hand' },
                ],
              },
            ],
          },
        ],
      },
      position: { zones: { ann: { deck: ['fox'] } } },
    }).events,
);
t('extra_turn for out', () =>
  play({
    effects: [{ op: 'lose', player: 'opponent' }, { op: 'extra_turn', player: 'opponent' }, { op: 'end_turn' }],
    seats: ['ann', 'bob', 'cat'],
  }).events.slice(-6),
);
t(
  'active loses in own action',
  () =>
    play({
      effects: [
        { op: 'lose', player: 'controller' },
        { op: 'gain_resource', resource: 'score', amount: 1 },
      ],
      seats: ['ann', 'bob', 'cat'],
    }).events,
);
t('timeout window of item', () => {
  const m = M({ effects: [{ op: 'gain_resource', resource: 'score', amount: 1 }], action: { timing: 'stack' } }, {}, [
    'ann',
    'bob',
    'cat',
  ]);
  go(m);
  const p = m.state.turn.priority;
  m.send({ kind: 'timeout', seat: seat(p) });
  const q = m.state.turn.priority;
  m.send({ kind: 'concede', seat: seat(q) });
  return [p, q, m.events.slice(-4)];
});
t('concede of adder in item window', () => {
  const m = M({ effects: [{ op: 'gain_resource', resource: 'score', amount: 1 }], action: { timing: 'stack' } }, {}, [
    'ann',
    'bob',
    'cat',
  ]);
  go(m);
  m.send({ kind: 'pass', seat: seat(1) });
  m.send({ kind: 'concede', seat: seat(0) });
  return [m.state.turn.priority, m.events.slice(-6)];
});
t('concede while passed in item window', () => {
  const m = M({ effects: [{ op: 'gain_resource', resource: 'score', amount: 1 }], action: { timing: 'stack' } }, {}, [
    'ann',
    'bob',
    'cat',
  ]);
  go(m);
  m.send({ kind: 'pass', seat: seat(1) });
  m.send({ kind: 'concede', seat: seat(1) });
  return [m.state.turn.priority, m.events.slice(-6)];
});
t('concede of non-priority in step window', () => {
  const m = M({ effects: [] }, {}, ['ann', 'bob', 'cat']);
  m.send({ kind: 'pass', seat: seat(0) });
  m.send({ kind: 'pass', seat: seat(1) });
  m.send({ kind: 'concede', seat: seat(1) });
  return [m.state.turn.priority, m.events.slice(-6)];
});
t('concede of active in step window', () => {
  const m = M({ effects: [] }, {}, ['ann', 'bob', 'cat']);
  m.send({ kind: 'pass', seat: seat(0) });
  m.send({ kind: 'concede', seat: seat(0) });
  return [m.state.turn, m.events.slice(-6)];
});
t('stop changes nothing visible', () => {
  const m = M({ effects: [] }, {}, ['ann', 'bob', 'cat']);
  m.send({ kind: 'pass', seat: seat(0), until: 'my_turn' } as any);
  return [m.send({ kind: 'stop', seat: seat(0) }), m.events.slice(-3)];
});
t('unknown until', () => {
  const m = M({ effects: [] });
  return m.send({ kind: 'pass', seat: seat(0), until: 'nope' } as any);
});
t('bad param', () => {
  const m = M({
    ...{
      action: { params: { n: { min: 1, max: 3 }, w: { oneOf: ['a', 'b'] } } },
      effects: [{ op: 'gain_resource', resource: 'score', amount: { ref: 'n' } }],
    },
  });
  return [
    go(m, 'go', {}, 0, { n: 9, w: 'a' }),
    go(m, 'go', {}, 0, { n: 'a', w: 'a' }),
    go(m, 'go', {}, 0, { n: 2, w: 'toString' }),
    go(m, 'go', {}, 0, { n: 2, w: 'b' }),
    m.events,
  ];
});
t('proto keys', () => {
  const m = M({ effects: [] });
  return [go(m, '__proto__'), go(m, 'go', JSON.parse('{"__proto__":"x"}')), go(m, 'go', { constructor: 'x' })];
});
