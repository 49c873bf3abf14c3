/** One sign for everything that can be in a cell; what a level's map has a letter for has the same here. */
import { has } from '../has.ts';
import type { Direction, Level, Point, Thing } from '../types.ts';

export const PLAYER = '@';
export const FLOOR = '·';
/** The ground of a cell that an enemy sees. */
export const SEEN = '░';
/** Ground along which an enemy sees the player. */
export const SIGHT_LINE = '!';
/** Where the player would be, and where things would be. */
export const GHOST = '○';
export const GHOST_THING = '□';
/** Where the eyes of a slice look for the player. */
export const ECHO = '°';
export const EXIT = 'E';
const MANY_RIFTS = '*';
/** One who looks all round, a guard. */
const ENEMY = 'G';

/** The letter for south is large, as small letters are past selves. */
const FACING: Readonly<Record<Direction, string>> = { north: '^', south: 'V', east: '>', west: '<' };

export const ENEMIES: readonly string[] = [ENEMY, ...Object.values(FACING)];

/** What the signs mean of things that are not told one by one. */
export const MEANINGS: Readonly<Record<string, string>> = {
  '#': 'wall',
  O: 'blocks the way, not the view',
  S: 'screen: blocks the view, not the way',
  B: 'box',
  P: 'box that can be pulled',
  [MANY_RIFTS]: 'rift after the ninth',
  '?': 'something else',
  [ECHO]: 'where eyes of that slice look for you',
  [GHOST]: 'you would be here',
  [GHOST_THING]: 'it would be here',
  [SIGHT_LINE]: 'who sees you, and where you were',
};

/** The sign, and its place when several things share a cell: the first is shown. */
export function signOf(level: Level, thing: Thing): { readonly sign: string; readonly rank: number } {
  if (has(thing, 'VisionCone')) return { sign: enemySign(thing), rank: 0 };
  if (has(thing, 'Pushable')) return { sign: has(thing, 'Pullable') ? 'P' : 'B', rank: 1 };
  if (has(thing, 'BlocksMovement')) return { sign: has(thing, 'BlocksVision') ? '#' : 'O', rank: 2 };
  if (has(thing, 'Exit')) return { sign: EXIT, rank: 3 };
  if (has(thing, 'Rift')) return { sign: riftSign(level, thing), rank: 4 };
  return has(thing, 'BlocksVision') ? { sign: 'S', rank: 5 } : { sign: '?', rank: 6 };
}

function enemySign({ vision }: Thing): string {
  if (vision?.facing == null || vision.fov === null || vision.fov >= 360) return ENEMY;
  return FACING[vision.facing];
}

/** Numbered in the order of ids; after the ninth they share a sign. */
function riftSign({ things }: Level, rift: Thing): string {
  const number = things.filter((thing) => thing.rift !== null).indexOf(rift) + 1;
  return number <= 9 ? String(number) : MANY_RIFTS;
}

/**
 * The player's past, cut where time goes back: within a piece each slice holds one self. The pieces are called a, b, c and
 * so on.
 */
export interface Piece {
  readonly letter: string;
  readonly firstTurn: number;
  readonly points: readonly Point[];
}

export function piecesOf(worldLine: readonly Point[]): readonly Piece[] {
  const pieces: { firstTurn: number; points: Point[] }[] = [];
  worldLine.forEach((point, turn) => {
    const before = worldLine[turn - 1];
    if (before === undefined || before[2] >= point[2]) pieces.push({ firstTurn: turn, points: [point] });
    else pieces.at(-1)?.points.push(point);
  });
  return pieces.map((piece, index) => ({ ...piece, letter: String.fromCodePoint(97 + (index % 26)) }));
}
