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
const all = (m: BenchMatch, s = 0) => m.game.legalInputs(m.state, seat(s), 100000);

// coupled ability targets
const abil = (targets: any, extra: any = {}) => ({
  cards: [
    {
      id: 'mage',
      types: ['creature'],
      abilities: [
        { id: 'zap', kind: 'activated', targets, effects: [{ op: 'deal_damage', target: 'a', amount: 1 }], ...extra },
      ],
    },
  ],
});
const useAct = {
  action: {
    id: 'use',
    preconditions: [{ op: 'can_activate', target: 'source', ability: { ref: 'ab' } }],
    costs: [{ op: 'pay_ability_cost', source: 'source', ability: { ref: 'ab' } }],
  },
  targets: [{ id: 'source', selector: { zone: 'battlefield', controller: 'self', count: 1 } }],
  effects: [{ op: 'execute_ability', source: 'source', ability: { ref: 'ab' } }],
};
t('ability targets coupled: every offered accepted?', () => {
  const m = M(
    {
      ...useAct,
      ruleset: abil([
        { id: 'a', selector: { zone: 'battlefield', count: 1 } },
        {
          id: 'b',
          selector: {
            zone: 'battlefield',
            count: 1,
            where: [{ op: 'not', of: { op: 'is', left: { ref: 'it' }, right: { ref: 'target.a' } } }],
          },
        },
      ]),
    },
    { zones: { ann: { battlefield: ['mage', 'fox'] }, bob: { battlefield: ['wall'] } } },
  );
  const r = all(m);
  let bad = [];
  for (const i of r.inputs) {
    const d = m.game.kernel.dispatch(m.state, i);
    if (!d.ok || !('frame' in d.value.outcome)) bad.push([i, d.ok ? (d.value.outcome as any).code : d.error]);
  }
  return [r.inputs.length, bad.length, bad.slice(0, 2)];
});
t('ability targets coupled by controller: legal never offered?', () => {
  const m = M(
    {
      ...useAct,
      ruleset: abil([
        { id: 'a', selector: { zone: 'battlefield', count: 1 } },
        {
          id: 'b',
          selector: {
            zone: 'battlefield',
            count: 1,
            where: [{ op: 'is', left: { ref: 'it.controller' }, right: { ref: 'target.a.controller' } }],
          },
        },
      ]),
    },
    { zones: { ann: { battlefield: ['mage', 'fox'] }, bob: { battlefield: ['wall'] } } },
  );
  const r = all(m);
  const d = m.game.kernel.dispatch(m.state, {
    kind: 'action',
    seat: seat(0),
    action: 'use',
    targets: { source: 'mage', a: 'fox', b: 'mage' },
    params: { ab: 'zap' },
  } as any);
  return [
    r.inputs.length,
    d.ok && d.value.outcome.kind,
    d.ok && (d.value.outcome as any).code,
    d.ok && (d.value.outcome as any).params,
  ];
});
const castRules = (targets: any) => ({
  action: { id: 'go' },
  targets: [{ id: 'card', selector: { zone: 'hand', controller: 'self', count: 1 } }],
  effects: [{ op: 'move_zone', target: 'card', to: 'battlefield' }],
  ruleset: {
    cards: [
      {
        id: 'bolt',
        abilities: [{ id: 'b', kind: 'cast', targets, effects: [{ op: 'deal_damage', target: 'a', amount: 1 }] }],
      },
    ],
  },
});
t('cast targets coupled', () => {
  const m = M(
    castRules([
      { id: 'a', selector: { zone: 'battlefield', count: 1 } },
      {
        id: 'b',
        selector: {
          zone: 'battlefield',
          count: 1,
          where: [{ op: 'not', of: { op: 'is', left: { ref: 'it' }, right: { ref: 'target.a' } } }],
        },
      },
    ]),
    { zones: { ann: { hand: ['bolt'], battlefield: ['fox'] }, bob: { battlefield: ['wall'] } } },
  );
  const r = all(m);
  let bad = [];
  for (const i of r.inputs) {
    const d = m.game.kernel.dispatch(m.state, i);
    if (!d.ok || !('frame' in d.value.outcome)) bad.push([i, d.ok ? (d.value.outcome as any).code : d.error]);
  }
  return [r.inputs.length, bad.length, bad.slice(0, 2)];
});
t('control restored', () => {
  const m = M(
    {
      targets: [{ id: 'x', selector: { zone: 'battlefield', count: 1 } }],
      effects: [
        { op: 'take_control', target: 'x', player: 'controller', until: 'end_of_turn' },
        {
          op: 'take_control',
          target: 'x',
          player: {
            op: 'first',
            of: { players: 'any', where: [{ op: 'is', left: { ref: 'it' }, right: { ref: 'opponent' } }] },
          },
          until: 'for_good',
        },
      ],
    },
    { zones: { cat: { battlefield: ['fox'] } } },
    ['ann', 'bob', 'cat'],
  );
  go(m, 'go', { x: 'fox' });
  const a = m.state.cards[0]?.controller;
  for (let i = 0; i < 9 && m.state.turn.number === 1; i++) m.send({ kind: 'pass', seat: m.state.turn.priority as any });
  return ['after action', a, 'turn', m.state.turn.number, 'controller', m.state.cards[0]?.controller, m.state.changes];
});
t('subset explosion', () => {
  const m = M(
    {
      targets: [
        { id: 'xs', selector: { zone: 'battlefield', count: { upTo: 22 } } },
        { id: 'y', selector: { players: 'any', count: 1 } },
      ],
      action: {
        preconditions: [{ op: 'compare', left: { op: 'count', of: { ref: 'target.xs' } }, is: '>', right: 30 }],
      },
      effects: [],
    },
    { zones: { ann: { battlefield: Array.from({ length: 20 }, () => 'fox') } } },
  );
  const s = performance.now();
  m.game.offers(m.state, seat(0));
  return performance.now() - s;
});
t('number param huge range', () => {
  const r = checkRuleset(benchRuleset({ effects: [], action: { params: { n: { min: 0, max: 50000000 } } } }) as any);
  return [r.errors, r.warnings];
});
