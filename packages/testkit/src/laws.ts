/** The eleven laws that every game keeps. */
import type { Law } from './law.ts';
import { offeredIsAccepted } from './laws/offered-is-accepted.ts';
import { replayRepeats } from './laws/replay-repeats.ts';
import { savesGoOn } from './laws/saves-go-on.ts';
import { undoRedo } from './laws/undo-redo.ts';
import { diffsRebuild } from './laws/diffs-rebuild.ts';
import { fastAgrees } from './laws/fast-agrees.ts';
import { nothingLeaks } from './laws/nothing-leaks.ts';
import { isConserved } from './laws/is-conserved.ts';
import { playEnds } from './laws/play-ends.ts';
import { neverThrows } from './laws/never-throws.ts';
import { sceneIsSound } from './laws/scene-is-sound.ts';

export const LAWS: readonly Law[] = [
  offeredIsAccepted,
  replayRepeats,
  savesGoOn,
  undoRedo,
  diffsRebuild,
  fastAgrees,
  nothingLeaks,
  isConserved,
  playEnds,
  neverThrows,
  sceneIsSound,
];
