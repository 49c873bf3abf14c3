import { expect, test } from 'vitest';
import { play } from '../../testing/play.ts';

test('a card that stays when it leaves play', () => {
  const effects = [
    { op: 'create_card', card: 'fox', as: 'made' },
    { op: 'destroy', target: 'made' },
  ];
  const { events, position } = play({ effects });
  expect(events[0]).toBe('token_created card=fox player=ann');
  expect(position['zones']).toEqual({ ann: { graveyard: ['fox'] } });
});
