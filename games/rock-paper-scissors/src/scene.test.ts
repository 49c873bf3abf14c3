// The scene of a round that one seat has thrown in, for both seats.
import { formatMessage, seat } from '@turnwise/game';
import type { Named, Scene, Viewer } from '@turnwise/game';
import { expect, test } from 'vitest';
import { rockPaperScissors } from './index.ts';
import type { RpsState } from './types.ts';

const TABLE = { names: ['ann', 'bob'] };
const STATE: RpsState = { target: 3, round: 4, scores: [2, 1], throws: ['paper', null] };

function sceneFor(viewer: Viewer, state: RpsState = STATE): Scene {
  const scene = rockPaperScissors.scene?.(rockPaperScissors.view(state, viewer), TABLE, viewer);
  if (scene === undefined) throw new Error('no scene');
  return scene;
}

test('a throw is open for its own seat alone', () => {
  expect(sceneFor(seat(0)).things[0]).toMatchObject({ id: 'thrown:0', place: 'hand:0', signs: ['✋'] });
  for (const viewer of [seat(1), null]) {
    const [thrown] = sceneFor(viewer).things;
    expect(thrown).toMatchObject({ id: 'thrown:0', hidden: true });
    expect(JSON.stringify(thrown)).not.toMatch(/paper|✋/);
  }
});

test('scores, the round, and who has yet to throw', () => {
  const { status, places } = sceneFor(seat(1));
  expect(formatMessage(rockPaperScissors.messages, status)).toBe('Round 4, first to 3');
  expect(places).toMatchObject([
    { id: 'hand:0', active: false, stats: [{ value: 2 }] },
    { id: 'hand:1', active: true, stats: [{ value: 1 }] },
    { id: 'throws', active: true },
  ]);
  const over = sceneFor(seat(1), { ...STATE, scores: [3, 1], throws: [null, null] });
  expect(over.status.key).toBe('scene.over');
  expect(over.places.every(({ active }) => active !== true)).toBe(true);
});

test('each throw can be touched, and is the answer to the question of the round', () => {
  const view = rockPaperScissors.view(STATE, seat(1));
  const named: Named = { kind: 'answer', seat: seat(1), field: 'value', value: 'rock', fixed: {} };
  expect(rockPaperScissors.things(view, named, seat(1))).toEqual(['throw:rock']);
  expect(rockPaperScissors.meant(view, seat(1), 'throw:rock')).toEqual([
    { kind: 'answer', seat: 1, choice: 'round4-seat1', value: 'rock' },
  ]);
  expect(rockPaperScissors.meant(view, seat(1), 'thrown:0')).toEqual([]);
});

test('a throw goes to its hand, and what is shown lights up', () => {
  const view = rockPaperScissors.view(STATE, seat(1));
  const chose = { kind: 'chose', seat: seat(0), throw: 'hidden' } as const;
  expect(rockPaperScissors.cue(chose, view, seat(1))).toEqual({ things: ['thrown:0'], from: 'throws', to: 'hand:0' });
  const revealed = { kind: 'revealed', throws: ['rock', 'rock'], reveals: true } as const;
  expect(rockPaperScissors.cue(revealed, view, seat(1))?.things).toEqual(['throw:rock']);
});
