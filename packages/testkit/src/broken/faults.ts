/** The number game with one fault each: for every law at least one that breaks it. */
import { faultsOfAnswers } from './answers.ts';
import type { BrokenGame } from './broken-game.ts';
import { faultsOfEvents } from './events.ts';
import { faultsOfGuesses } from './guesses.ts';
import { faultsOfPlay } from './play.ts';
import { faultsOfReplays } from './replays.ts';
import { faultsOfSaves } from './saves.ts';
import { faultsOfScenes } from './scenes.ts';
import { faultsOfViews } from './views.ts';

/** In the order of the laws. Made anew for each use, as some faults lie in what a game remembers. */
export function brokenGames(): readonly BrokenGame[] {
  const families = [
    faultsOfPlay,
    faultsOfReplays,
    faultsOfSaves,
    faultsOfViews,
    faultsOfAnswers,
    faultsOfEvents,
    faultsOfGuesses,
    faultsOfScenes,
  ];
  return families.flatMap((faults) => faults()).sort((a, b) => a.law - b.law);
}
