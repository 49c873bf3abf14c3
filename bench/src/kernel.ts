/** The kernel suite: the figures that the kernel answers for, with their limits, and what they are compared with. */
import type { Figure, Suite } from './figure.ts';

const GAMES = ['tic-tac-toe', 'connect-four'] as const;

const OVER_HAND_LOOP = "CPU time per move over the hand-written loop's";
const OVER_SMALL = 'CPU time per change with 100,000 things over 1,000';

export const kernel: Suite = {
  name: 'kernel',
  figures: [
    ...GAMES.map((game) => perMove('fast', 'fast', game, 2)),
    ...GAMES.map((game) => perMove('recorded', 'recorded', game, 6)),
    perMove('recorded-hash', 'recorded-hash', 'tic-tac-toe'),
    ...GAMES.map((game) => perMove('boardgame.io', 'boardgame-io', game)),
    perChange('growth', 'growth', 'history', 8),
    perChange('growth-dispatch', 'growth', 'dispatch'),
    perChange('growth-flat', 'growth', 'flat'),
    perChange('growth-immer', 'growth-peers', 'immer'),
    perChange('growth-mutative', 'growth-peers', 'mutative'),
    {
      name: 'history/bytes-per-frame-10000-over-100',
      question: 'history-bytes',
      about: '10000/100',
      unit: 'bytes kept per frame with 10,000 things over 100',
      valueUnit: 'bytes per frame',
      limit: 4,
      processes: 1,
    },
    {
      name: 'refused/clones',
      question: 'refused',
      about: 'clones',
      unit: 'forks, clones and looks into substates in 10,000 refused dispatches',
      valueUnit: 'bytes kept per refusal',
      limit: 0,
      processes: 1,
    },
  ],
};

function perMove(prefix: string, question: string, game: string, limit?: number): Figure {
  return {
    name: `${prefix}/${game}`,
    question,
    about: game,
    unit: OVER_HAND_LOOP,
    valueUnit: 'ns per move',
    processes: 3,
    ...(limit !== undefined && { limit }),
  };
}

function perChange(prefix: string, question: string, about: string, limit?: number): Figure {
  return {
    name: `${prefix}/100000-over-1000`,
    question,
    about,
    unit: OVER_SMALL,
    valueUnit: 'ns per change',
    processes: 3,
    ...(limit !== undefined && { limit }),
  };
}
