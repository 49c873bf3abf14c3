/** Law 5. At every frame. It finds an `apply` that reads something besides the state and the diff. */
import { diffsOf } from '@turnwise/kernel';
import { faultText } from '../faults.ts';
import type { Law } from '../law.ts';
import { difference } from '../same.ts';

export const diffsRebuild: Law = {
  number: 5,
  name: 'diffsRebuild',
  title: "Applying a frame's diffs to the state before gives the state after.",
  check({ kernel, states, frames }, inquiry) {
    for (const place of inquiry.places().slice(1)) {
      const before = states[place - 1];
      const frame = frames[place - 1];
      if (before === undefined || frame === undefined) return;
      const rebuilt = kernel.applyDiffs(before, diffsOf(frame));
      if (!rebuilt.ok) {
        inquiry.holds(false, place, () => `the diffs cannot be applied: ${faultText(rebuilt.error)}`);
        continue;
      }
      const other = difference(rebuilt.value, states[place]);
      inquiry.holds(other === undefined, place, () => `the diffs give a different state: ${other}`);
    }
  },
};
