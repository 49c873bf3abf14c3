/**
 * Law 6. A fast run goes along with the recorded one. Before each step the state is copied onto one that is dirty (it holds
 * an older state), the copy is stepped, and both are looked at: the copy must have the hash of the recorded state, and what it was copied
 * from must be as it was. So `copyInto` must copy everything and share only the constants.
 */
import type { AnyState } from '@turnwise/game';
import { stopText } from '../faults.ts';
import type { Law } from '../law.ts';
import { difference } from '../same.ts';

export const fastAgrees: Law = {
  number: 6,
  name: 'fastAgrees',
  title: 'Fast and recorded runs agree.',
  check({ kernel, states, frames }, inquiry) {
    const start = states[0] as AnyState;
    let present = kernel.clone(start);
    let dirty = kernel.clone(states.at(-1) as AnyState);
    let hash = kernel.hash(present);
    kernel.cloneInto(dirty, present);
    for (const name of kernel.rules.constants ?? [])
      inquiry.holds(
        present[name] === start[name] && dirty[name] === start[name],
        0,
        () => `a copy does not share the constant ${name}`,
      );
    for (const place of inquiry.places().slice(1)) {
      const frame = frames[place - 1];
      if (frame === undefined) return;
      kernel.cloneInto(dirty, present);
      const stopped = kernel.step(dirty, frame.input);
      if (
        !inquiry.holds(stopped === undefined, place, () => `the fast run was stopped: ${stopped && stopText(stopped)}`)
      )
        return;
      const found = kernel.hash(dirty);
      const agrees = inquiry.holds(
        found === kernel.hash(states[place] as AnyState),
        place,
        () => `the fast run reached a different state: ${difference(dirty, states[place]) ?? 'by its hash'}`,
      );
      const kept = inquiry.holds(
        kernel.hash(present) === hash,
        place,
        () => `a step on a copy changed the original: ${difference(present, states[place - 1]) ?? 'by its hash'}`,
      );
      // One fault is told once, not at every frame after it.
      if (!agrees || !kept) return;
      hash = found;
      [present, dirty] = [dirty, present];
    }

    const batch = kernel.clone(start);
    const { done } = kernel.stepMany(
      batch,
      frames.map((frame) => frame.input),
    );
    inquiry.holds(
      done === frames.length && kernel.hash(batch) === hash,
      frames.length,
      () => `stepMany did ${done} of ${frames.length} inputs, or reached a different state`,
    );
  },
};
