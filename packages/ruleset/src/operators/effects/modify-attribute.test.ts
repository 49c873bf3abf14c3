import { expect, test } from 'vitest';
import { play } from '../../testing/play.ts';

const target = { selector: { card: 'fox' } };
const change = (more: object, until?: string) => ({
  op: 'modify_attribute',
  target,
  attribute: 'power',
  ...more,
  ...(until === undefined ? {} : { until }),
});
const score = {
  op: 'set_resource',
  resource: 'score',
  amount: { op: 'sum', of: target.selector, value: { ref: 'it.power' } },
};

test.each([
  [[change({ add: 3 })], 5],
  [[change({ set: 7 })], 7],
  [[change({ multiply: 3 })], 6],
  // First what is set, then what is added, then what is multiplied, whichever came first.
  [[change({ multiply: 2 }), change({ add: 1 }), change({ set: 4 })], 10],
])('%j', (changes, power) => {
  const { position, events } = play({
    effects: [...changes, score],
    position: { zones: { ann: { battlefield: ['fox'] } } },
  });
  expect(events[0]).toMatch(/^attribute_modified card=fox attribute=power amount=/);
  expect(position['resources']).toMatchObject({ ann: { score: power } });
});

test.each([
  [undefined, 'end_of_turn'],
  ['while_in_play', 'while_in_play'],
  ['for_good', 'for_good'],
])('until %s', (until, lasts) => {
  const { position } = play({
    effects: [change({ add: 1 }, until)],
    position: { zones: { ann: { battlefield: ['fox'] } } },
  });
  expect(position['changes']).toMatchObject([{ card: 'fox', until: lasts }]);
});

test.each([
  ['while_in_play', false],
  ['for_good', true],
])('out of play, what was made %s', (until, lasts) => {
  const effects = [change({ add: 1 }, until), { op: 'destroy', target }];
  const { position } = play({ effects, position: { zones: { ann: { battlefield: ['fox'] } } } });
  expect(position['changes'] !== undefined).toBe(lasts);
});

test('a card that is not in a public zone cannot bear it', () => {
  const effects = [{ ...change({ add: 1 }), target: { selector: { zone: 'hand' } } }];
  const { events } = play({ effects, position: { zones: { ann: { hand: ['fox'] } } } });
  expect(events).toEqual([]);
});
