/** What happened at a table since somebody looked last, to be played back: where it begins, and its last steps. */
import type { SeenScene } from '@turnwise/match';
import type { WireEvent } from '@turnwise/protocol';
import type { TableSource, TableStep, TableViewer } from '@turnwise/table-source';

/** What was before these steps is not played. */
export const MOST_MISSED = 40;
/** Nor are more frames looked through. */
const MOST_FRAMES = 200;

export interface Missed {
  /** The table before the first step. */
  readonly scene: SeenScene;
  /** What had been told by then. */
  readonly events: readonly WireEvent[];
  readonly steps: readonly TableStep[];
}

export interface MissedFrames {
  readonly viewer: TableViewer;
  readonly from: number;
  readonly to: number;
  /** All that the viewer has been told up to `to`. */
  readonly events: readonly WireEvent[];
}

/** Undefined where there is nothing to show. The source shows only what the viewer may see, of the past too. */
export async function missedAt(
  source: Pick<TableSource, 'at' | 'between'>,
  { viewer, from: last, to, events }: MissedFrames,
): Promise<Missed | undefined> {
  if (last >= to) return undefined;
  const from = Math.max(last, to - MOST_FRAMES);
  const all = await source.between(from, to, viewer);
  const steps = all.slice(-MOST_MISSED);
  if (!steps.some(({ scene }) => scene !== null)) return undefined;
  const before = all.slice(0, -MOST_MISSED).findLast(({ scene }) => scene !== null)?.scene;
  const scene = before ?? (await source.at(from, viewer)).stage?.scene;
  if (scene === undefined) return undefined;
  const played = new Set(steps.flatMap((step) => step.events.map(({ id }) => id)));
  return { scene, events: events.filter(({ id }) => !played.has(id)), steps };
}
