import { createChooser, PAINTS, PLAIN_CANVAS, PLAIN_PAINT, seat } from '@turnwise/game';
import type { Canvas, Paint, PaintName } from '@turnwise/game';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { level } from '../builder.ts';
import { sightings } from '../detection.ts';
import { unseen } from '../game.ts';
import { LEVELS } from '../levels.ts';
import { formatAction } from '../notation/action-words.ts';
import { MAP_KINDS } from '../notation/level-map.ts';
import { readLevel } from '../notation/read-level.ts';
import { startLevel } from '../start.ts';
import { play, TABLE } from '../testing/words-of-play.ts';
import type { Action, Point, Unseen, UnseenState } from '../types.ts';
import { isWatched } from '../watched.ts';
import { cellNumber } from '../where.ts';
import { echoesIn } from './echoes.ts';

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
    const { state } = play(startLevel(room.build()), 'move east', 'push east', 'useRift');
    expect(`\n${drawn(state)}\n`).toBe(`
Room | turn 3 | t 0 of 11 | playing
classic rules | push up to 3 in a row | enemies see you as you were 2 slices before
  they see 3 cells far, in every slice you have reached | the past must hold | enemies stand in the way

t 0, now               t 1                    t 2
  0 1 2 3 4 5 6 7 8      0 1 2 3 4 5 6 7 8      0 1 2 3 4 5 6 7 8
0 S · · · · · · · ·    0 S · · · · · · ░░·    0 S · · · · · ░░░░░░
1 · a · B · · · ░░·    1 · · a B · · ░░░░░░   1 · · · a B ░░░░░░░░
2 · · · · ░░# ░░░░░░   2 · · · · ░░# ░░░░░░   2 · · · · ░░# ░░G░░░
3 · · @ ░░░░# ░░░░░░   3 · · · ░░░░# ░░G░░░   3 · · ° ░░░░# ░░░░░░
4 · · · ░░░░░░░░G░░░   4 · · · ░░░░░░░░░░░░   4 · · · ░░░░░░░░░░░░
5 P · · · ^░░░░░░░E░   5 P · · · ^░· ░░░░E░   5 P · · · ^░· · ░░E

@ you at (2, 3)   a you in turns 0 to 2   # wall   S screen: blocks the view, not the way   B box
  P box that can be pulled   ° where eyes of that slice look for you   ░ in sight of an enemy of that slice
E exit1 (8, 5)
1 rift r1 (3, 1) -> (2, 3) at t 0
G enemy1 (7, 4)   ^ enemy guard (4, 5), looks north 90°
`);
  });

  test('in the last slice there is nothing beside it, and on a rift it says so', () => {
    const state = startLevel(
      level(4, 2, 3).start(1, 1, 2).exit(3, 0).rift(1, 1, [0, 0, 0], { bidirectional: true }).build(),
    );
    expect(`\n${drawn(state)}\n`).toBe(`
turn 0 | t 2 of 2 | playing
classic rules | push up to 3 in a row | the past must hold

t 2, now, the last
  0 1 2 3
0 · · · E
1 · @ · ·

@ you at (1, 1) on rift1
E exit1 (3, 0)
1 rift1 (1, 1) <-> (0, 0) at t 0
`);
  });

  test('the head tells every rule that differs, and the end', () => {
    const strict = level(4, 2, 3)
      .start(1, 1)
      .exit(2, 1)
      .preset('strict')
      .rules({ allowUndo: false, paradox: 'off', priority: ['won'], detection: { model: 'lightCone' } });
    const { state } = play(startLevel(strict.build()), 'move east');
    expect(drawn(state).split('\n').slice(0, 3)).toEqual([
      'turn 1 | t 1 of 2 | won',
      'strict rules | push up to 4 in a row | the past may change | no undo | checked in this order: won',
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
          const lines = drawn(startLevel(built)).split('\n');
          expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(120);
          const [, board = ''] = lines.join('\n').split('\n\n');
          expect(board.split('@')).toHaveLength(2);
          const rows = board.split('\n').filter((line) => line.includes('·') || /[@1E]/.test(line));
          expect(rows.length).toBeGreaterThanOrEqual(Math.min(height, 40));
        },
      ),
      { seed: 4, numRuns: 60 },
    );
  });

  test('a board of up to 40 columns is shown whole, beside it two slices, or one that is easier to read', () => {
    for (const width of [18, 19, 37, 40]) {
      const lines = drawn(
        startLevel(
          level(width, 2, 9)
            .start(0, 0)
            .exit(width - 1, 1)
            .build(),
        ),
      ).split('\n');
      const title = lines.find((line) => line.startsWith('t 0, now')) ?? '';
      expect(title).toMatch(width > 18 && width < 29 ? /^t 0, now +t 1$/ : /^t 0, now +t 1.* t 2/);
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
        const state = startLevel(built.build());
        for (let y = 0; y < 6; y++)
          for (let x = 0; x < 7; x++) {
            const stood: UnseenState = {
              ...state,
              worldLine: [
                [x, y, 2],
                [x, y, 3],
              ],
            };
            expect(isWatched(state, x, y, 3)).toBe(sightings(stood).length > 0);
          }
      },
    ),
    { seed: 4, numRuns: 60 },
  );
});

