import { expect, test } from 'vitest';
import { play } from '../../testing/play.ts';

const position = { zones: { ann: { battlefield: ['fox', 'wall', 'drum'] } } };
const select = (from: object, more: object = {}) => [
  { op: 'select', from, as: 'these', ...more },
  { op: 'tap', target: { ref: 'bound.these' } },
];
const tapped = (...cards: readonly string[]): readonly string[] =>
  cards.map((card) => `flag_changed target=${card} flag=tapped value=true`);

test.each([
  [1, {}, 1, 1],
  [{ min: 1, max: 2 }, {}, 1, 2],
  [{ upTo: 2 }, {}, 0, 2],
  [2, { may: true }, 0, 2],
  // As many as there are.
  [{ min: 2, max: 9 }, {}, 2, 3],
])('count %j, %j asks for %i to %i', (count, more, min, max) => {
  const { choice } = play({ effects: select({ zone: 'battlefield', count }, more), position });
  expect(choice).toMatchObject({ kind: 'selectCards', min, max, candidates: ['drum', 'fox', 'wall'] });
});

test('what was chosen comes in id order', () => {
  const effects = select({ zone: 'battlefield', count: 2 });
  expect(play({ effects, position, answers: [['wall', 'drum']] }).events).toEqual(tapped('drum', 'wall'));
});

test.each([
  [{ zone: 'battlefield', count: 'all' }, ['drum', 'fox', 'wall']],
  [{ zone: 'battlefield', types: ['relic'], count: 1 }, ['drum']],
  [{ zone: 'battlefield', count: 5 }, ['drum', 'fox', 'wall']],
  [{ zone: 'graveyard', count: 1 }, []],
])('nobody is asked where there is no choice: %j', (from, cards) => {
  expect(play({ effects: select(from), position }).events).toEqual(tapped(...cards));
});

test('players', () => {
  const effects = [
    { op: 'select', from: { players: 'opponent', count: 1 }, as: 'who' },
    { op: 'draw', player: 'who' },
  ];
  const seats = ['ann', 'bob', 'cat'];
  expect(play({ effects, seats }).choice).toMatchObject({ kind: 'selectPlayer', min: 1, max: 1 });
  expect(play({ effects, seats, answers: ['cat'] }).events).toEqual(['draw_failed player=cat']);
});

test('cards and players together', () => {
  const from = { or: [{ zone: 'battlefield' }, { players: 'opponent' }], count: 1 };
  const effects = [
    { op: 'select', from, as: 'victim' },
    { op: 'deal_damage', target: 'victim', amount: 1 },
  ];
  expect(play({ effects, position, answers: [['bob']] }).events).toEqual(['damaged target=bob amount=1']);
});

test('with `ordered` it comes in the order of the answer, also where all are taken', () => {
  const ordered = (count: number, more: object) => [
    { op: 'select', from: { zone: 'battlefield', count }, as: 'these', ...more },
    { op: 'for_each', in: { ref: 'bound.these' }, as: 'one', do: [{ op: 'tap', target: 'one' }] },
  ];
  const answered = (effects: readonly object[], answer: readonly string[]) =>
    play({ effects: effects as never, position, answers: [answer] }).events;
  expect(answered(ordered(2, { ordered: true }), ['wall', 'drum'])).toEqual(tapped('wall', 'drum'));
  expect(answered(ordered(3, { ordered: true }), ['wall', 'drum', 'fox'])).toEqual(tapped('wall', 'drum', 'fox'));
  expect(answered(ordered(2, {}), ['wall', 'drum'])).toEqual(tapped('drum', 'wall'));
});
