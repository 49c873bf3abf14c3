/**
 * Law 7: non-interference. `determinize` gives a state d that a viewer (a seat, or the spectator) must not be able to tell
 * from the true state s. The rules that are held here, for every viewer v and for d drawn from what v sees of s:
 *
 * 1. *What v gets of d is what it gets of s, byte for byte*: its view, raw, in notation and drawn; who is to act; the choices
 *    that it sees; its offers; the result; and, for inputs of its own, offered or not, whether they are accepted, if not
 *    why (the debugger's part of an abort is the host's and left out), and what a careful preview shows of them.
 * 2. *d has random streams of its own*: streams that are the same came through the view. A game that says it hides nothing
 *    gives back s itself, streams apart.
 * 3. *Nothing that v gets holds the hash of a state*, neither view nor seen event.
 * 4. *A reversible frame tells v nothing*: let f be the frame that an input i made of s. Some input of the same seat (i itself
 *    first; else, as v may not have seen all of i, any that is offered there on d) makes a frame of d after which v has seen
 *    the same events, gets the same, and can undo just as well. If none does, v can tell after f that the true state was
 *    not d: it knows more, and taking f back would not take that back. So f must be irreversible.
 * 5. *An irreversible frame that drew nothing tells v only what it was shown*: if v, as in 4, can rule out d, then the events
 *    of f that v sees hold one that `reveals`, not later than the first that differs on d. (A frame that drew is left out:
 *    its chance may have shown anything, and the kernel knows it to be irreversible.) What such an event shows is its
 *    author's word: one that `reveals` and is shown to too many seats looks to a law like one that is meant for them.
 *
 * d takes over the true streams for 4 and 5, so that what differs afterwards came from hidden things and not from chance.
 * Where the offers on d are more than a limit, and none of those tried does it, 4 and 5 are left undecided.
 */
import type { AnyInput, AnyState, AnyTypes, Seat, Viewer } from '@turnwise/game';
import { diffsOf, shorten } from '@turnwise/kernel';
import type { Frame } from '@turnwise/kernel';
import type { Inquiry, Law } from '../law.ts';
import { nearMiss, vocabularyOf } from '../near-miss.ts';
import type { Vocabulary } from '../near-miss.ts';
import { difference, same } from '../same.ts';
import { appearance, seenOf, viewerName } from '../seen.ts';
import type { Seen } from '../seen.ts';
import type { Walk } from '../walk.ts';

/** Places looked at in one game. */
const PLACES = 8;
/** States drawn for each viewer at each place, where something is hidden. */
const DRAWN = 2;
/** Inputs of a seat that are explained. */
const EXPLAINED = 4;
/** Offered inputs on d that are tried in place of the one that was made. */
const TRIED = 60;

export const nothingLeaks: Law = {
  number: 7,
  name: 'nothingLeaks',
  title:
    'What a seat gets holds nothing that it may not know: determinize, and all of it stays the same; a frame after which a seat knows more is irreversible.',
  check(walk, inquiry) {
    const vocabulary = vocabularyOf(walk);
    const drawn = walk.game.traits.hiddenInformation ? DRAWN : 1;
    for (const place of inquiry.places(PLACES))
      for (const viewer of walk.viewers)
        for (let i = 0; i < drawn; i++) checkViewer({ walk, inquiry, place, viewer, vocabulary });
  },
};

interface Glance {
  readonly walk: Walk;
  readonly inquiry: Inquiry;
  readonly place: number;
  readonly viewer: Viewer;
  readonly vocabulary: Vocabulary;
}

type Holds = (condition: boolean, place: number, what: () => string) => boolean;

function checkViewer(glance: Glance): void {
  const { walk, inquiry, place, viewer } = glance;
  const { game, context, kernel } = walk;
  const state = walk.states[place] as AnyState;
  const guess = game.determinize(game.view(state, viewer), viewer, inquiry.chooser);
  const holds: Holds = (condition, at, what) =>
    inquiry.holds(condition, at, () => `${viewerName(context, viewer)} ${what()}`);

  checkStreams(glance, state, guess, holds);
  const truth = appearance(game, context, state, viewer);
  const guessed = appearance(game, context, guess, viewer);
  const text = JSON.stringify(truth);
  const alike = holds(
    text === JSON.stringify(guessed),
    place,
    () => `can tell the true state from a guess: ${difference(guessed, truth) ?? 'by the order of its fields'}`,
  );
  holds(!text.includes(kernel.hash(state)), place, () => 'is shown the hash of the state');
  if (viewer !== null) checkExplanations(glance, state, guess, viewer, holds);
  if (alike && place < walk.frames.length) checkFrame(glance, state, guess, holds);
}

/** Rule 2. */
function checkStreams({ walk: { game }, place }: Glance, state: AnyState, guess: AnyState, holds: Holds): void {
  if (game.streams.length > 0)
    holds(!same(guess['random'], state['random']), place, () => 'sees the random streams: a guess has the true ones');
  if (game.traits.hiddenInformation) return;
  const other = difference({ ...guess, random: null }, { ...state, random: null });
  holds(other === undefined, place, () => `does not know all, though nothing is hidden: ${other}`);
}

