/** A cell for a rift: on the way itself, or at the end of a blind alley that leaves it. */
import type { Chooser } from '@turnwise/game';
import { pick } from '@turnwise/game';
import { across, dig, stepBetween } from '../sketch.ts';
import type { Sketch } from '../sketch.ts';
import { between } from './gadget.ts';

export interface RiftPlace {
  readonly cell: number;
  /** What is opened for it. */
  readonly dug: readonly number[];
}

/** Off the way somewhere after its first cell and up to `last`, or the cell with that index if no alley can be dug. */
export function riftPlace(chooser: Chooser, sketch: Sketch, last: number): RiftPlace {
  const { way, taken } = sketch;
  for (let tries = 0; tries < 4; tries++) {
    const from = between(chooser, 1, last);
    const cell = way[from] as number;
    if (taken.has(cell)) continue;
    const side = pick(chooser, across(stepBetween(sketch, way[from - 1] as number, cell))) ?? [0, 0];
    const length = between(chooser, 1, 3);
    const dug = dig(
      sketch,
      cell,
      Array.from({ length }, () => side),
    );
    if (dug !== undefined) return { cell: dug.at(-1) as number, dug };
  }
  return { cell: way[last] as number, dug: [] };
}
