import type { Json } from '@turnwise/kernel';
import { expect, test } from 'vitest';
import { draw } from './draw.ts';
import { at, TABLE } from './testing/table.ts';

const drawn = (position: Json): string => draw(at(position), TABLE);

test('the start', () => {
  expect(`\n${drawn({ opening: true })}\n`).toMatchInlineSnapshot(`
    "
    +-13-14-15-16-17-18-+---+-19-20-21-22-23-24-+
    |  O  .  .  .  X  . |   |  X  .  .  .  .  O |  X black: 0 off, 167 pips to go
    |  O           X    |   |  X              O |
    |  O           X    |   |  X                |
    |  O                |   |  X                |
    |  O                |   |  X                |
    |                   |bar|                   |  the opening roll
    |  X                |   |  O                |
    |  X                |   |  O                |
    |  X           O    |   |  O                |
    |  X           O    |   |  O              X |
    |  X  .  .  .  O  . |   |  O  .  .  .  .  X |  O white: 0 off, 167 pips to go
    +-12-11-10--9--8--7-+---+--6--5--4--3--2--1-+
    "
  `);
});

test('checkers on the bar and off, a high stack, dice', () => {
  const position = {
    points: { 20: { black: 7 }, 3: { black: 2 }, 5: { white: 4 }, 24: { white: 1 } },
    bar: { white: 6, black: 2 },
    dice: [4, 4],
    left: 3,
  };
  expect(`\n${drawn(position)}\n`).toMatchInlineSnapshot(`
    "
    +-13-14-15-16-17-18-+---+-19-20-21-22-23-24-+
    |  .  .  .  .  .  . | 6 |  .  X  .  .  .  O |  X black: 4 off, 129 pips to go
    |                   | O |     X             |
    |                   | O |     X             |
    |                   | O |     X             |
    |                   | O |     7             |
    |                   |bar|                   |  white to play 4 4 4
    |                   | X |                   |
    |                   | X |     O             |
    |                   |   |     O             |
    |                   |   |     O     X       |
    |  .  .  .  .  .  . |   |  .  O  .  X  .  . |  O white: 4 off, 194 pips to go
    +-12-11-10--9--8--7-+---+--6--5--4--3--2--1-+
    "
  `);
});

test.each([
  [{}, 'white to roll'],
  [{ next: 'black', dice: [3, 1] }, 'black to play 3 1'],
  [{ dice: [] }, 'white to roll'],
  [{ confirm: true }, 'white to confirm'],
  [{ points: { 7: { white: 2 }, 1: { black: 2 } }, dice: [6] }, 'white to confirm: 6 cannot be played'],
  [{ points: { 24: { black: 3 } } }, 'white has won: single'],
])('%j says: %s', (position, words) => {
  expect(drawn(position as Json).split('\n')[6]).toMatch(new RegExp(`\\| {2}${words}$`));
});
