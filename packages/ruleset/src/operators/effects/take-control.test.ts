import { seat } from '@turnwise/game';
import type { JsonRecord } from '@turnwise/kernel';
import { describe, expect, test } from 'vitest';
import { sandboxAt, take } from '../../testing/sandbox-at.ts';
import { play } from '../../testing/play.ts';

const zones = { bob: { battlefield: ['wall'], graveyard: ['fox'] } };
const takes = { op: 'take_control', target: { selector: { zone: ['battlefield', 'graveyard'] } } };

test('cards in play, where they lie', () => {
  const { events, position } = play({ effects: [takes, takes], position: { zones } });
  expect(events).toEqual(['control_changed card=wall player=ann']);
  expect(position['zones']).toMatchObject({ bob: { battlefield: [{ id: 'wall', controller: 'ann' }] } });
});

test.each([
  [undefined, 'while_in_play'],
  ['end_of_turn', 'end_of_turn'],
])('until %s', (until, lasts) => {
  const effects = [{ ...takes, ...(until === undefined ? {} : { until }) }];
  expect(play({ effects, position: { zones } }).position['changes']).toMatchObject([{ card: 'wall', until: lasts }]);
});

test('it goes back to its owner when it leaves play', () => {
  const effects = [takes, { op: 'destroy', target: { selector: { card: 'wall' } } }];
  const { position } = play({ effects, position: { zones } });
  expect(position['zones']).toEqual({ bob: { graveyard: ['wall', 'fox'] } });
  expect(position['changes']).toBeUndefined();
});

describe('several that take it one after another', () => {
  const seats = ['ann', 'bob', 'cat'];
  const fox = { selector: { card: 'fox' } };
  const takenBy = (who: string, until: string) => ({ op: 'take_control', target: fox, player: who, until });
  const away = { op: 'move_zone', target: fox, to: 'battlefield', player: 'opponent', position: 'top' };

  test.each([
    ['the last for good', [takenBy('controller', 'end_of_turn'), takenBy('opponent', 'for_good')], 1, ['cat']],
    ['the first for good', [takenBy('controller', 'for_good'), takenBy('opponent', 'end_of_turn')], 0, ['cat']],
    [
      'both until the end of the turn',
      [takenBy('controller', 'end_of_turn'), takenBy('opponent', 'end_of_turn')],
      2,
      [],
    ],
    [
      'one for good between others',
      [takenBy('controller', 'end_of_turn'), takenBy('opponent', 'for_good'), takenBy('controller', 'end_of_turn')],
      1,
      ['cat'],
    ],
    ['and it comes into the zone of another', [takenBy('controller', 'end_of_turn'), away], 1, []],
  ])('%s', (_, effects, holder, from) => {
    const match = sandboxAt({ effects }, { zones: { cat: { battlefield: ['fox'] } } }, seats);
    take(match, 'go');
    for (const one of [0, 1, 2]) match.send({ kind: 'pass', seat: seat(one) });
    expect(match.state.turn.number).toBe(2);
    expect(match.state.cards[0]?.controller).toBe(holder);
    expect(((match.position['changes'] ?? []) as JsonRecord[]).map((change) => change['from'])).toEqual(from);
  });

  test('for good ends when it leaves play', () => {
    const destroys = { op: 'destroy', target: fox };
    const match = sandboxAt(
      { effects: [takenBy('controller', 'for_good'), destroys] },
      { zones: { cat: { battlefield: ['fox'] } } },
      seats,
    );
    take(match, 'go');
    expect(match.position['zones']).toEqual({ cat: { graveyard: ['fox'] } });
    expect(match.position['changes']).toBeUndefined();
  });
});
