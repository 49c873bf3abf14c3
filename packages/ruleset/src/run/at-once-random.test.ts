// Random play of questions at once, of orders and of policies for running out of time, with hands that are sorted meanwhile: both
// interpreters come to the same, concessions and time-outs included.
import { expect, test } from 'vitest';
import { checkRuleset } from '../check/check.ts';
import { compileRuleset } from '../compile/compiler.ts';
import { createRulesetGame } from '../game.ts';
import { compareWithReference } from '../reference/compare.ts';
import { benchRuleset } from '../testing/bench.ts';

const each = (...effects: readonly object[]): object => ({
  op: 'for_each',
  in: 'players',
  as: 'p',
  simultaneous: true,
  do: effects,
});
const top = { zone: 'deck', controller: 'self', top: 3 };
const own = { zone: 'hand', controller: { ref: 'p' }, count: { upTo: 2 } };
const gain = (amount: number): readonly object[] => [
  { op: 'gain_resource', player: 'player', resource: 'score', amount },
];
const gains = (amount: number): readonly object[] => [
  { op: 'gain_resource', player: { ref: 'p' }, resource: 'score', amount },
];
const handOver = (right: number): object => ({ op: 'compare', left: { ref: 'p.hand.count' }, is: '>', right });
const ACTIONS: Readonly<Record<string, readonly object[]>> = {
  draws: [each({ op: 'draw', player: { ref: 'p' }, amount: 2 }, { op: 'discard', player: { ref: 'p' }, count: 1 })],
  plays: [
    each(
      { op: 'select', player: { ref: 'p' }, from: own, as: 'mine', ordered: true },
      { op: 'may', player: { ref: 'p' }, do: [{ op: 'draw', player: { ref: 'p' } }] },
      { op: 'move_zone', target: { ref: 'mine' }, to: 'deck', position: 'top' },
    ),
  ],
  bids: [
    each(
      { op: 'choose_number', player: { ref: 'p' }, min: 0, max: { ref: 'p.mana' }, as: 'bid' },
      { op: 'gain_resource', player: { ref: 'p' }, resource: 'score', amount: { ref: 'bid' } },
    ),
  ],
  shows: [
    {
      op: 'choose',
      modes: [
        { id: 'one', effects: gain(1) },
        { id: 'two', effects: gain(2) },
      ],
      simultaneous: true,
    },
  ],
  drops: [{ op: 'discard', player: 'opponents', count: 1, simultaneous: true }],
  gives: [
    {
      op: 'select',
      player: 'players',
      from: { zone: 'hand', controller: { ref: 'player' }, count: 1 },
      as: 'all',
      simultaneous: true,
    },
    { op: 'move_zone', target: { ref: 'bound.all' }, to: 'battlefield' },
  ],
  scries: [
    { op: 'order', in: top, as: 'sorted' },
    { op: 'move_zone', target: { ref: 'bound.sorted' }, to: 'deck', position: 'bottom' },
  ],
};
/** Both ways ask, each with its own policy; those who go neither way gain something. */
const PARTED: Readonly<Record<string, readonly object[]>> = {
  parts: [
    each(
      {
        op: 'if',
        conditions: [handOver(3)],
        then: [
          { op: 'discard', player: { ref: 'p' }, count: 2, timeOut: { answer: ['fox', 'wall'] } },
          { op: 'may', player: { ref: 'p' }, do: gains(1), timeOut: { answer: true } },
        ],
        else: [
          {
            op: 'if',
            conditions: [handOver(0)],
            then: [{ op: 'select', player: { ref: 'p' }, from: own, as: 'mine', timeOut: { answer: ['drum'] } }],
            else: gains(2),
          },
          { op: 'draw', player: { ref: 'p' } },
          { op: 'choose_number', player: { ref: 'p' }, min: 0, max: 2, as: 'bid', timeOut: { answer: 1 } },
        ],
      },
      { op: 'move_zone', target: { ref: 'mine' }, to: 'battlefield' },
      { op: 'gain_resource', player: { ref: 'p' }, resource: 'score', amount: { ref: 'bid' } },
    ),
  ],
  dares: [
    each({
      op: 'choose',
      player: { ref: 'p' },
      modes: [
        { id: 'one', effects: gains(1) },
        { id: 'two', effects: gains(2) },
      ],
      timeOut: 'concede',
    }),
  ],
  sorts: [
    { op: 'order', in: top, as: 'sorted', timeOut: { answer: ['wall', 'fox', 'drum'] } },
    {
      op: 'select',
      from: { zone: 'hand', controller: 'self', count: { upTo: 3 } },
      as: 'put',
      ordered: true,
      timeOut: { answer: ['wall', 'fox'] },
    },
    { op: 'move_zone', target: { ref: 'bound.put' }, to: 'deck', position: 'top' },
    { op: 'search', zone: 'deck', to: 'hand', timeOut: { answer: ['drum'] } },
  ],
};
const cards = ['fox', 'wall', 'drum'].map((card) => ({ card, count: 5 }));

test('forty games of three seats', () => {
  const document = benchRuleset({
    effects: [{ op: 'draw', amount: 2 }],
    ruleset: {
      decks: [{ id: 'all', cards }],
      setup: [{ op: 'for_each', in: 'players', as: 'p', do: [{ op: 'draw', player: { ref: 'p' }, amount: 4 }] }],
      actions: Object.entries({ ...ACTIONS, ...PARTED }).map(([id, effects]) => ({
        id,
        timing: 'instant',
        priority: 'active',
        effects,
      })),
      manipulation: [{ action: 'move_card', from: 'hand', to: 'hand', who: 'owner', when: 'always' }],
      victory: [
        {
          result: 'win',
          reason: 'score',
          conditions: [{ op: 'compare', left: { ref: 'player.score' }, is: '>=', right: 30 }],
        },
      ],
    },
  });
  const { ruleset, errors } = checkRuleset(document);
  if (ruleset === undefined) throw new Error(JSON.stringify(errors));
  const game = createRulesetGame({ compiled: compileRuleset(ruleset) });
  let inputs = 0;
  for (let seed = 1; seed <= 40; seed++) {
    const compared = compareWithReference(game, ruleset, {
      seed,
      seats: ['ann', 'bob', 'cat'],
      inputs: 40,
      legalEvery: 4,
    });
    expect(compared.departure, `seed ${seed}`).toBeUndefined();
    inputs += compared.inputs;
  }
  expect(inputs).toBeGreaterThan(800);
});
