/** The Innovation suite: complete random games a second, and what single operations on a state in mid-game cost. */
import type { Suite } from './figure.ts';
import { bytes, gamesPerSecond, OPERATIONS, perState } from './game-figures.ts';

export const innovation: Suite = {
  name: 'innovation',
  figures: [
    gamesPerSecond('innovation', '', 'fast', 2000),
    gamesPerSecond('innovation', '', 'recorded', 500),
    gamesPerSecond('innovation', '', 'recorded-hash'),
    ...OPERATIONS.map((operation) => perState('innovation', '', operation)),
    ...bytes('innovation', ''),
  ],
};
