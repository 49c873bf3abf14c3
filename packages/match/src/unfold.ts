/**
 * A frame step by step, for tables that show what happened: after each change that a viewer saw something of, the events, how they are
 * shown, and the scene as it was then. Changes of which it saw nothing are not counted, so their number tells nothing.
 */
import type { AnyGame, AnyState, AnyTypes, Cue, Table, Viewer } from '@turnwise/game';
import type { Kernel } from '@turnwise/kernel';
import { guarded } from './fault.ts';
import { tellEvents } from './look.ts';
import type { SeenEvent } from './look.ts';
import { Seeing } from './seeing.ts';
import { cueOf, sceneOf } from './stage.ts';
import type { SeenScene } from './stage.ts';
import type { AnyFrame } from './submission.ts';
import type { SeenHappening } from './trail.ts';

export interface Unfolded {
  readonly events: readonly SeenEvent[];
  /** For each event, how it is shown; null where it is only told. */
  readonly cues: readonly (Cue | null)[];
  /** After this step; null for a game without scenes. */
  readonly scene: SeenScene | null;
}

export interface Unfolding {
  readonly game: AnyGame;
  readonly kernel: Kernel<AnyTypes>;
  readonly table: Table;
  /** The state before the frame. */
  readonly before: AnyState;
  readonly frame: AnyFrame;
  /** The events of the frame as the viewer sees them. */
  readonly seen: readonly SeenHappening[];
}

export function unfoldFrame(unfolding: Unfolding, viewer: Viewer): readonly Unfolded[] {
  const { game, kernel, table, frame, seen } = unfolding;
  const steps: Unfolded[] = [];
  let state = unfolding.before;
  let told = 0;
  for (const { diff, events } of frame.changes) {
    if (diff !== undefined) {
      const applied = kernel.applyDiffs(state, [diff]);
      if (!applied.ok) return steps;
      state = applied.value;
    }
    const count = events.filter((event) => game.viewEvent(event, viewer) !== undefined).length;
    if (count === 0) continue;
    const shown = seen.slice(told, told + count);
    told += count;
    const seeing = new Seeing(game, table, state, viewer);
    // A state in the middle of a frame is not one that a game has to show: if it cannot, the step has only its words.
    const scene = guarded('scene', () => sceneOf(seeing) ?? null);
    const cues = guarded('cue', () => shown.map(({ event }) => cueOf(seeing, event) ?? null));
    const words = guarded('events', () => tellEvents(seeing, shown));
    if (!words.ok) continue;
    steps.push({
      events: words.value,
      cues: cues.ok ? cues.value : shown.map(() => null),
      scene: scene.ok ? scene.value : null,
    });
  }
  return steps;
}
