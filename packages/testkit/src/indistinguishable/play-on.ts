/**
 * One input on each side of a pair. The viewer's own is the same on both. Another seat's may be another, as the viewer does not see all
 * of it: one that differs and looks the same is looked for first, so that secrets drift apart; then the same.
 *
 * What the viewer is told must be the same on both sides, byte for byte and update for update. It may differ where the viewer was shown
 * something: by its own input on both sides; by another seat's where no input of that seat on the other side looks like it.
 */
import type { AnyInput, Chooser, Seat } from '@turnwise/game';
import { isRefusal } from '@turnwise/kernel';
import { difference } from '../same.ts';
import { firstUnlike, isExcused, shownBy } from './excuse.ts';
import type { Shown } from './excuse.ts';
import { glimpse, lookalike } from './lookalike.ts';
import type { Pair, Side } from './pair.ts';

export interface PlayedOn {
  readonly seat: Seat;
  readonly input: AnyInput;
  /** What was taken on the other side, where that looks the same. */
  readonly likewise?: AnyInput;
  /** Whether the viewer still cannot tell the sides apart. */
  readonly alike: boolean;
  /** What it was told that it may not know. */
  readonly leak?: string;
}

export interface PlayOptions {
  /**
   * Every seat is asked whether or not it has an answer: this kind of event, which says who is asked, and whose turn it is to act must
   * be the same as long as everything before it is, and no event excuses that they are not.
   */
  readonly asksAll: string | undefined;
}

/** Undefined where nobody is to act. */
export function playOn(pair: Pair, chooser: Chooser, { asksAll }: PlayOptions): PlayedOn | undefined {
  const { game, viewer, sides } = pair;
  const { toAct, state } = sides[0].match;
  if (toAct.length === 0) return undefined;
  const seat = toAct[chooser.below(toAct.length)] as Seat;
  const input = game.sample(state, seat, chooser);
  if (input === undefined) return undefined;
  const likewise = seat === viewer ? input : lookalike(pair, seat, input, chooser);
  if (typeof likewise === 'string') return apart(pair, seat, input, likewise, asksAll);
  return { seat, input, likewise, ...together(pair, seat, [input, likewise], asksAll) };
}

type Result = Pick<PlayedOn, 'alike' | 'leak'>;

/** Both sides take an input that the viewer cannot tell from the other's. */
function together(
  { game, viewer, sides }: Pair,
  seat: Seat,
  inputs: readonly [AnyInput, AnyInput],
  asksAll: string | undefined,
): Result {
  const [one, other] = [submit(sides[0], seat, inputs[0]), submit(sides[1], seat, inputs[1])];
  const [told, toldOther] = [sides[0].told(), sides[1].told()];
  if (typeof one === 'string' || typeof other === 'string') {
    // A guard may end what both have begun alike; what is refused on one side alone tells of the other.
    if (one === other) return { alike: false };
    return { alike: false, leak: `an input is answered in two ways: ${reasonOf(one)}, and ${reasonOf(other)}` };
  }
  if (JSON.stringify(told) === JSON.stringify(toldOther)) return { alike: true };
  const part = firstUnlike(one.events, other.events);
  const asked = askedApart(asksAll, one, other, part, difference(sides[1].match.toAct, sides[0].match.toAct, 'toAct'));
  if (asked !== undefined) return { alike: false, leak: asked };
  if (isExcused(one, part) && isExcused(other, part)) return { alike: false };
  const where = difference(toldOther.map(read), told.map(read), 'updates');
  return { alike: false, leak: `an update tells it: ${where ?? 'by the order of its fields'}` };

  /** What the viewer sees of it, or why it was not taken. */
  function submit({ match }: Side, by: Seat, input: AnyInput): Shown | string {
    const { outcome, frames, fault } = match.submit(by, input);
    if (fault !== undefined) return fault.code;
    return isRefusal(outcome) ? `${outcome.kind} ${outcome.code}` : shownBy(game, frames, viewer);
  }
}

function reasonOf(answer: Shown | string): string {
  return typeof answer === 'string' ? answer : 'taken';
}

/** How the two sides part by who is asked, and by nothing before that. */
function askedApart(
  kind: string | undefined,
  one: Shown,
  other: Shown,
  part: number,
  toAct: string | undefined,
): string | undefined {
  if (kind === undefined) return undefined;
  if (part < 0) return toAct === undefined ? undefined : `who is asked tells it: ${toAct}`;
  const [told, toldOther] = [one.events[part], other.events[part]];
  const isAsking = [told, toldOther].some((text) => text !== undefined && kindOf(text) === kind);
  return isAsking ? `who is asked tells it: ${toldOther ?? 'nothing'}, and not ${told ?? 'nothing'}` : undefined;
}

function kindOf(event: string): unknown {
  return (read(event) as { readonly kind?: unknown }).kind;
}

function read(text: string): unknown {
  return JSON.parse(text);
}

/** No input on the other side looks like this one, or none that was tried. */
function apart(
  pair: Pair,
  seat: Seat,
  input: AnyInput,
  found: 'none' | 'undecided',
  asksAll: string | undefined,
): PlayedOn {
  const [a, b] = pair.sides;
  const [one, other] = [a, b].map(({ match }) => glimpse(pair, match.state, input));
  if (one === undefined) return { seat, input, alike: false, leak: 'an offered input is not taken' };
  const part = other === undefined ? -1 : firstUnlike(one.shown.events, other.shown.events);
  const asked = other && askedApart(asksAll, one.shown, other.shown, part, difference(other.toAct, one.toAct, 'toAct'));
  if (asked !== undefined) return { seat, input, alike: false, leak: asked };
  if (found === 'undecided' || isExcused(one.shown, part)) return { seat, input, alike: false };
  const where = other === undefined ? 'it is not possible there' : difference(other, one);
  return { seat, input, alike: false, leak: `an input of another seat shows what nothing revealed: ${where}` };
}
