import { expect, test } from 'vitest';
import { play } from '../../testing/play.ts';

const position = { zones: { ann: { deck: ['fox', 'wall', 'drum'] } } };
const looked = ['fox', 'wall', 'drum'].map((card) => `looked card=${card} player=ann`);
const search = (more: object, answers: readonly string[][] = []) =>
  play({ effects: [{ op: 'search', zone: 'deck', to: 'hand', ...more }], position, answers, random: { shuffle: [0] } });

test('the player sees the zone and chooses among what the selector allows', () => {
  const { events, choice } = search({ selector: { types: ['creature'] }, count: 2 });
  expect(events).toEqual(looked);
  expect(choice).toMatchObject({ seat: 0, kind: 'selectCards', min: 0, max: 2, candidates: ['fox', 'wall'] });
});

test('what was taken moves, the rest is shuffled', () => {
  const { events, position: after } = search({}, [['wall']]);
  expect(events).toEqual([
    ...looked,
    'zone_moved card=wall from=deck to=hand player=ann',
    'shuffled zone=deck player=ann',
  ]);
  expect(after['zones']).toEqual({ ann: { deck: ['drum', 'fox'], hand: ['wall'] } });
  expect(after['known']).toBeUndefined();
});

test('it is shown to all where it says so', () => {
  expect(search({ reveal: true }, [['fox']]).events).toContain('revealed card=fox');
});

test('nothing need be taken', () => {
  const declined = play({
    effects: [{ op: 'search', zone: 'deck', to: 'hand' }],
    position,
    answers: [[]],
    random: { shuffle: [0, 0] },
  });
  expect(declined.events).toEqual([...looked, 'shuffled zone=deck player=ann']);
});

test('an empty zone is not searched', () => {
  expect(play({ effects: [{ op: 'search', zone: 'deck', to: 'hand' }] }).events).toEqual([]);
});

test('what the player knew already is looked at like the rest: nobody learns what that was', () => {
  const known = { ...position, known: { wall: ['ann'] } };
  expect(play({ effects: [{ op: 'search', zone: 'deck', to: 'hand' }], position: known }).events).toEqual(looked);
});

test('in a zone that the player sees nothing need be looked at', () => {
  const { events, choice } = play({
    effects: [{ op: 'search', zone: 'graveyard', to: 'hand' }],
    position: { zones: { ann: { graveyard: ['fox', 'wall'] } } },
  });
  expect([events, choice?.candidates]).toEqual([[], ['fox', 'wall']]);
});
