import { expect, test } from 'vitest';
import { play } from '../../testing/play.ts';

const position = { zones: { ann: { hand: ['fox', 'wall', 'drum'], battlefield: [{ id: 'f', card: 'fox' }] } } };
const gone = (card: string): readonly string[] => [
  `discarded player=ann card=${card}`,
  `zone_moved card=${card} from=hand to=graveyard player=ann`,
];

test('these cards, as far as they are in a hand', () => {
  const effects = [{ op: 'discard', target: { selector: { zone: ['hand', 'battlefield'], card: 'fox' } } }];
  expect(play({ effects, position }).events).toEqual(gone('fox'));
});

// Not everybody knows them, so that they go as they lie in the hand, and no id decides.
test('a number of cards that the player chooses', () => {
  const effects = [{ op: 'discard', player: { ref: 'controller' }, count: 2 }];
  const { choice } = play({ effects, position });
  expect(choice).toMatchObject({
    kind: 'selectCards',
    seat: 0,
    min: 2,
    max: 2,
    candidates: ['drum', 'fox', 'wall'],
    source: 'go',
  });
  expect(play({ effects, position, answers: [['wall', 'drum']] }).events).toEqual([...gone('wall'), ...gone('drum')]);
});

test('all there are without a choice', () => {
  const effects = [{ op: 'discard', player: { ref: 'controller' }, count: 5 }];
  expect(play({ effects, position }).events).toEqual(['fox', 'wall', 'drum'].flatMap(gone));
});

test('a number of cards drawn at random', () => {
  const effects = [{ op: 'discard', player: { ref: 'controller' }, count: 2, random: true }];
  expect(play({ effects, position, random: { random: [1, 1] } }).events).toEqual([...gone('wall'), ...gone('drum')]);
});

test.each([
  [{ target: { selector: { zone: 'hand', card: 'fox' } } }, undefined],
  [{ target: { selector: { zone: 'battlefield' } } }, 'cannotPay'],
  [{ player: { ref: 'controller' }, count: 3 }, undefined],
  [{ player: { ref: 'controller' }, count: 4 }, 'cannotPay'],
])('as a cost, %j', (cost, refused) => {
  expect(play({ action: { costs: [{ op: 'discard', ...cost }] }, position }).refused).toBe(refused);
});
