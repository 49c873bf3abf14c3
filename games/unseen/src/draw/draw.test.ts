import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { level } from '../builder.ts';
import { sightings } from '../detection.ts';
import { unseen } from '../game.ts';
import { startOf } from '../start.ts';
import { play, TABLE } from '../testing/words-of-play.ts';
import type { UnseenState } from '../types.ts';
import { cellNumber } from '../where.ts';
import { seenCells } from './seen-cells.ts';

const drawn = (state: UnseenState): string => unseen.draw?.(state, TABLE) ?? '';

const room = level(9, 6, 12)
  .name('Room')
  .start(1, 1)
  .exit(8, 5)
  .wall(5, 2)
  .wall(5, 3)
  .screen(0, 0)
  .box(3, 1)
  .pullableBox(0, 5)
  .rift(3, 1, [2, 3, 0], { id: 'r1' })
  .enemy([
    [7, 4],
    [7, 3],
    [7, 2],
  ])
  .enemy([[4, 5]], { id: 'guard', facing: 'north', fov: 90 })
  .rules({ detection: { radius: 3 }, enemiesBlock: true });

describe('a drawing', () => {
  test('after a rift: the past self pushes the box beside the player', () => {
    const { state } = play(startOf(room.build()), 'move east', 'push east', 'useRift');
    expect(`\n${drawn(state)}\n`).toBe(`
Room | turn 3 | t 0 of 11 | playing
rules classic | push up to 3 | eyes: 2 slices back, newest self, within 3, all explored slices | the past must hold
  enemiesBlock true

t 0, now               t 1                    t 2
  0 1 2 3 4 5 6 7 8      0 1 2 3 4 5 6 7 8      0 1 2 3 4 5 6 7 8
0 % · · · · · · · ·    0 % · · · · · · ░░·    0 % · · · · · ░░░░░░
1 · a · B · · · ░░·    1 · · a B · · ░░░░░░   1 · · · a B ░░░░░░░░
2 · · · · ░░# ░░░░░░   2 · · · · ░░# ░░░░░░   2 · · · · ░░# ░░E░░░
3 · · @ ░░░░# ░░░░░░   3 · · · ░░░░# ░░E░░░   3 · · · ░░░░# ░░░░░░
4 · · · ░░░░░░░░E░░░   4 · · · ░░░░░░░░░░░░   4 · · · ░░░░░░░░░░░░
5 P · · · ^░░░░░░░X░   5 P · · · ^░· ░░░░X░   5 P · · · ^░· · ░░X

@ you at (2, 3)   a you in turns 0 to 2   # wall   % screen: blocks the view, not the way   B box
  P box that can be pulled   ░ in sight of an enemy of that slice
X exit1 (8, 5)
1 rift r1 (3, 1) -> (2, 3) at t 0
E enemy1 (7, 4)   ^ enemy guard (4, 5), looks north 90°
`);
  });

  test('in the last slice there is nothing beside it, and on a rift it says so', () => {
    const state = startOf(
      level(4, 2, 3).start(1, 1, 2).exit(3, 0).rift(1, 1, [0, 0, 0], { bidirectional: true }).build(),
    );
    expect(`\n${drawn(state)}\n`).toBe(`
turn 0 | t 2 of 2 | playing
rules classic | push up to 3 | eyes: 2 slices back, newest self, within 8, all explored slices | the past must hold

t 2, now, the last
  0 1 2 3
0 · · · X
1 · @ · ·

@ you at (1, 1) on rift1
X exit1 (3, 0)
1 rift1 (1, 1) <-> (0, 0) at t 0
`);
  });

  test('the head tells every rule that differs, and the end', () => {
    const strict = level(4, 2, 3)
      .start(1, 1)
      .exit(2, 1)
      .preset('strict')
      .rules({ allowUndo: false, paradox: 'off', priority: ['won'], detection: { model: 'lightCone' } });
    const { state } = play(startOf(strict.build()), 'move east');
    expect(drawn(state).split('\n').slice(0, 3)).toEqual([
      'turn 1 | t 1 of 2 | won',
      'rules strict | push up to 4 | eyes: by light, within 2, your slice alone | the past may change | no undo | priority won',
      '',
    ]);
  });

  test('fits into 120 columns, with one player on it, whatever the size', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 130 }),
        fc.integer({ min: 1, max: 120 }),
        fc.integer({ min: 1, max: 300 }),
        fc.integer({ min: 0 }),
        (width, height, depth, place) => {
          const start = [place % width, place % height, place % depth] as const;
          const built = level(width, height, depth)
            .start(...start)
            .rift(0, 0, [1, 1, 1])
            .exit(width - 1, height - 1)
            .build();
          const lines = drawn(startOf(built)).split('\n');
          expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(120);
          const [, board = ''] = lines.join('\n').split('\n\n');
          expect(board.split('@')).toHaveLength(2);
          const rows = board.split('\n').filter((line) => line.includes('·') || /[@1X]/.test(line));
          expect(rows.length).toBeGreaterThanOrEqual(Math.min(height, 40));
        },
      ),
      { seed: 4, numRuns: 60 },
    );
  });

  test('a board of up to 40 columns is shown whole', () => {
    for (const width of [18, 19, 37, 40]) {
      const lines = drawn(
        startOf(
          level(width, 2, 9)
            .start(0, 0)
            .exit(width - 1, 1)
            .build(),
        ),
      ).split('\n');
      const title = lines.find((line) => line.startsWith('t 0, now')) ?? '';
      expect(title).toMatch(/^t 0, now +t 1.* t 2/);
      expect(title).not.toContain('now, x');
    }
  });
});

test('the cells in sight are those where somebody would be seen', () => {
  const cell = (): fc.Arbitrary<readonly [number, number]> =>
    fc.tuple(fc.integer({ min: 0, max: 6 }), fc.integer({ min: 0, max: 5 }));
  fc.assert(
    fc.property(
      fc.array(cell(), { maxLength: 8 }),
      fc.array(
        fc.tuple(cell(), fc.constantFrom('north', 'south', 'east', 'west'), fc.constantFrom(90, 180, 270, 360)),
        {
          minLength: 1,
          maxLength: 2,
        },
      ),
      fc.integer({ min: 0, max: 7 }),
      (walls, enemies, radius) => {
        const built = enemies.reduce(
          (made, [at, facing, fov]) => made.enemy([at], { facing, fov }),
          walls
            .reduce((made, [x, y]) => made.wall(x, y), level(7, 6, 5))
            .start(0, 0)
            .rules({ detection: { radius, delay: 1, scope: 'currentSlice' } }),
        );
        const state = startOf(built.build());
        const marked = seenCells(state, 3);
        for (let y = 0; y < 6; y++)
          for (let x = 0; x < 7; x++) {
            const stood: UnseenState = {
              ...state,
              worldLine: [
                [x, y, 2],
                [x, y, 3],
              ],
            };
            expect(marked.has(cellNumber(state.level, x, y))).toBe(sightings(stood).length > 0);
          }
      },
    ),
    { seed: 4, numRuns: 60 },
  );
});

test('nobody looks when detection is off', () => {
  const state = startOf(room.rules({ detection: { model: 'off' } }).build());
  expect(drawn(state)).not.toContain('░');
  expect(drawn(state)).toContain('eyes: none');
});
