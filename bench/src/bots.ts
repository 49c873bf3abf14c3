/**
 * The bots suite: tree search against a search written by hand and against boardgame.io's bot, two workers against one, and where the time of a
 * search goes.
 */
import type { Figure, Suite } from './figure.ts';

const GAMES = ['connect-four', 'tic-tac-toe'] as const;
const POOLED = ['connect-four', 'innovation'] as const;
const HIDDEN = ['innovation', 'duel'] as const;
const PARTS = ['clone', 'inputs', 'step', 'evaluate', 'tree', 'collector'] as const;

export const bots: Suite = {
  name: 'bots',
  figures: [
    ...GAMES.map((game) => perIteration('uct', game, 'start')),
    ...GAMES.map((game) => perIteration('uct-moved', game, 'moved')),
    ...GAMES.map(overPeer),
    ...POOLED.map((game) => workers(game, 'wall')),
    ...POOLED.map((game) => workers(game, 'cpu')),
    ...HIDDEN.flatMap((game) => PARTS.map((part) => share(game, part))),
  ],
};

function perIteration(prefix: string, game: string, where: string): Figure {
  return {
    name: `${prefix}/${game}`,
    question: 'uct',
    about: `${game} ${where}`,
    unit: "CPU time per iteration over the hand-written search's",
    valueUnit: 'ns per iteration',
    limit: 2,
    processes: 3,
  };
}

function overPeer(game: string): Figure {
  return {
    name: `boardgame.io-mcts/${game}`,
    question: 'boardgame-io-mcts',
    about: game,
    unit: "CPU time per iteration of boardgame.io's MCTS bot over ours",
    valueUnit: 'times ours',
    least: 100,
    processes: 2,
  };
}

function workers(game: string, clock: 'wall' | 'cpu'): Figure {
  const shared = { question: 'workers', about: `${game} ${clock}`, processes: 2 };
  if (clock === 'cpu')
    return {
      name: `workers-cpu/${game}`,
      unit: 'CPU time per iteration with two workers over one',
      valueUnit: 'ns per iteration with two',
      ...shared,
    };
  return {
    name: `workers/${game}`,
    unit: 'iterations per second of two workers over one, in the quietest rounds',
    valueUnit: 'times one worker',
    least: 1.7,
    ...shared,
  };
}

function share(game: string, part: string): Figure {
  return {
    name: `share-${part}/${game}`,
    question: 'search-share',
    about: `${game} ${part}`,
    unit: "share of a search's time",
    valueUnit: 'µs per iteration',
    processes: 1,
  };
}