/** Rule 1, for what the seat might try. */
function checkExplanations(
  { walk, inquiry: { chooser }, vocabulary, place }: Glance,
  state: AnyState,
  guess: AnyState,
  seat: Seat,
  holds: Holds,
): void {
  const { game, frames } = walk;
  const offered = game.sample(state, seat, chooser);
  const known = offered ?? frames[chooser.below(Math.max(1, frames.length))]?.input;
  const inputs = offered === undefined ? [] : [offered];
  if (known !== undefined)
    for (let i = 0; i < EXPLAINED; i++) inputs.push({ ...nearMiss(known, vocabulary, chooser), seat });
  for (const input of inputs) {
    const truth = explanation(walk, state, seat, input);
    const guessed = explanation(walk, guess, seat, input);
    holds(
      JSON.stringify(truth) === JSON.stringify(guessed),
      place,
      () =>
        `learns from the answer to ${shorten(input)}: ${difference(guessed, truth) ?? 'by the order of its fields'}`,
    );
  }
}

/** Why an input is refused, or what a careful preview of it shows. */
function explanation({ game, context, kernel }: Walk, state: AnyState, seat: Seat, input: AnyInput): object {
  const { refusal, ...rest } = game.explain(state, seat, input);
  if (refusal !== undefined) {
    const { debug: _debug, ...seen } = refusal;
    return { ...rest, refusal: seen };
  }
  const result = kernel.preview(state, input, true);
  if (!result.ok) return { fault: result.error.message };
  const { outcome, uncertain, state: after } = result.value;
  const shown =
    outcome.kind === 'committed'
      ? seenOf(game, context, outcome.frame, after, seat)
      : appearance(game, context, after, seat);
  return { ...rest, outcome: outcome.kind, uncertain, shown };
}

/** Rules 3, 4 and 5 for the frame that was made here. */
function checkFrame({ walk, place, viewer }: Glance, state: AnyState, guess: AnyState, holds: Holds): void {
  const frame = walk.frames[place] as Frame<AnyTypes>;
  const seen = seenOf(walk.game, walk.context, frame, walk.states[place + 1] as AnyState, viewer);
  const shown = JSON.stringify(seen);
  holds(!shown.includes(frame.hash), place + 1, () => 'is shown the hash of the state');

  const random = state['random'];
  const twin = walk.game.rules.fork(random === undefined ? guess : { ...guess, random });
  const likewise = seenAfter(walk, twin, frame.input, viewer);
  const sound =
    (likewise !== undefined && isAlike(likewise, seen)) ||
    (frame.irreversible && (drew(frame) || wasShown(likewise, seen))) ||
    findAlike(walk, twin, frame.input, viewer, seen) !== 'none';
  holds(sound, place + 1, () => {
    const learns = frame.irreversible ? 'what no event shown to it reveals' : 'from a frame that can be undone';
    return `learns ${learns}: ${parting(likewise, seen)}`;
  });
}

function drew(frame: Frame<AnyTypes>): boolean {
  return diffsOf(frame).some((diff) => diff.kind === '$draw');
}

/** Rule 5: an event that reveals stands before or at the first event that differs, or anywhere if none does. */
function wasShown(likewise: Seen | undefined, seen: Seen): boolean {
  const part = likewise === undefined ? -1 : firstUnlike(likewise.events, seen.events);
  return seen.reveals.slice(0, part < 0 ? undefined : part + 1).includes(true);
}

/** What the viewer has when this input is made of this state; undefined where that cannot be. */
function seenAfter(
  { game, context, kernel }: Walk,
  state: AnyState,
  input: AnyInput,
  viewer: Viewer,
): Seen | undefined {
  const result = kernel.dispatch(state, input);
  if (!result.ok || result.value.outcome.kind !== 'committed') return undefined;
  return seenOf(game, context, result.value.outcome.frame, result.value.state, viewer);
}

/** Looks for another input on the guess that the viewer cannot tell from the one made. */
function findAlike(
  walk: Walk,
  twin: AnyState,
  made: AnyInput,
  viewer: Viewer,
  seen: Seen,
): 'found' | 'none' | 'undecided' {
  const { game } = walk;
  const due = made.seat === undefined ? game.next(twin) : undefined;
  const { inputs, cut } =
    made.seat === undefined
      ? { inputs: due === undefined ? [] : [due], cut: false }
      : game.legalInputs(twin, made.seat, TRIED);
  const found = inputs.some((input) => {
    const alike = seenAfter(walk, twin, input, viewer);
    return alike !== undefined && isAlike(alike, seen);
  });
  return found ? 'found' : cut ? 'undecided' : 'none';
}

function isAlike(a: Seen, b: Seen): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/** Where two lists of events part; -1 if they do not. */
function firstUnlike(a: readonly string[], b: readonly string[]): number {
  const length = Math.max(a.length, b.length);
  for (let i = 0; i < length; i++) if (a[i] !== b[i]) return i;
  return -1;
}

/** How what was seen departs from what a guess would have shown. */
function parting(likewise: Seen | undefined, seen: Seen): string {
  if (likewise === undefined) return 'the input is not possible on a guess, and no other looks like it';
  const part = firstUnlike(likewise.events, seen.events);
  if (part >= 0) return `${seen.events[part] ?? 'nothing'}, and on a guess ${likewise.events[part] ?? 'nothing'}`;
  return difference(likewise.after, seen.after) ?? 'by the order of its fields';
}
