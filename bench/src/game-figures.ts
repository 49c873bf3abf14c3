/**
 * The figures that every game's suite has: complete random games a second, single operations on states, bytes. A game's
 * questions are `GAME-games`, `GAME-states` and `GAME-bytes`; `prefix` keeps the names of two suites apart.
 */
import type { Figure } from './figure.ts';

/** Time is told in moves of the hand-written tic-tac-toe, so that a slow machine or hour does not look like slow rules. */
export const HAND_MOVES = 'hand-written moves of tic-tac-toe in the same CPU time';

/** What is asked of the states of every game with secrets; one without has nothing to guess. */
export const OPERATIONS = [
  'clone',
  'offers',
  'view',
  'determinize',
  'hash',
  'encode',
  'decode',
  'encode-json',
  'decode-json',
] as const;

export function gamesPerSecond(game: string, prefix: string, way: string, least?: number): Figure {
  return {
    name: `${prefix}${way}/games-per-second`,
    question: `${game}-games`,
    about: way,
    unit: HAND_MOVES,
    valueUnit: 'games per second',
    processes: 3,
    ...(least !== undefined && { least }),
  };
}

export function perState(game: string, prefix: string, operation: string): Figure {
  return {
    name: `${prefix}${operation}/ns`,
    question: `${game}-states`,
    about: operation,
    unit: HAND_MOVES,
    valueUnit: 'ns',
    processes: 1,
  };
}

export function bytes(game: string, prefix: string): readonly Figure[] {
  return [
    ['frame/bytes', 'frame', 'bytes kept over the bytes of a frame as JSON', 'bytes kept per frame'],
    ['frame/json-bytes', 'frame-json', 'bytes of a frame as JSON over those of a state', 'bytes per frame'],
    ['state/bytes', 'state', 'bytes of a packed state over those of the same as JSON', 'bytes per state'],
    ['state/json-bytes', 'state-json', 'bytes of a state as JSON over those of the same packed', 'bytes per state'],
  ].map(([name = '', about = '', unit = '', valueUnit = '']) => ({
    name: `${prefix}${name}`,
    question: `${game}-bytes`,
    about,
    unit,
    valueUnit,
    processes: 1,
  }));
}
