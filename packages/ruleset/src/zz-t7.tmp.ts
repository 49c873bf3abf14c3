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
t('cast by effect w/o targets', () =>
  play({
    targets: [{ id: 'x', selector: { zone: 'hand', controller: 'self', count: 1 } }],
    effects: [{ op: 'if', conditions: [], then: [{ op: 'move_zone', target: 'x', to: 'battlefield' }] }],
    ruleset: {
      cards: [
        {
          id: 'bolt',
          abilities: [
            {
              id: 'b',
              kind: 'cast',
              targets: [{ id: 'a', selector: { zone: 'battlefield', count: 1 } }],
              effects: [{ op: 'deal_damage', target: 'a', amount: 1 }],
            },
          ],
        },
      ],
    },
    position: { zones: { ann: { hand: ['bolt'] } } },
    at: { x: 'bolt' },
  }),
);
t(
  'two lose entries',
  () =>
    play({
      effects: [{ op: 'set_resource', resource: 'health', amount: 0 }, { op: 'draw' }],
      ruleset: {
        victory: [
          {
            result: 'lose',
            reason: 'health',
            conditions: [{ op: 'compare', left: { ref: 'player.health' }, is: '<=', right: 0 }],
          },
          { result: 'lose', reason: 'empty', on: { event: 'draw_failed' } },
        ],
      },
    }).events,
);
