// What a player's evaluation reads: figures by name, attributes and keywords through the layers.
import { seat } from '@turnwise/game';
import { expect, test } from 'vitest';
import { compiledFor, createReader, createRulesetGame } from '../index.ts';
import { sandboxRuleset } from '../testing/sandbox.ts';
import type { RulesetState } from '../types.ts';

const horn = { id: 'horn', kind: 'continuous', affects: { zone: 'battlefield', types: ['creature'] } };
const compiled = compiledFor(
  sandboxRuleset({
    ruleset: {
      cards: [
        {
          id: 'war_horn',
          types: ['relic'],
          abilities: [{ ...horn, modify: [{ attribute: 'power', add: 2 }, { grant: 'flying' }] }],
        },
      ],
    },
  }),
);
const game = createRulesetGame({ compiled });
const reader = createReader(compiled);
const ANN = seat(0);

/** Ann has a wall, and these cards beside it. */
function stateWith(...others: readonly string[]): RulesetState {
  const context = game.prepare({ seed: 1, seats: ['ann', 'bob'] });
  if (!context.ok) throw new Error(JSON.stringify(context.error));
  const position = {
    resources: { ann: { mana: 4 }, bob: { mana: 1 } },
    zones: {
      ann: { battlefield: [{ id: 'a_wall', card: 'wall', tapped: true, counters: { damage: 1 } }, ...others] },
    },
  };
  const read = game.notation.position.parse(position, { ...context.value, names: ['ann', 'bob'] });
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return read.value;
}

test('figures are read by name', () => {
  const state = stateWith('war_horn');
  const cards = reader.cards('battlefield')(state, ANN);
  const of = <V>(figure: (at: typeof state, card: number) => V): Record<string, V> =>
    Object.fromEntries(cards.map((card) => [state.cards[card]?.id ?? '', figure(state, card)]));
  expect([0, 1].map((at) => reader.resource('mana')(state, seat(at)))).toEqual([4, 1]);
  expect(reader.cards('battlefield')(state, seat(1))).toEqual([]);
  expect(of(reader.attribute('power'))).toEqual({ a_wall: 2, war_horn: 0 });
  expect(of(reader.counter('damage'))).toEqual({ a_wall: 1, war_horn: 0 });
  expect(of(reader.flag('tapped'))).toEqual({ a_wall: true, war_horn: false });
  expect(of(reader.keyword('flying'))).toEqual({ a_wall: true, war_horn: false });
  expect(of(reader.type('relic'))).toEqual({ a_wall: false, war_horn: true });
});

test('many reads of a state are the same as single ones, and other states are read as they are', () => {
  const power = reader.attribute('power');
  const [horned, without] = [stateWith('war_horn'), stateWith()];
  const wall = (state: RulesetState): number => power(state, reader.cards('battlefield')(state, ANN)[0] as number);
  const read = reader.during(horned, () => [
    wall(horned),
    wall(without),
    reader.during(without, () => wall(without)),
    wall(horned),
  ]);
  expect(read).toEqual([2, 0, 0, 2]);
  expect([wall(without), wall(horned)]).toEqual([0, 2]);
});
