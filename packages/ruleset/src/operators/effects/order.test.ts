import { expect, test } from 'vitest';
import { play } from '../../testing/play.ts';

const position = { zones: { ann: { deck: ['drum', 'fox', 'wall'] } } };
const top = { zone: 'deck', controller: 'self', top: 2 };
const scry = (where: string) => [
  { op: 'look', target: { selector: top } },
  { op: 'order', in: top, as: 'sorted' },
  { op: 'move_zone', target: { ref: 'bound.sorted' }, to: 'deck', position: where },
];
const deckAfter = (effects: readonly object[], answer: readonly string[]): unknown =>
  (play({ effects: effects as never, position, answers: [answer] }).position['zones'] as never)['ann']['deck'];

test('asks for an order of all of them', () => {
  const { choice } = play({ effects: scry('top'), position });
  expect(choice).toMatchObject({
    kind: 'order',
    seat: 0,
    min: 2,
    max: 2,
    ordered: true,
    candidates: ['drum', 'fox'],
    purpose: 'sorted',
  });
});

test.each([
  ['top', ['fox', 'drum'], ['fox', 'drum', 'wall']],
  ['top', ['drum', 'fox'], ['drum', 'fox', 'wall']],
  ['bottom', ['fox', 'drum'], ['wall', 'fox', 'drum']],
  ['bottom', ['drum', 'fox'], ['wall', 'drum', 'fox']],
])('%s, answered %j: the deck is %j', (where, answer, deck) => {
  expect(deckAfter(scry(where), answer)).toEqual(deck);
});

test('nobody is asked for the order of one thing or none', () => {
  const order = { op: 'order', in: { zone: 'battlefield' }, as: 'sorted' };
  for (const battlefield of [[], ['fox']])
    expect(
      play({ effects: [order, { op: 'draw' }], position: { zones: { ann: { battlefield } } } }).choice,
    ).toBeUndefined();
});

test('effects on them go in that order', () => {
  const effects = [
    { op: 'order', in: { zone: 'battlefield' }, as: 'sorted' },
    { op: 'for_each', in: { ref: 'bound.sorted' }, as: 'one', do: [{ op: 'tap', target: 'one' }] },
  ];
  const on = { zones: { ann: { battlefield: ['drum', 'fox', 'wall'] } } };
  const { events } = play({ effects, position: on, answers: [['wall', 'drum', 'fox']] });
  expect(events.map((line) => line.split(' ')[1])).toEqual(['target=wall', 'target=drum', 'target=fox']);
});
