import { expect, test } from 'vitest';
import { play } from '../../testing/play.ts';

test('a zone of a player, by the stream shuffle', () => {
  const zones = { bob: { deck: ['fox', 'wall', 'drum'] } };
  const effects = [{ op: 'shuffle', zone: 'deck', player: { ref: 'opponent' } }];
  const { events, position } = play({ effects, position: { zones }, random: { shuffle: [0, 1] } });
  expect(events).toEqual(['shuffled zone=deck player=bob']);
  expect(position['zones']).toEqual({ bob: { deck: ['drum', 'wall', 'fox'] } });
});

test('a shared zone', () => {
  const zones = { shared: { pool: ['fox', 'wall'] } };
  const { events } = play({
    effects: [{ op: 'shuffle', zone: 'pool' }],
    position: { zones },
    random: { shuffle: [0] },
  });
  expect(events).toEqual(['shuffled zone=pool']);
});

test('nothing is not shuffled', () => {
  expect(play({ effects: [{ op: 'shuffle', zone: 'deck' }] }).events).toEqual([]);
});
