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
t(
  'victory on + conditions second event',
  () =>
    play({
      effects: [
        { op: 'deal_damage', target: 'opponent', amount: 1 },
        { op: 'deal_damage', target: 'opponent', amount: 5 },
      ],
      ruleset: {
        victory: [
          {
            result: 'win',
            reason: 'big',
            on: { event: 'damaged' },
            conditions: [
              { op: 'compare', left: { ref: 'event.amount' }, is: '>=', right: 5 },
              { op: 'is', left: { ref: 'player' }, right: { ref: 'active' } },
            ],
          },
        ],
      },
    }).events,
);
const spells = {
  cards: [
    {
      id: 'bolt',
      types: ['spell'],
      abilities: [
        {
          id: 'e',
          kind: 'cast',
          targets: [{ id: 'a', selector: { zone: 'battlefield', count: 1 } }],
          effects: [{ op: 'deal_damage', target: 'a', amount: 1 }],
        },
      ],
    },
  ],
  zones: [{ id: 'casting', owner: 'player', visibility: 'public' }],
  actions: [
    {
      id: 'cast',
      timing: 'stack',
      targets: [{ id: 'card', selector: { zone: 'hand', controller: 'self', count: 1 } }],
      costs: [{ op: 'move_zone', target: 'card', to: 'casting' }],
      effects: [{ op: 'move_zone', target: 'card', to: 'battlefield' }],
    },
    {
      id: 'undo',
      timing: 'stack',
      targets: [{ id: 'what', selector: { stack: true, event: 'cast', controller: 'opponent', count: 1 } }],
      effects: [
        { op: 'counter', target: 'what' },
        { op: 'move_zone', target: { ref: 'what.card' }, to: 'battlefield' },
      ],
    },
  ],
};
t('countered spell moved into play', () => {
  const m = M(
    { effects: [], ruleset: spells },
    { zones: { ann: { hand: ['bolt'], battlefield: ['fox'] }, bob: { battlefield: ['wall'] } } },
  );
  console.log(go(m, 'cast', { card: 'bolt', a: 'fox' }), m.state.turn.priority);
  const r = go(m, 'undo', {}, 1);
  console.log(r, m.state.turn.priority, m.choice);
  while (m.choice) m.answer(m.choice.candidates[0] as any);
  return [m.events.map((e: any) => [e.kind, e.card, e.from, e.to, e.by].join(' '))];
});
