// The board of mancala as a scene: a track of seven for each side, with its seeds, also where there are none.
import { asAnyGame, seat } from '@turnwise/game';
import { stageAt } from '@turnwise/match';
import { expect, test } from 'vitest';
import { mancala } from './index.ts';

const TABLE = { names: ['south', 'north'] };
const SOUTH = seat(0);

function begun() {
  const start = mancala.setup({ seed: 1, seats: TABLE.names });
  if (!start.ok) throw new Error(JSON.stringify(start.error));
  const done = mancala.kernel.dispatch(start.value, { kind: 'begin' });
  if (!done.ok) throw new Error(JSON.stringify(done.error));
  return done.value.state;
}

test('each side is a track with its houses and its store, and the empty box is not there', () => {
  const stage = stageAt(asAnyGame(mancala), { ...begun() }, TABLE, SOUTH);
  expect(stage?.scene.places.map(({ id, layout }) => [id, layout])).toEqual([
    ['seat:0', { kind: 'area' }],
    ['zone:row:0', { kind: 'track', length: 7 }],
    ['seat:1', { kind: 'area' }],
    ['zone:row:1', { kind: 'track', length: 7 }],
  ]);
  const row = stage?.scene.things.filter(({ place }) => place === 'zone:row:0') ?? [];
  expect(row.map(({ kind, at, stats }) => [kind, at, stats?.[0]?.value])).toEqual(
    [4, 4, 4, 4, 4, 4, 0].map((seeds, index) => ['cell', [index], seeds]),
  );
});

test('every house with seeds can be touched, and one of the other says why not', () => {
  const state = begun();
  const stage = stageAt(asAnyGame(mancala), { ...state }, TABLE, SOUTH);
  const houses = [1, 2, 3, 4, 5, 6].map((house) => `card:south_${house}`);
  expect(stage?.touches.flatMap(({ fixed, slots }) => [...fixed.flat(), ...slots.flat(2)])).toEqual(houses);
  const view = mancala.view(state, SOUTH);
  const [input] = mancala.meant(view, SOUTH, 'card:north_1');
  expect(input && mancala.explain(state, SOUTH, input).refusal?.code).toBe('illegalTarget');
  expect(mancala.meant(view, SOUTH, 'card:south_1')).toEqual([
    { kind: 'action', seat: SOUTH, action: 'sow', targets: { house: 'south_1' }, params: {} },
  ]);
});

test('a seed that falls is shown at its house', () => {
  const payload = { card: 'south_2', counter: 'seeds', amount: 1, now: 5 };
  const event = { kind: 'counter_changed', id: 1, cause: 0, by: 'sow', status: 'applied', payload } as const;
  expect(mancala.cue(event, mancala.view(begun(), SOUTH), SOUTH)).toEqual({ things: ['card:south_2'] });
});
