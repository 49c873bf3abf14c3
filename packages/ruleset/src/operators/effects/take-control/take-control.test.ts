import { expect, test } from 'vitest';
import { play } from '../../../testing/play.ts';

const zones = { bob: { battlefield: ['wall'], graveyard: ['fox'] } };
const take = { op: 'take_control', target: { selector: { zone: ['battlefield', 'graveyard'] } } };

test('cards in play, where they lie', () => {
  const { events, position } = play({ effects: [take, take], position: { zones } });
  expect(events).toEqual(['control_changed card=wall player=ann']);
  expect(position['zones']).toMatchObject({ bob: { battlefield: [{ id: 'wall', controller: 'ann' }] } });
});

test.each([
  [undefined, 'while_in_play'],
  ['end_of_turn', 'end_of_turn'],
])('until %s', (until, lasts) => {
  const effects = [{ ...take, ...(until === undefined ? {} : { until }) }];
  expect(play({ effects, position: { zones } }).position['changes']).toMatchObject([{ card: 'wall', until: lasts }]);
});

test('it goes back to its owner when it leaves play', () => {
  const effects = [take, { op: 'destroy', target: { selector: { card: 'wall' } } }];
  const { position } = play({ effects, position: { zones } });
  expect(position['zones']).toEqual({ bob: { graveyard: ['wall', 'fox'] } });
  expect(position['changes']).toBeUndefined();
});
