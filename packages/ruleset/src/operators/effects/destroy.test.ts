import { expect, test } from 'vitest';
import { play } from '../../testing/play.ts';

test('cards in play go to the graveyards of their owners', () => {
  const zones = {
    ann: { battlefield: ['fox'], graveyard: ['drum'] },
    bob: { battlefield: [{ id: 'wall', controller: 'ann' }] },
  };
  const effects = [{ op: 'destroy', target: { selector: { zone: ['battlefield', 'graveyard'] } } }];
  const { events, position } = play({ effects, position: { zones } });
  expect(events).toEqual([
    'destroyed card=fox',
    'zone_moved card=fox from=battlefield to=graveyard player=ann',
    'destroyed card=wall',
    'zone_moved card=wall from=battlefield to=graveyard player=bob',
  ]);
  expect(position['zones']).toEqual({ ann: { graveyard: ['fox', 'drum'] }, bob: { graveyard: ['wall'] } });
});

test('a token ceases to exist', () => {
  const zones = { ann: { battlefield: [{ id: 'fox', token: true }] } };
  const { events, position } = play({ effects: [{ op: 'destroy', target: { selector: {} } }], position: { zones } });
  expect(events).toEqual(['destroyed card=fox', 'zone_moved card=fox from=battlefield to=graveyard player=ann']);
  expect(position['zones']).toEqual({});
});

test('as a cost it wants cards in play', () => {
  const targets = [{ id: 'aim', selector: { zone: ['battlefield', 'hand'], count: 1 } }];
  const action = { costs: [{ op: 'destroy', target: 'aim' }] };
  const zones = { ann: { battlefield: ['fox'], hand: ['wall'] } };
  expect(play({ action, targets, position: { zones }, at: { aim: 'fox' } }).refused).toBeUndefined();
  expect(play({ action, targets, position: { zones }, at: { aim: 'wall' } }).refused).toBe('cannotPay');
});
