/** The number game with one fault each: for every law at least one that breaks it. */
import { asAnyGame, defineGame } from '@turnwise/game';
import type { AnyGame } from '@turnwise/game';
import type { BrokenGame } from './broken.ts';
import { changing } from './faults-of-change.ts';
import { counting, ending, reading } from './faults-of-course.ts';
import { guessing, sending } from './faults-of-guesses.ts';
import { chance, offering, saving } from './faults-of-play.ts';
import { hiding, showing } from './faults-of-secrets.ts';
import { definition } from './number-game.ts';

export const soundGame: AnyGame = asAnyGame(defineGame(definition));

/** Made anew for each use, as some faults lie in what a game remembers. */
export function brokenGames(): readonly BrokenGame[] {
  return [
    ...offering(),
    ...chance(),
    ...saving(),
    ...changing(),
    ...showing(),
    ...hiding(),
    ...guessing(),
    ...sending(),
    ...counting(),
    ...ending(),
    ...reading(),
  ];
}
