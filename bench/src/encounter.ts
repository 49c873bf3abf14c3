/** The Encounter suite: whole fights a second, and what single operations on a state cost. */
import type { Suite } from './figure.ts';
import { bytes, gamesPerSecond, OPERATIONS, perState } from './game-figures.ts';

export const encounter: Suite = {
  name: 'encounter',
  figures: [
    ...['fast', 'recorded', 'recorded-hash'].map((way) => gamesPerSecond('encounter', 'encounter-', way)),
    ...OPERATIONS.map((operation) => perState('encounter', 'encounter-', operation)),
    ...bytes('encounter', 'encounter-'),
  ],
};