/** What the drawing of a state shows while somebody thinks about an action. */
function thought(state: UnseenState, action: string, canvas: Partial<Canvas<Unseen>> = {}): string {
  const { state: view, events } = play(state, action);
  return unseen.draw?.(state, TABLE, { ...PLAIN_CANVAS, ...canvas, ahead: { view, events } }) ?? '';
}

/** The slices alone. */
const board = (drawing: string): string => `\n${drawing.split('\n\n')[1] ?? ''}\n`;

describe('an action that somebody thinks about', () => {
  test('a push: ghosts in the slices to come, and nothing moves now', () => {
    const { state } = play(startLevel(room.build()), 'move east');
    const drawing = thought(state, 'push east');
    expect(board(drawing)).toBe(`
t 1, now               t 2, then              t 3
  0 1 2 3 4 5 6 7 8      0 1 2 3 4 5 6 7 8      0 1 2 3 4 5 6 7 8
0 S · · · · · · ░░·    0 S · · · · · ░░░░░░   0 S · · · · · ░░░░░░
1 · · @ B · · ░░░░░░   1 · ° · ○ □ ░░░░░░░░   1 · · ° 1 □ ░░░░░░░░
2 · · · · ░░# ░░░░░░   2 · · · · ░░# ░░G░░░   2 · · · · ░░# ░░G░░░
3 · · · ░░░░# ░░G░░░   3 · · · ░░░░# ░░░░░░   3 · · · ░░░░# ░░░░░░
4 · · · ░░░░░░░░░░░░   4 · · · ░░░░░░░░░░░░   4 · · · ░░░░░░░░░░░░
5 P · · · ^░· ░░░░E░   5 P · · · ^░· · ░░E    5 P · · · ^░· · ░░E
`);
    expect(drawing).toContain('○ you would be here   □ it would be here');
  });

  test('a rift: the slice to which it leads is drawn beside the current one', () => {
    const { state } = play(startLevel(room.build()), 'move east', 'push east');
    expect(board(thought(state, 'useRift')).split('\n')[1]).toBe('t 2, now               t 0, then              t 1');
  });

  test('who would see: the line of sight, in the slice in which it is, until the game is over', () => {
    const corridor = level(6, 1, 9)
      .start(1, 0)
      .exit(5, 0)
      .enemy([[4, 0]])
      .rules({ detection: { delay: 1, radius: 3 } });
    const line = `
t 0, now         t 1, then, seen   t 2
  0 1 2 3 4 5      0 1 2 3 4 5       0 1 2 3 4 5
0 · @░░░░░G░E░   0 · !!○!!!G!E░    0 · ░░°░░░G░E░
`;
    const start = startLevel(corridor.build());
    expect(board(thought(start, 'move east'))).toBe(line);
    const { state } = play(start, 'move east');
    expect(state.phase).toBe('detected');
    expect(board(drawn(state))).toContain('0 · !!@!!!G!E░');
  });

  test('a sighting in another slice takes the third place', () => {
    // Where the player was two slices ago is seen in slice 2 alone, and the rift leads far away from it.
    const hall = level(5, 1, 9)
      .start(0, 0)
      .exit(4, 0)
      .rift(0, 0, [4, 0, 6])
      .enemy([[2, 0]], { from: 2, until: 2 })
      .rules({ detection: { delay: 2, radius: 2 } });
    expect(board(thought(startLevel(hall.build()), 'useRift')).split('\n')[1]).toBe(
      't 0, now       t 6, then      t 2, seen',
    );
  });
});

