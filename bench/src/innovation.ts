/** The Innovation suite: complete random games a second, and what single operations on a state in mid-game cost. */
import type { Figure, Suite } from './figure.ts';

/** Time is told in moves of the hand-written tic-tac-toe, so that a slow machine or hour does not look like slow rules. */
const HAND_MOVES = 'hand-written moves of tic-tac-toe in the same CPU time';

export const innovation: Suite = {
  name: 'innovation',
  figures: [
    gamesPerSecond('fast', 2000),
    gamesPerSecond('recorded', 500),
    gamesPerSecond('recorded-hash'),
    perState('clone'),
    perState('offers'),
    perState('view'),
    perState('determinize'),
    perState('hash'),
    perState('encode'),
    perState('decode'),
    perState('encode-json'),
    perState('decode-json'),
    bytes('frame/bytes', 'frame', 'bytes kept over the bytes of a frame as JSON', 'bytes kept per frame'),
    bytes('frame/json-bytes', 'frame-json', 'bytes of a frame as JSON over those of a state', 'bytes per frame'),
    bytes('state/bytes', 'state', 'bytes of a packed state over those of the same as JSON', 'bytes per state'),
    bytes(
      'state/json-bytes',
      'state-json',
      'bytes of a state as JSON over those of the same packed',
      'bytes per state',
    ),
  ],
};

function gamesPerSecond(way: string, least?: number): Figure {
  return {
    name: `${way}/games-per-second`,
    question: 'innovation-games',
    about: way,
    unit: HAND_MOVES,
    valueUnit: 'games per second',
    processes: 3,
    ...(least !== undefined && { least }),
  };
}

function perState(operation: string): Figure {
  return {
    name: `${operation}/ns`,
    question: 'innovation-states',
    about: operation,
    unit: HAND_MOVES,
    valueUnit: 'ns',
    processes: 1,
  };
}

function bytes(name: string, about: string, unit: string, valueUnit: string): Figure {
  return { name, question: 'innovation-bytes', about, unit, valueUnit, processes: 1 };
}
