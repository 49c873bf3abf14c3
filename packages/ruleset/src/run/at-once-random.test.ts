// Random play of questions at once and of orders: both interpreters come to the same, concessions and time-outs included.
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
const cards = ['fox', 'wall', 'drum'].map((card) => ({ card, count: 5 }));

test('forty games of three seats', () => {
  const document = benchRuleset({
    effects: [{ op: 'draw', amount: 2 }],
    ruleset: {
      decks: [{ id: 'all', cards }],
      setup: [{ op: 'for_each', in: 'players', as: 'p', do: [{ op: 'draw', player: { ref: 'p' }, amount: 4 }] }],
      actions: Object.entries(ACTIONS).map(([id, effects]) => ({ id, timing: 'instant', priority: 'active', effects })),
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
