import { expect, test } from 'vitest';
import { play } from '../../testing/play.ts';

test('everybody knows the card from then on', () => {
  const effects = [{ op: 'reveal', target: { selector: { zone: 'deck', controller: 'self', top: 1 } } }];
  const { events, position } = play({ effects, position: { zones: { ann: { deck: ['fox', 'wall'] } } } });
  expect(events).toEqual(['revealed card=fox']);
  expect(position['known']).toEqual({ fox: 'everybody' });
});
