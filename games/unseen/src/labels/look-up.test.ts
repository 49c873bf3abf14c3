import { formatMessage } from '@turnwise/game';
import { expect, test } from 'vitest';
import { unseen } from '../game.ts';
import { at } from '../testing/words-of-play.ts';

const VIEW = at({
  size: [6, 4, 6],
  start: [1, 1, 0],
  rules: { detection: { delay: 2, radius: 3 } },
  things: [
    { id: 'b1', kind: 'pullableBox', at: [2, 1] },
    { id: 'r1', kind: 'rift', at: [3, 2], to: [5, 0, 1], bidirectional: true },
    { id: 'x1', kind: 'exit', at: [5, 3], from: 2 },
    {
      id: 'e1',
      kind: 'enemy',
      at: [4, 0],
      path: [
        [4, 0],
        [5, 0],
      ],
    },
  ],
});

test.each([
  [
    'b1',
    [
      'It can be pushed; it stays there in all slices to come.',
      'It can be pulled: walk away from it.',
      'Nobody can walk through it.',
    ],
  ],
  ['rift r1 at (3, 2)', ['Leads to (5, 0) at t 1, and from there back to here.']],
  ['exit x1', ['Reach it, and you have won.', 'It is there from t 2 to t 5.']],
  [
    'enemy e1 at (4, 0)',
    [
      'It looks for you, and for those you were.',
      'Sees up to 3 cells far, and what was 2 slices before.',
      'It walks a path, one cell a slice.',
    ],
  ],
  ['Enemy', ['It looks for you, and for those you were.']],
  ['(2, 1)', []],
  ['toString', []],
])('of %s', (word, texts) => {
  expect(unseen.lookUp(VIEW, word).map((one) => formatMessage(unseen.messages, one))).toEqual(texts);
});

test('every thing of a scene can be asked about by its name', () => {
  const scene = unseen.scene?.(VIEW, { names: ['player'] }, null);
  const items = (scene?.things ?? []).filter(({ kind }) => kind === 'item');
  expect(items.length).toBeGreaterThan(10);
  for (const { name } of items)
    expect(name && unseen.lookUp(VIEW, formatMessage(unseen.messages, name))).not.toEqual([]);
});
