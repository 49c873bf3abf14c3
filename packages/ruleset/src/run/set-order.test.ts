// The order of a set: by id where everybody knows all cards, else as they lie, in both interpreters.
import { expect, test } from 'vitest';
import { play } from '../testing/play.ts';

const cards = ['wall', 'fox', 'drum'];
const effects = (zone: string) => [{ op: 'move_zone', target: { selector: { zone, controller: 'self' } }, to: 'deck' }];
const order = (played: ReturnType<typeof play>): readonly string[] =>
  played.events.flatMap((event) => /^zone_moved card=(\w+)/.exec(event)?.[1] ?? []);

test('cards that everybody knows go in id order', () => {
  const position = { zones: { ann: { battlefield: cards } } };
  expect(order(play({ effects: effects('battlefield'), position }))).toEqual(['drum', 'fox', 'wall']);
});

test('cards that somebody does not know go as they lie', () => {
  const position = { zones: { ann: { hand: cards } } };
  expect(order(play({ effects: effects('hand'), position }))).toEqual(cards);
});

test('one that is hidden is enough, and seats come before zones', () => {
  const position = { zones: { ann: { hand: ['wall'], battlefield: ['fox'] }, bob: { hand: ['drum'] } } };
  const all = [{ op: 'move_zone', target: { selector: { zone: ['battlefield', 'hand'] } }, to: 'deck' }];
  // Ann is active, and her hand stands before the battlefield in the document.
  expect(order(play({ effects: all, position }))).toEqual(['wall', 'fox', 'drum']);
});

test('what was chosen likewise', () => {
  const position = { zones: { ann: { hand: cards } } };
  const chosen = [
    { op: 'select', from: { zone: 'hand', controller: 'self', count: 2 }, as: 'some' },
    { op: 'move_zone', target: 'some', to: 'deck' },
  ];
  const { choice } = play({ effects: chosen, position });
  expect(choice?.candidates).toEqual(['drum', 'fox', 'wall']);
  expect(order(play({ effects: chosen, position, answers: [['drum', 'wall']] }))).toEqual(['wall', 'drum']);
});

// Where the known one lay among the others would tell where these lay.
test('in one place what everybody knows comes first', () => {
  const position = { zones: { ann: { hand: cards } } };
  const shown = { op: 'reveal', target: { selector: { zone: 'hand', card: 'fox' } } };
  expect(order(play({ effects: [shown, ...effects('hand')], position }))).toEqual(['fox', 'wall', 'drum']);
});
