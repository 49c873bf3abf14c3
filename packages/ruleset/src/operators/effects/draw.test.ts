import { expect, test } from 'vitest';
import { play } from '../../testing/play.ts';

const position = {
  zones: { ann: { deck: ['fox', 'wall'], hand: ['drum'] }, bob: { deck: [{ id: 'b', card: 'fox' }] } },
};

test('from the top of the deck to the hand', () => {
  const { events, position: after } = play({ effects: [{ op: 'draw' }], position });
  expect(events).toEqual(['card_drawn player=ann card=fox', 'zone_moved card=fox from=deck to=hand player=ann']);
  expect(after['zones']).toMatchObject({ ann: { deck: ['wall'], hand: ['drum', 'fox'] } });
});

test('a draw fails for each card that is not there', () => {
  const effects = [{ op: 'draw', player: { ref: 'opponent' }, count: 3 }];
  expect(play({ effects, position }).events).toEqual([
    'card_drawn player=bob card=b',
    'zone_moved card=b from=deck to=hand player=bob',
    'draw_failed player=bob',
    'draw_failed player=bob',
  ]);
});

test('a draw that is prevented leaves the card where it is', () => {
  const reactions = [
    {
      id: 'stops',
      when: { event: 'draw', filters: [{ op: 'is', left: { ref: 'event.card.definition' }, right: 'fox' }] },
      timing: 'before',
      effects: [{ op: 'counter' }],
    },
  ];
  const { events } = play({ effects: [{ op: 'draw', count: 2 }], position, ruleset: { reactions } });
  expect(events).toEqual([
    'draw player=ann card=fox prevented',
    'event_prevented event=draw item=3',
    'card_drawn player=ann card=wall',
    'zone_moved card=wall from=deck to=hand player=ann',
  ]);
});

test.each([0, -1])('a draw of %i cards does nothing', (count) => {
  expect(play({ effects: [{ op: 'draw', count }], position }).events).toEqual([]);
});
