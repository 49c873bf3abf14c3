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
const bolt = {
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
};
const echo = {
  id: 'chain',
  types: ['spell'],
  abilities: [
    {
      id: 'f',
      kind: 'cast',
      targets: [{ id: 'b', selector: { zone: 'battlefield', count: 1 } }],
      effects: [
        { op: 'tap', target: 'b' },
        {
          op: 'move_zone',
          target: { selector: { zone: 'deck', controller: 'self', top: 1, count: 'all' } },
          to: 'battlefield',
        },
      ],
    },
  ],
};
t('cast within cast', () => {
  const r = play({
    targets: [{ id: 'card', selector: { zone: 'hand', controller: 'self', count: 1 } }],
    effects: [{ op: 'move_zone', target: 'card', to: 'battlefield' }],
    ruleset: { cards: [bolt, echo] },
    position: { zones: { ann: { hand: ['chain'], deck: ['bolt'], battlefield: ['fox', 'wall'] } } },
    at: { card: 'chain', b: 'fox' },
  });
  return [r.events, r.choice];
});
// execute_ability of another card inside an activated ability with targets
const puppet = {
  id: 'puppet',
  types: ['creature'],
  abilities: [
    {
      id: 'hit',
      kind: 'activated',
      targets: [{ id: 'v', selector: { zone: 'battlefield', count: 1 } }],
      effects: [{ op: 'deal_damage', target: 'v', amount: 1 }],
    },
  ],
};
const master = {
  id: 'master',
  types: ['creature'],
  abilities: [
    {
      id: 'order',
      kind: 'activated',
      targets: [{ id: 'p', selector: { zone: 'battlefield', count: 1 } }],
      effects: [{ op: 'execute_ability', source: { ref: 'p' }, ability: 'hit' }],
    },
  ],
};
t('execute within execute', () => {
  const r = play({
    action: {
      id: 'use',
      preconditions: [{ op: 'can_activate', target: 'source', ability: { ref: 'ab' } }],
      costs: [{ op: 'pay_ability_cost', source: 'source', ability: { ref: 'ab' } }],
      params: { ab: { oneOf: ['order'] } },
    },
    targets: [{ id: 'source', selector: { zone: 'battlefield', controller: 'self', count: 1 } }],
    effects: [{ op: 'execute_ability', source: 'source', ability: { ref: 'ab' } }],
    ruleset: { cards: [puppet, master] },
    position: { zones: { ann: { battlefield: ['puppet', 'master', 'fox'] } } },
    at: { source: 'master', p: 'puppet' },
  });
  return [r.events, r.choice, r.refused, r.params];
});
const dm = {
  action: { id: 'go' },
  targets: [{ id: 'source', selector: { zone: 'battlefield', card: 'master', controller: 'self', count: 1 } }],
  effects: [{ op: 'execute_ability', source: 'source', ability: 'order' }],
};
t('execute within execute, literal', () => {
  const r = play({
    ...dm,
    ruleset: { cards: [puppet, master] },
    position: { zones: { ann: { battlefield: ['puppet', 'master', 'fox'] } } },
    at: { source: 'master', p: 'puppet' },
  });
  return [r.events, r.choice, r.refused, r.params];
});
