/**
 * Law 2. The game is set up again and replayed in production mode: the start, every frame and the last state must be the
 * same. This finds rules that read a clock, a counter of their own or the mode in which they run.
 *
 * The seed matters where the game says so: with `traits.chance`, or with streams, some setup or frame of a run of enough games
 * draws (a reader whose step was forgotten reads the same values for ever); without `traits.chance` none does.
 */
import { replay } from '@turnwise/kernel';
import type { Departure } from '@turnwise/kernel';
import { faultText, refusalText } from '../faults.ts';
import { addTo, ENOUGH_GAMES } from '../law.ts';
import type { Inquiry, Law } from '../law.ts';
import { difference, same } from '../same.ts';
import { wasPlayed } from '../walk.ts';
import type { Walk } from '../walk.ts';
import { drew } from './drawn-events.ts';

export const replayRepeats: Law = {
  number: 2,
  name: 'replayRepeats',
  title: 'Replay of (seed, inputs) gives the same frames and hashes.',
  check(walk, inquiry) {
    const { game, seed, context, frames, states } = walk;
    checkDraws(walk, inquiry);
    const start = game.setup({ seed, seats: context.names, options: context.options });
    if (!inquiry.holds(start.ok, 0, () => 'the same setup was refused the second time') || !start.ok) return;
    const begun = difference(start.value, states[0]);
    inquiry.holds(begun === undefined, 0, () => `the same setup gave a different state: ${begun}`);

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
      () => `the replay departs: ${departure && departureText(departure)}`,
    );
    for (const place of inquiry.places().slice(1, again.frames.length + 1)) {
      const other = difference(again.frames[place - 1], frames[place - 1]);
      inquiry.holds(other === undefined, place, () => `the replay gave a different frame: ${other}`);
    }
    if (departure !== undefined) return;
    const last = difference(again.state, states.at(-1));
    inquiry.holds(last === undefined, frames.length, () => `the replay gave a different last state: ${last}`);
  },
  conclude({ game, context }, { tally, holds }) {
    const games = tally.get('games') ?? 0;
    if (game.streams(context.options).length === 0 || games < ENOUGH_GAMES) return;
    holds(
      tally.has('drew'),
      0,
      () =>
        `the game has chance, but in ${games} games nothing was drawn (put a reader's step() into the list that the behaviour returns)`,
    );
  },
};

function checkDraws(walk: Walk, inquiry: Inquiry): void {
  const { game, context, states, frames } = walk;
  if (wasPlayed(walk)) addTo(inquiry.tally, 'games');
  const inSetup = game.streams(context.options).length > 0 && !same(states[0]?.['random'], context.random);
  const places = frames.flatMap((frame, index) => (drew(frame) ? [index + 1] : []));
  if (inSetup) places.unshift(0);
  if (places.length > 0) addTo(inquiry.tally, 'drew');
  inquiry.holds(
    game.traits.chance || places.length === 0,
    places[0] ?? 0,
    () => `${inSetup ? 'the setup' : 'a frame'} draws, but traits.chance is false`,
  );
}

function departureText({ how }: Departure): string {
  switch (how.kind) {
    case 'hash':
      return `the frame has the hash ${how.found}, not ${how.expected}`;
    case 'refused':
      return `the input is refused, ${refusalText(how.refusal)}`;
    case 'noChange':
      return 'the input changes nothing';
    case 'engineError':
      return faultText(how.error);
  }
}
