/**
 * Law 2. The game is set up afresh and played again in production: the start, every frame and the last state must be the
 * same. So it finds rules that read a clock, a counter of their own or the mode in which they run.
 */
import { replay } from '@turnwise/kernel';
import type { Law } from '../law.ts';
import { difference } from '../same.ts';

export const replayRepeats: Law = {
  number: 2,
  name: 'replayRepeats',
  title: 'Replay of (seed, inputs) gives the same frames and hashes.',
  check(walk, inquiry) {
    const { game, seed, context, frames, states } = walk;
    const start = game.setup({ seed, seats: context.names, options: context.options });
    if (!inquiry.holds(start.ok, 0, () => 'the same setup was refused the second time') || !start.ok) return;
    const begun = difference(start.value, states[0]);
    inquiry.holds(begun === undefined, 0, () => `the same setup gave another state: ${begun}`);

    const again = replay(
      walk.kernel,
      start.value,
      frames.map((frame) => frame.input),
      frames.map((frame) => frame.hash),
    );
    const { departure } = again;
    inquiry.holds(
      departure === undefined,
      departure?.at ?? 0,
      () => `the replay departs: ${JSON.stringify(departure?.how)}`,
    );
    for (const place of inquiry.places().slice(1, again.frames.length + 1)) {
      const other = difference(again.frames[place - 1], frames[place - 1]);
      inquiry.holds(other === undefined, place, () => `the replay gave another frame: ${other}`);
    }
    if (departure !== undefined) return;
    const last = difference(again.state, states.at(-1));
    inquiry.holds(last === undefined, frames.length, () => `the replay gave another last state: ${last}`);
  },
};
