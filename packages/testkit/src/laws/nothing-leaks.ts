/**
 * Law 7: non-interference. `determinize` gives a state d that a viewer (a seat, or the spectator) must not be able to tell
 * from the true state s. The rules that are held here, for every viewer v and for d drawn from what v sees of s:
 *
 * 1. *What v gets of d is what it gets of s, byte for byte*: its whole look (the view, raw and in notation; who is to act; the
 *    choices that it sees and its offers, with all their words; why the match has stopped; what comes of no answer; the result),
 *    the view drawn, the scene with what the offers name in it; and, for inputs of its own, offered or not, whether they are accepted, if not
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
 * 6. *d is a state of the game*: the rules' invariants hold in it, it has every declared stream, and it can be played on
 *    (`guess-is-sound.ts`).
 * 7. *A frame that drew tells v by its events only what v's view shows*, or holds an event that `reveals`
 *    (`drawn-events.ts`).
 * 8. *What v gets is plain JSON*: written and read back it is the same.
 * 9. *What is said to be hidden is hidden*: over a run of enough games of a game with hidden information, d is not always s.
 *    Else the view shows v everything, and all rules above say nothing.
 *
 * d takes over the true streams for 4 and 5, so that what differs afterwards came from hidden things and not from chance.
 * Where the offers on d are more than a limit, and none of those tried does it, 4 and 5 are left undecided.
 */
import type { AnyInput, AnyState, AnyTypes, Seat, Viewer } from '@turnwise/game';
import { shorten } from '@turnwise/kernel';
import type { Frame } from '@turnwise/kernel';
import { lookAt, stageAt } from '@turnwise/match';
import type { Look, Stage } from '@turnwise/match';
import { faultText } from '../faults.ts';
import { addTo, ENOUGH_GAMES } from '../law.ts';
import type { Holds, Inquiry, Law } from '../law.ts';
import { nearMiss, vocabularyOf } from '../near-miss.ts';
import type { Vocabulary } from '../near-miss.ts';
import { unplain } from '../plain.ts';
import { difference } from '../same.ts';
import { appearance, seenOf, viewerName } from '../seen.ts';
import type { Appearance, Seen } from '../seen.ts';
import { wasPlayed } from '../walk.ts';
import type { Walk } from '../walk.ts';
import { checkDrawnEvents, drew } from './drawn-events.ts';
import { checkGuess } from './guess-is-sound.ts';

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
    const { hiddenInformation } = walk.game.traits;
    for (const place of inquiry.places(PLACES)) {
      for (const viewer of walk.viewers) {
        const truth = shownOf(walk, walk.states[place] as AnyState, viewer);
        checkPlain(walk, place, viewer, truth, inquiry.holds);
        for (let i = 0; i < (hiddenInformation ? DRAWN : 1); i++)
          checkViewer({ walk, inquiry, place, viewer, truth, vocabulary });
      }
      if (hiddenInformation) checkDrawnEvents(walk, place, inquiry.chooser, inquiry.holds);
    }
    // At the end: a game that threw meanwhile shows nothing.
    if (wasPlayed(walk)) for (const viewer of walk.viewers) addTo(inquiry.tally, gamesOf(viewer));
  },
  conclude({ game, viewers, context }, { tally, holds }) {
    if (!game.traits.hiddenInformation) return;
    for (const viewer of viewers) {
      const games = tally.get(gamesOf(viewer)) ?? 0;
      if (games >= ENOUGH_GAMES)
        holds(
          tally.has(lackOf(viewer)),
          0,
          () =>
            `hiddenInformation is declared, but ${viewerName(context, viewer)} never lacked anything: in ${games} games every guess was the true state`,
        );
    }
  },
};

/** Names in the tally: games that a viewer saw, and guesses that were not the true state. */
const gamesOf = (viewer: Viewer): string => `games of ${viewer}`;
const lackOf = (viewer: Viewer): string => `lack of ${viewer}`;

/** All that a viewer gets of a state. */
interface Shown {
  /** As the game gives it, drawn too. */
  readonly raw: Appearance;
  readonly look: Look;
  /** The scene, and what its offers name there. */
  readonly stage: Stage | null;
}

function shownOf({ game, context }: Walk, state: AnyState, viewer: Viewer): Shown {
  return {
    raw: appearance(game, context, state, viewer),
    // Of its own parts, so that each is made once.
    look: { ...lookAt(game, state, context, viewer) },
    stage: stageAt(game, state, context, viewer) ?? null,
  };
}

interface Glance {
  readonly walk: Walk;
  readonly inquiry: Inquiry;
  readonly place: number;
  readonly viewer: Viewer;
  /** What the viewer gets of the true state. */
  readonly truth: Shown;
  readonly vocabulary: Vocabulary;
}

function checkViewer(glance: Glance): void {
  const { walk, inquiry, place, viewer, truth } = glance;
  const { game, context, kernel } = walk;
  const state = walk.states[place] as AnyState;
  const guess = game.determinize(game.view(state, viewer), viewer, inquiry.chooser);
  const holds: Holds = (condition, at, what, urgent) =>
    inquiry.holds(condition, at, () => `${viewerName(context, viewer)} ${what()}`, urgent);

  if (!inquiry.tally.has(lackOf(viewer)) && isOther(guess, state)) addTo(inquiry.tally, lackOf(viewer));
  const sound = checkGuess(walk, place, guess, inquiry.chooser, holds);
  const guessed = shownOf(walk, guess, viewer);
  const text = JSON.stringify(truth);
  const alike = holds(
    text === JSON.stringify(guessed),
    place,
    () => `can tell the true state from a guess: ${difference(guessed, truth) ?? 'by the order of its fields'}`,
  );
  holds(!text.includes(kernel.hash(state)), place, () => 'is shown the hash of the state');
  if (!sound) return;
  if (viewer !== null) checkExplanations(glance, state, guess, viewer, holds);
  // Rules that failed in this game would be blamed for what they did to its states.
  if (alike && place < walk.frames.length && walk.troubles.length === 0) checkFrame(glance, state, guess, holds);
}

