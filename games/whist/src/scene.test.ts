// The table of whist as a scene: signs on cards, a hand in order, and the others by their backs.
import { asAnyGame, seat } from '@turnwise/game';
import { stageAt } from '@turnwise/match';
import { expect, test } from 'vitest';
import { whist } from './index.ts';

const TABLE = { names: ['ann', 'bob', 'cat', 'dan'] };
const ANN = seat(0);

function dealt() {
  const context = whist.prepare({ seed: 1, seats: TABLE.names });
  if (!context.ok) throw new Error('not prepared');
  const read = whist.notation.position.parse(
    {
      turn: { number: 3, active: 'ann', phase: 'trick', step: 'play', priority: 'ann' },
      zones: {
        ann: { hand: ['hearts_ace', 'clubs_10', 'hearts_jack'] },
        bob: { hand: ['spades_2', 'spades_3'] },
        shared: { trick: ['hearts_2'], trumps: ['spades_are_trumps'], box: ['clubs_are_trumps'] },
      },
    },
    { ...context.value, ...TABLE },
  );
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return read.value;
}

test('a hand is in order, with rank and suit printed on each card', () => {
  const stage = stageAt(asAnyGame(whist), { ...dealt() }, TABLE, ANN);
  const hand = stage?.scene.things.filter(({ place }) => place === 'zone:hand:0') ?? [];
  expect(hand.map(({ name, signs, tint, stats }) => [name?.text, signs, tint, stats])).toEqual([
    ['Ten of clubs', ['10', '♣'], 'black', undefined],
    ['Jack of hearts', ['J', '♥'], 'red', undefined],
    ['Ace of hearts', ['A', '♥'], 'red', undefined],
  ]);
  expect(stage?.scene.places.find(({ id }) => id === 'zone:hand:0')?.layout).toEqual({ kind: 'fan' });
});

test('what the ruleset does not show is not there, and hands of others are backs', () => {
  const stage = stageAt(asAnyGame(whist), { ...dealt() }, TABLE, ANN);
  const places = stage?.scene.places.map(({ id }) => id) ?? [];
  expect(places).toContain('zone:trick');
  expect(places.filter((id) => id.includes('box') || id.includes('won'))).toEqual([]);
  const backs = stage?.scene.things.filter(({ place }) => place === 'zone:hand:1') ?? [];
  expect(backs.map(({ id, hidden, name }) => [id, hidden, name])).toEqual([
    ['at:hand:1:0', true, undefined],
    ['at:hand:1:1', true, undefined],
  ]);
});

test('a card that may not be played says that suit must be followed', () => {
  const state = dealt();
  const [input] = whist.meant(whist.view(state, ANN), ANN, 'card:clubs_10');
  expect(input).toMatchObject({ kind: 'action', action: 'play', targets: { card: 'clubs_10' } });
  expect(input && whist.explain(state, ANN, input).refusal?.code).toBe('preconditionFailed');
});

test('a card that is played goes from the hand to the trick', () => {
  const view = whist.view(dealt(), ANN);
  const payload = { card: 'hearts_2', from: 'hand', to: 'trick', player: null };
  expect(whist.cue({ kind: 'zone_moved', id: 1, cause: 0, by: 'play', status: 'applied', payload }, view, ANN)).toEqual(
    {
      things: ['card:hearts_2'],
      from: 'zone:hand:0',
      to: 'zone:trick',
    },
  );
});
