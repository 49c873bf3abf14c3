/**
 * Law 3. A twin of the game is saved and loaded before every input, in turn as JSON and as packed words, both through text
 * or bytes as a file would have them; it must come to the same frames and states. So a save is tried at every frame and at
 * every pause, and everything after it too.
 *
 * A match is played along, saved at one place of the game, loaded by its inputs and from its snapshot, and played to the
 * end: all three must come to the same document. Long games have this done in some of their walks only, as loading by
 * inputs plays everything again.
 *
 * A save in which one value was changed is refused, or can be played on (`spoilt-saves.ts`).
 */
import { createRegistry } from '@turnwise/game';
import type { AnyState, AnyTypes, Registry } from '@turnwise/game';
import { formatIssue } from '@turnwise/kernel';
import type { Frame, Issue, Result } from '@turnwise/kernel';
import { createMatch, loadMatch } from '@turnwise/match';
import type { Match } from '@turnwise/match';
import type { Inquiry, Law } from '../law.ts';
import { difference } from '../same.ts';
import type { Walk } from '../walk.ts';
import { checkSpoiltSaves } from './spoilt-saves.ts';

/** Of long games, one in so many is played as a match. */
const MATCHES = 8;

export const savesGoOn: Law = {
  number: 3,
  name: 'savesGoOn',
  title: 'Save, load and go on equals going on, at every frame and at every pause.',
  check(walk, inquiry) {
    checkTwin(walk, inquiry);
    checkSpoiltSaves(walk, inquiry);
    if (inquiry.takes(MATCHES)) checkMatch(walk, inquiry);
  },
};

function checkTwin(walk: Walk, inquiry: Inquiry): void {
  const { kernel, states, frames } = walk;
  let twin = states[0] as AnyState;
  for (const place of inquiry.places()) {
    const loaded = place % 2 === 0 ? throughJson(walk, twin) : throughWords(walk, twin);
    if (!loaded.ok) {
      inquiry.holds(
        false,
        place,
        () => `the state cannot be saved and loaded: ${loaded.error.map(formatIssue).join('; ')}`,
      );
      return;
    }
    const other = difference(loaded.value, states[place]);
    if (!inquiry.holds(other === undefined, place, () => `the loaded state is different: ${other}`)) return;
    const frame = frames[place];
    if (frame === undefined) return;
    const { no, input } = frame;
    const result = kernel.dispatch(loaded.value, input, { no, hash: frames[place - 1]?.hash ?? 0 });
    if (!result.ok || result.value.outcome.kind !== 'committed') {
      inquiry.holds(false, place, () => `the next input was not committed on the loaded state`);
      return;
    }
    const departed = difference(result.value.outcome.frame, frame);
    if (!inquiry.holds(departed === undefined, place + 1, () => `the loaded game departs: ${departed}`)) return;
    twin = result.value.state;
  }
}

function throughJson({ kernel: { codec } }: Walk, state: AnyState): Result<AnyState, readonly Issue[]> {
  const written = codec.toJson(state);
  return written.ok ? codec.fromJson(JSON.parse(JSON.stringify(written.value))) : written;
}

function throughWords({ kernel: { codec } }: Walk, state: AnyState): Result<AnyState, readonly Issue[]> {
  const written = codec.encode(state);
  if (!written.ok) return written;
  const { header, payload } = written.value;
  return codec.decode({ header: JSON.parse(JSON.stringify(header)), payload: payload.slice() });
}

function checkMatch(walk: Walk, inquiry: Inquiry): void {
  const { game, seed, context, frames } = walk;
  const created = createMatch({
    game,
    seed,
    seats: context.names,
    options: context.options,
    advance: false,
    limits: { logFrames: Math.max(1, frames.length) },
  });
  if (!inquiry.holds(created.ok, 0, () => 'no match can be made') || !created.ok) return;
  const match = created.value;
  const registry = createRegistry([game]);
  const place = inquiry.chooser.below(frames.length + 1);

  goOn(match, frames.slice(0, place));
  const saved = JSON.stringify(match.save({ snapshot: true }));
  goOn(match, frames.slice(place));
  const whole = match.save();
  const departed = difference(match.frames, frames);
  inquiry.holds(departed === undefined, frames.length, () => `the match departs from the game: ${departed}`);

  for (const fromSnapshot of [false, true]) {
    const how = fromSnapshot ? 'from its snapshot' : 'by its inputs';
    const loaded = load(saved, registry, fromSnapshot);
    if (!loaded.ok) {
      inquiry.holds(
        false,
        place,
        () => `the match cannot be loaded ${how}: ${loaded.error.map(formatIssue).join('; ')}`,
      );
      continue;
    }
    goOn(loaded.value, frames.slice(place));
    const other = difference(loaded.value.save(), whole) ?? difference(loaded.value.state, match.state);
    inquiry.holds(other === undefined, place, () => `the match, loaded ${how}, goes on differently: ${other}`);
  }
}

function load(saved: string, registry: Registry, fromSnapshot: boolean): Result<Match, readonly Issue[]> {
  return loadMatch(JSON.parse(saved), registry, { advance: false, fromSnapshot });
}

function goOn(match: Match, frames: readonly Frame<AnyTypes>[]): void {
  for (const { input } of frames)
    if (input.seat === undefined) match.submitSystem(input);
    else match.submit(input.seat, input);
}