/** Paint that can be taken off again. */
const MARKED: Paint = {
  ...(Object.fromEntries(PAINTS.map((name) => [name, (text: string) => `<${name}|${text}|>`])) as Record<
    PaintName,
    (text: string) => string
  >),
  isSeen: true,
};
const bare = (text: string): string => text.replaceAll(/<[a-z]+\|/g, '').replaceAll('|>', '');
/** Eyes are painted under the floor instead of marking it. */
const ground = (text: string): string => text.replaceAll(/[░·]/g, ' ').replaceAll(/ +$/gm, '');

describe('paint', () => {
  test('moves nothing, and what it tells the signs tell without it', () => {
    fc.assert(
      fc.property(fc.constantFrom(...Object.keys(LEVELS)), fc.nat(), fc.boolean(), (id, seed, isThought) => {
        const chooser = createChooser(seed, 'paint');
        const setup = unseen.setup({ seed: 1, options: { level: id } });
        if (!setup.ok) throw new Error(JSON.stringify(setup.error));
        let state = setup.value;
        for (let left = seed % 8; left > 0; left--) {
          const input = unseen.sample(state, seat(0), chooser);
          if (input !== undefined) ({ state } = play(state, formatAction(input as Action)));
        }
        const next = isThought ? unseen.sample(state, seat(0), chooser) : undefined;
        const look = (paint: Paint): string =>
          next === undefined
            ? (unseen.draw?.(state, TABLE, { ...PLAIN_CANVAS, paint }) ?? '')
            : thought(state, formatAction(next as Action), { paint });
        expect(ground(bare(look(MARKED)))).toBe(ground(look(PLAIN_PAINT)));
      }),
      { seed: 5, numRuns: 60 },
    );
  });

  test('the player, the past, ghosts, eyes and the exit each have their own', () => {
    const { state } = play(startLevel(room.build()), 'move east', 'push east', 'useRift');
    const painted = thought(state, 'move east', { paint: MARKED });
    for (const sign of ['<own|@|>', '<past|a|>', '<ghost|○|>', '<watched|<danger|G|> |>', '<goal|E|>', '<useful|B|>'])
      expect(painted).toContain(sign);
  });
});

test.each(Object.entries(MAP_KINDS))('%s is on the screen what it is on the map of a level', (sign, kind) => {
  const document = { size: [2, 1, 2], start: [0, 0, 0], things: [{ kind, at: [1, 0] }] };
  const read = readLevel(document, []);
  expect(read !== undefined && drawn(startLevel(read))).toContain(`\n0 @ ${sign}`);
});

