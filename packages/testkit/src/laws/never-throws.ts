/**
 * Law 10. Whatever JSON arrives is answered: no exception, no fault in the program, and a refusal returns the same state
 * object. It is given to the kernel in both modes, to the parsers of inputs and positions, and to a match, for
 * every seat and for the system. The values: any JSON (fast-check), hostile objects, offered inputs with a field replaced.
 */
import type { AnyInput, AnyState } from '@turnwise/game';
import { isRefusal, shorten } from '@turnwise/kernel';
import type { Json } from '@turnwise/kernel';
import { createMatch } from '@turnwise/match';
import type { Match, Submission } from '@turnwise/match';
import { faultText } from '../faults.ts';
import type { Inquiry, Law } from '../law.ts';
import { spoilt } from '../near-miss.ts';
import type { Walk } from '../walk.ts';

/** Places looked at in a game; the values differ from game to game. */
const PLACES = 3;
/** Values at each place. */
const VALUES = 6;
/** Values that a match is given, and after at most how many inputs. */
const SUBMITTED = 3;
const PLAYED = 12;

export const neverThrows: Law = {
  number: 10,
  name: 'neverThrows',
  title: 'A dispatch never throws, whatever JSON it is given.',
  check(walk, inquiry) {
    for (const place of inquiry.places(PLACES)) {
      const state = walk.states[place] as AnyState;
      for (let i = 0; i < VALUES; i++) checkValue(walk, state, someValue(walk, state, inquiry), inquiry, place);
    }
    checkMatch(walk, inquiry);
  },
};

/** Any JSON; or an input that is offered here, or was made, with something in it replaced. */
function someValue({ game, frames, seats }: Walk, state: AnyState, { anything, chooser }: Inquiry): Json {
  const any = anything[chooser.below(anything.length)] as Json;
  const seat = seats[chooser.below(seats.length)];
  switch (chooser.below(3)) {
    case 0: {
      const offered = seat === undefined ? undefined : game.sample(state, seat, chooser);
      return offered === undefined ? any : spoilt(offered, anything, chooser);
    }
    case 1: {
      const made = frames.length === 0 ? undefined : frames[chooser.below(frames.length)]?.input;
      return made === undefined ? any : spoilt(made, anything, chooser);
    }
    default:
      return any;
  }
}

function checkValue(
  { game, kernel, strict, context, seats }: Walk,
  state: AnyState,
  value: Json,
  inquiry: Inquiry,
  place: number,
): void {
  const input = value as unknown as AnyInput;
  for (const mode of [kernel, strict])
    calmly(inquiry, place, value, 'a dispatch', () => {
      const result = mode.dispatch(state, input);
      if (!result.ok) return `fails with ${faultText(result.error)}`;
      if (isRefusal(result.value.outcome) && result.value.state !== state)
        return 'refuses it but returns a different state';
      return undefined;
    });
  calmly(inquiry, place, value, 'a check', () => {
    const checked = game.validate(state, input);
    game.accepts(state, input);
    kernel.preview(state, input, true);
    for (const seat of seats) game.explain(state, seat, input);
    return checked.ok ? undefined : `fails with ${faultText(checked.error)}`;
  });
  calmly(inquiry, place, value, 'the notation', () => {
    game.notation.input.parse(value, seats[0] ?? null, context);
    game.notation.position.parse(value, context);
    for (const choice of game.choices(state)) game.notation.answer.parse(value, choice, context);
    return undefined;
  });
}

/** Does it and counts it: whoever throws, or says what went wrong, is a violation. */
function calmly(inquiry: Inquiry, place: number, value: Json, who: string, act: () => string | undefined): void {
  let wrong: string | undefined;
  try {
    wrong = act();
  } catch (thrown) {
    wrong = `throws ${String(thrown)}`;
  }
  inquiry.holds(wrong === undefined, place, () => `given ${shorten(value)}, ${who} ${wrong}`);
}

function checkMatch(walk: Walk, inquiry: Inquiry): void {
  const { game, seed, context, frames, seats } = walk;
  const created = createMatch({ game, seed, seats: context.names, options: context.options, advance: false });
  if (!created.ok) return;
  const match = created.value;
  const place = inquiry.chooser.below(Math.min(PLAYED, frames.length) + 1);
  for (const { input } of frames.slice(0, place))
    if (input.seat === undefined) match.submitSystem(input);
    else match.submit(input.seat, input);
  for (let i = 0; i < SUBMITTED; i++) {
    const value = someValue(walk, match.state, inquiry);
    for (const seat of seats)
      calmly(inquiry, place, value, `a match, for seat ${seat},`, () =>
        faultOf(match, () => match.submit(seat, value)),
      );
    calmly(inquiry, place, value, 'a match', () => faultOf(match, () => match.submitSystem(value)));
  }
}

function faultOf(match: Match, submit: () => Submission): string | undefined {
  const { state } = match;
  const { outcome, frames, fault } = submit();
  if (fault !== undefined) return `faults with ${faultText(fault)}`;
  if (isRefusal(outcome) && (frames.length > 0 || match.state !== state)) return 'refuses it but goes on';
  return undefined;
}