/** Rule 9: whether the guess is another state, streams apart. */
function isOther(guess: AnyState, state: AnyState): boolean {
  return difference({ ...guess, random: null }, { ...state, random: null }) !== undefined;
}

/** Rule 8. */
function checkPlain({ context }: Walk, place: number, viewer: Viewer, { raw, look, stage }: Shown, holds: Holds): void {
  const { view, written, choices, offers } = raw;
  const fault = unplain({ view, written, choices, offers, look, stage });
  holds(
    fault === undefined,
    place,
    () => `${viewerName(context, viewer)} gets something that is not plain JSON: ${fault}`,
  );
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
    const truth = explanation(walk, place, state, seat, input);
    const guessed = explanation(walk, place, guess, seat, input);
    holds(
      JSON.stringify(truth) === JSON.stringify(guessed),
      place,
      () =>
        `learns from the answer to ${shorten(input)}: ${difference(guessed, truth) ?? 'by the order of its fields'}`,
    );
  }
}

/** Why an input is refused, or what a careful preview of it shows. */
function explanation(walk: Walk, place: number, state: AnyState, seat: Seat, input: AnyInput): object {
  const { game, context, kernel } = walk;
  const { refusal, ...rest } = game.explain(state, seat, input);
  if (refusal !== undefined) {
    const { debug: _debug, ...seen } = refusal;
    return { ...rest, refusal: seen };
  }
  const result = kernel.preview(state, input, (event) => game.revealsTo(event, seat));
  if (!result.ok) return { fault: faultText(result.error) };
  const { outcome, uncertain, state: after } = result.value;
  const shown =
    outcome.kind === 'committed'
      ? seenOf(walk, place, outcome.frame, after, seat)
      : appearance(game, context, after, seat);
  return { ...rest, outcome: outcome.kind, uncertain, shown };
}

/** Rules 3, 4 and 5 for the frame that was made here. */
function checkFrame({ walk, place, viewer }: Glance, state: AnyState, guess: AnyState, holds: Holds): void {
  const frame = walk.frames[place] as Frame<AnyTypes>;
  const after = walk.states[place + 1] as AnyState;
  const seen = seenOf(walk, place, frame, after, viewer);
  const shown = JSON.stringify(seen);
  holds(!shown.includes(walk.kernel.hash(after)), place + 1, () => 'is shown the hash of the state');
  holds(!shown.includes(String(frame.hash)), place + 1, () => 'is shown the hash of a frame');

  const random = state['random'];
  const twin = walk.game.rules.fork(random === undefined ? guess : { ...guess, random });
  const likewise = seenAfter(walk, place, twin, frame.input, viewer);
  const sound =
    (likewise !== undefined && isAlike(likewise, seen)) ||
    (frame.irreversible && (drew(frame) || wasShown(likewise, seen))) ||
    findAlike(walk, place, twin, frame.input, viewer, seen) !== 'none';
  const { irreversible } = frame;
  const learns = irreversible ? 'what no event shown to it reveals' : 'from a frame that can be undone';
  const hint = irreversible ? '' : ' (mark an event of it with `reveals`)';
  holds(sound, place + 1, () => `learns ${learns}: ${parting(likewise, seen)}${hint}`, !irreversible);
}

/** Rule 5: an event that reveals stands before or at the first event that differs, or anywhere if none does. */
function wasShown(likewise: Seen | undefined, seen: Seen): boolean {
  const part = likewise === undefined ? -1 : firstUnlike(likewise.events, seen.events);
  return seen.reveals.slice(0, part < 0 ? undefined : part + 1).includes(true);
}

/** What the viewer has when this input is made of this state; undefined where that cannot be. */
function seenAfter(walk: Walk, place: number, state: AnyState, input: AnyInput, viewer: Viewer): Seen | undefined {
  const result = walk.kernel.dispatch(state, input);
  if (!result.ok || result.value.outcome.kind !== 'committed') return undefined;
  return seenOf(walk, place, result.value.outcome.frame, result.value.state, viewer);
}

/** Looks for another input on the guess that the viewer cannot tell from the one made. */
function findAlike(
  walk: Walk,
  place: number,
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
    const alike = seenAfter(walk, place, twin, input, viewer);
    return alike !== undefined && isAlike(alike, seen);
  });
  return found ? 'found' : cut ? 'undecided' : 'none';
}

function isAlike(a: Seen, b: Seen): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/** Where two lists of events part; -1 if they do not. */
function firstUnlike(a: readonly object[], b: readonly object[]): number {
  const length = Math.max(a.length, b.length);
  for (let i = 0; i < length; i++) if (JSON.stringify(a[i]) !== JSON.stringify(b[i])) return i;
  return -1;
}

/** How what was seen departs from what a guess would have shown. */
function parting(likewise: Seen | undefined, seen: Seen): string {
  if (likewise === undefined) return 'the input is not possible on a guess, and no other input looks like it';
  const { events, after } = seen;
  const other = difference({ events: likewise.events, ...likewise.after }, { events, ...after });
  return other === undefined ? 'by the order of its fields' : `on a guess it would get ${other}`;
}
