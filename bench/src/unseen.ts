/** The Unseen suite: what a push costs as levels grow, plays a second, single operations, and the solver. */
import type { Figure, Suite } from './figure.ts';
import { bytes, gamesPerSecond, HAND_MOVES, OPERATIONS, perState } from './game-figures.ts';

const OVER_SMALL = 'CPU time per push on 64×64×256 with 2,000 things over 12×12×24 with 20';

export const unseen: Suite = {
  name: 'unseen',
  figures: [
    push('push', 'recorded', 3),
    push('push-checked', 'recorded checked'),
    push('push-hash', 'recorded-hash'),
    push('push-fast', 'fast'),
    push('push-fast-checked', 'fast checked'),
    {
      name: 'slice/large-over-small',
      question: 'unseen-slice',
      about: '',
      unit: 'CPU time per cell of a slice on 64×64×256 with 2,000 things over 12×12×24 with 20',
      valueUnit: 'ns per cell',
      processes: 1,
    },
    ...['fast', 'recorded', 'recorded-hash'].map((way) => gamesPerSecond('unseen', 'unseen-', way)),
    ...OPERATIONS.filter((operation) => operation !== 'determinize').map((operation) =>
      perState('unseen', 'unseen-', operation),
    ),
    ...['strict', 'strict-rifts', 'classic-rift'].map(solver),
    ...bytes('unseen', 'unseen-'),
  ],
};

function push(name: string, about: string, limit?: number): Figure {
  return {
    name: `${name}/large-over-small`,
    question: 'unseen-push',
    about,
    unit: OVER_SMALL,
    valueUnit: 'ns per push on the large level',
    processes: 3,
    ...(limit !== undefined && { limit }),
  };
}

function solver(level: string): Figure {
  return {
    name: `solve/${level}`,
    question: 'unseen-solve',
    about: level,
    unit: HAND_MOVES,
    valueUnit: 'states per second',
    processes: 1,
  };
}