describe('on a screen', () => {
  test('the board fits, whatever the sizes of both', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 60 }),
        fc.integer({ min: 1, max: 60 }),
        fc.integer({ min: 24, max: 200 }),
        fc.integer({ min: 8, max: 60 }),
        fc.nat(),
        (width, height, columns, rows, place) => {
          const built = level(width, height, 9)
            .start(place % width, place % height)
            .exit(width - 1, height - 1);
          const drawing = unseen.draw?.(startLevel(built.build()), TABLE, { paint: PLAIN_PAINT, columns, rows }) ?? '';
          const lines = drawing.split('\n');
          const last = lines.findLastIndex((line) => /^ *\d+ [·@E]/.test(line));
          expect(last).toBeLessThan(rows);
          expect(lines.slice(0, last + 1).join('\n')).toContain('@');
          expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(columns);
        },
      ),
      { seed: 6, numRuns: 80 },
    );
  });

  test('titles that are wider than the part of a slice are broken', () => {
    const built = level(60, 1, 9).start(30, 0).exit(59, 0);
    const drawing =
      unseen.draw?.(startLevel(built.build()), TABLE, { paint: PLAIN_PAINT, columns: 48, rows: 20 }) ?? '';
    expect(drawing.split('\n').slice(1, 5)).toEqual([
      '',
      't 0, now         t 1              t 2',
      '  x 24 to 35       x 24 to 35       x 24 to 35',
      '  2     3          2     3          2     3',
    ]);
  });

  test('a tall one has a second row of slices', () => {
    const drawing =
      unseen.draw?.(startLevel(room.build()), TABLE, { paint: PLAIN_PAINT, columns: 120, rows: 40 }) ?? '';
    const titles = drawing.split('\n').filter((line) => line.startsWith('t '));
    expect(titles.map((line) => line.match(/t \d+/g))).toEqual([
      ['t 0', 't 1', 't 2', 't 3', 't 4'],
      ['t 5', 't 6', 't 7', 't 8', 't 9'],
    ]);
  });

  test('a wide one has room for five slices, and the rules come last', () => {
    const drawing =
      unseen.draw?.(startLevel(room.build()), TABLE, { paint: PLAIN_PAINT, columns: 160, rows: 40 }) ?? '';
    expect(drawing.split('\n')[2]).toMatch(/^t 0, now +t 1 +t 2 +t 3 +t 4$/);
    expect(drawing).toMatch(/\nclassic rules [^\n]+\n? *[^\n]*$/);
  });
});

test('marked cells are exactly those where the player is seen', () => {
  const cell = (): fc.Arbitrary<readonly [number, number]> => fc.tuple(fc.nat(5), fc.nat(4));
  fc.assert(
    fc.property(
      fc.array(fc.tuple(cell(), fc.nat(5)), { minLength: 1, maxLength: 8 }),
      cell(),
      fc.constantFrom('newest', 'all'),
      fc.integer({ min: 1, max: 3 }),
      (points, enemy, selves, delay) => {
        const built = level(6, 5, 9)
          .start(0, 0)
          .wall(3, 2)
          .enemy([enemy])
          .rules({ detection: { radius: 4, delay, selves } });
        const worldLine = points.map(([[x, y], t]): Point => [x, y, t]);
        const state: UnseenState = { ...startLevel(built.build()), worldLine };
        const highest = Math.max(...worldLine.map(([, , t]) => t));
        const expected = Array.from({ length: highest + 1 }, (_, t) =>
          [...echoesIn(state, t)]
            .filter((one) => isWatched(state, one % 6, Math.floor(one / 6), t))
            .map((one) => `${one} in ${t}`),
        );
        const found = sightings(state).map(({ saw: [x, y], at }) => `${cellNumber(state.level, x, y)} in ${at[2]}`);
        expect([...new Set(found)].toSorted()).toEqual(expected.flat().toSorted());
      },
    ),
    { seed: 7, numRuns: 150 },
  );
});

test('of a board that is too large, only what is drawn is looked at', () => {
  const huge = level(1024, 1024, 1024)
    .start(500, 500)
    .enemy([[900, 500]])
    .rules({ detection: { radius: 2048 } });
  expect(drawn(startLevel(huge.build()))).toContain('@ you at (500, 500), in sight');
});

test('nobody looks when detection is off', () => {
  const state = startLevel(room.rules({ detection: { model: 'off' } }).build());
  expect(drawn(state)).not.toContain('░');
  expect(drawn(state)).toContain('enemies see nothing');
});
