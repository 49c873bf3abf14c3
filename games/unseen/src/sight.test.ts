// Lines of sight: symmetric for every pair of cells, and the same as the written rule worked out in another way.
import type { Issue } from '@turnwise/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readLevel } from './notation/read-level.ts';
import { cellsBetween, inField, inSight, STEP } from './sight.ts';
import { startLevel } from './start.ts';
import { DIRECTIONS } from './types.ts';
import type { UnseenState } from './types.ts';

const SEED = 15;
const SIZE = 15;
const CELLS = Array.from({ length: SIZE * SIZE }, (_, index) => [index % SIZE, Math.floor(index / SIZE)] as const);

/** Which of the cells hold what blocks vision. */
const boards = fc.array(fc.integer({ min: 0, max: 3 }), { minLength: SIZE * SIZE, maxLength: SIZE * SIZE });

function boardOf(cells: readonly number[]): { readonly world: UnseenState; readonly dark: ReadonlySet<string> } {
  const things = CELLS.filter((_, index) => cells[index] === 0).map((at, index) => ({
    kind: index % 2 === 0 ? 'wall' : 'screen',
    at,
  }));
  const issues: Issue[] = [];
  const level = readLevel({ size: [SIZE, SIZE, 2], start: [0, 0, 0], things }, issues);
  if (level === undefined) throw new Error(JSON.stringify(issues));
  return { world: startLevel(level), dark: new Set(things.map(({ at: [x, y] }) => `${x},${y}`)) };
}

/**
 * The rule by its crossings: the straight line between the two middles leaves a column at the odd multiples of dy, and a row
 * at the odd multiples of dx, on a scale of 2·dx·dy. In the order of these, each is a step; two at one place are one step.
 */
function cellsByCrossings(x0: number, y0: number, x1: number, y1: number): string[] {
  const [dx, dy] = [Math.abs(x1 - x0), Math.abs(y1 - y0)];
  const columns = Array.from({ length: dx }, (_, i) => ({ at: (2 * i + 1) * dy, x: Math.sign(x1 - x0), y: 0 }));
  const rows = Array.from({ length: dy }, (_, j) => ({ at: (2 * j + 1) * dx, x: 0, y: Math.sign(y1 - y0) }));
  const byPlace = new Map<number, { x: number; y: number }[]>();
  // On a straight line all crossings of the one kind would lie at 0: they are kept apart by their number.
  const isStraight = dx === 0 || dy === 0;
  [...columns, ...rows].forEach((step, index) => {
    const place = isStraight ? index : step.at;
    byPlace.set(place, [...(byPlace.get(place) ?? []), step]);
  });
  let [x, y] = [x0, y0];
  const cells = [...byPlace.entries()]
    .toSorted(([a], [b]) => a - b)
    .map(([, steps]) => {
      for (const step of steps) [x, y] = [x + step.x, y + step.y];
      return `${x},${y}`;
    });
  return cells.slice(0, -1);
}

describe('the cells between', () => {
  test('the example of RULES.md', () => {
    expect(cellsBetween(0, 0, 2, 1)).toEqual([
      [1, 0],
      [1, 1],
    ]);
  });

  test('for every pair of a 15 × 15 board: as the crossings say, and the same from both ends', () => {
    for (const [x0, y0] of CELLS)
      for (const [x1, y1] of CELLS) {
        const there = cellsBetween(x0, y0, x1, y1).map(String);
        const back = cellsBetween(x1, y1, x0, y0).map(String);
        if (there.join(' ') !== back.toReversed().join(' ')) expect(there).toEqual(back.toReversed());
        const plain = cellsByCrossings(x0, y0, x1, y1);
        if (there.join(' ') !== plain.join(' ')) expect(there).toEqual(plain);
      }
  });
});

test('in sight: symmetric and as written, for every pair on boards with random walls', () => {
  fc.assert(
    fc.property(boards, (cells) => {
      const { world, dark } = boardOf(cells);
      let [seen, hidden] = [0, 0];
      for (const [x0, y0] of CELLS)
        for (const [x1, y1] of CELLS) {
          const found = inSight(world, x0, y0, x1, y1, 1);
          const written = cellsByCrossings(x0, y0, x1, y1).every((cell) => !dark.has(cell));
          if (found !== written || found !== inSight(world, x1, y1, x0, y0, 1))
            expect.fail(`${x0},${y0} to ${x1},${y1}: ${found}, by the rule ${written}`);
          if (found) seen++;
          else hidden++;
        }
      expect(seen).toBeGreaterThan(0);
      return hidden > 0 || dark.size === 0;
    }),
    { seed: SEED, numRuns: 4 },
  );
});

describe('the field of view', () => {
  const near = CELLS.map(([x, y]) => [x - 7, y - 7] as const);
  const seenBy = (facing: (typeof DIRECTIONS)[number], fov: number): Set<string> =>
    new Set(near.filter(([dx, dy]) => inField({ lightSpeed: 3, facing, fov }, dx, dy)).map(String));

  test.each(DIRECTIONS)('%s: a quarter, a half and three quarters, each within the next, edges included', (facing) => {
    const [fx, fy] = STEP[facing];
    // By the angle, in degrees from the way it looks.
    const angle = (dx: number, dy: number): number =>
      Math.round((Math.abs(Math.atan2(fx * dy - fy * dx, fx * dx + fy * dy)) * 180) / Math.PI);
    for (const fov of [90, 180, 270, 360]) {
      const byAngle = near.filter(([dx, dy]) => (dx === 0 && dy === 0) || angle(dx, dy) <= fov / 2);
      expect(seenBy(facing, fov)).toEqual(new Set(byAngle.map(String)));
    }
  });
});
