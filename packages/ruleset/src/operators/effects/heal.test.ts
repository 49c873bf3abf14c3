import { expect, test } from 'vitest';
import { play } from '../../testing/play.ts';

const heal = { op: 'heal', target: { selector: { zone: 'battlefield' } }, amount: 3 };

test('takes damage away, at most what there is', () => {
  const cards = [{ id: 'fox', damage: 2 }, 'wall', { id: 'old', card: 'wall', damage: 4 }];
  const { events, position } = play({ effects: [heal], position: { zones: { ann: { battlefield: cards } } } });
  expect(events).toEqual(['healed target=fox amount=2', 'healed target=old amount=3']);
  expect(position['zones']).toEqual({
    ann: { battlefield: ['fox', 'wall', { id: 'old', card: 'wall', counters: { damage: 1 } }] },
  });
});

test.each([
  [15, ['healed target=ann amount=3'], 18],
  [19, ['healed target=ann amount=1'], 20],
  [20, [], 20],
])('a player with %i', (health, events, after) => {
  const effects = [{ ...heal, target: { ref: 'controller' } }];
  const played = play({ effects, position: { resources: { ann: { health } } } });
  expect(played.events).toEqual(events);
  expect(played.position['resources']).toMatchObject({ ann: { health: after } });
});
