/**
 * Law 1. Offers and rules agree, looked at from both sides:
 *
 * - every input that an offer stands for (up to a number; drawn from the offers beyond it) is held by that offer, accepted
 *   by `validate` and committed by a dispatch, and so is what `sample` draws; `legalInputs` lists them, all and in their order;
 * - inputs that resemble offered ones (a field changed, another seat's, made or offered earlier, made up, any JSON) are accepted just
 *   when an offer holds them. One that is not offered is refused by `validate` and by a dispatch with the same code, and the
 *   state is the very same object after it.
 *
 * Accepted without an offer are the system input that is due, what the game calls a control, and what changes nothing.
 */
import { isPlay, offerHolds, sampleOffer } from '@turnwise/game';
import type { AnyGame, AnyInput, AnyState, Offer, Seat } from '@turnwise/game';
import { isRecord, isRefusal, shorten } from '@turnwise/kernel';
import type { JsonRecord } from '@turnwise/kernel';
import { faultText, refusalText } from '../faults.ts';
import type { Inquiry, Law } from '../law.ts';
import { invented, nearMiss, vocabularyOf } from '../near-miss.ts';
import { same } from '../same.ts';
import type { Walk } from '../walk.ts';

/** Places looked at in one game. */
const PLACES = 12;
/** Inputs of one seat that are tried one by one. */
const EXPANDED = 100;
/** Inputs drawn from each offer where there are more. */
const DRAWN = 10;
/** Offered inputs that are dispatched, and not only validated. */
const DISPATCHED = 3;
/** Inputs per place that resemble offered ones, inputs made up by the shapes, and values that are no inputs. */
const NEAR = 6;
const INVENTED = 4;
const OTHER = 2;

export const offeredIsAccepted: Law = {
  number: 1,
  name: 'offeredIsAccepted',
  title: 'Every offered input is accepted; a sample of inputs that were not offered is refused and changes nothing.',
  check(walk, inquiry) {
    for (const { frame, what } of walk.end === 'threw' ? [] : walk.troubles) inquiry.holds(false, frame, () => what);
    const vocabulary = vocabularyOf(walk);
    const { chooser } = inquiry;
    /** What was offered at earlier places. */
    let stale: readonly AnyInput[] = [];
    for (const place of inquiry.places(PLACES)) {
      const state = walk.states[place] as AnyState;
      const table = walk.seats.map((seat) => walk.game.offers(state, seat));
      const offered = table.flatMap((offers, seat) => checkOffers(walk, state, seat as Seat, offers, inquiry, place));
      const known = offered.length > 0 ? offered : stale;
      const others: unknown[] = [
        ...stale,
        ...walk.frames.slice(Math.max(0, place - 2), place).map((frame) => frame.input),
        ...Array.from({ length: OTHER }, () => inquiry.anything[chooser.below(inquiry.anything.length)]),
        ...Array.from({ length: INVENTED }, () => invented(walk.game, vocabulary, chooser)),
      ];
      if (known.length > 0)
        for (let i = 0; i < NEAR; i++)
          others.push(nearMiss(known[chooser.below(known.length)] as AnyInput, vocabulary, chooser));
      for (const other of others) checkOther(walk, state, table, other, inquiry, place);
      stale = offered.slice(0, NEAR);
    }
  },
};

/** Gives some of what the seat is offered. */
function checkOffers(
  { game, strict }: Walk,
  state: AnyState,
  seat: Seat,
  offers: readonly Offer[],
  inquiry: Inquiry,
  place: number,
): readonly AnyInput[] {
  const { chooser } = inquiry;
  const { inputs: listed, cut } = game.legalInputs(state, seat, EXPANDED);
  const expanded = expansionOf(game, offers);
  inquiry.holds(
    same(expanded, listed),
    place,
    () => `seat ${seat} is offered ${shorten(expanded)}, but its inputs are listed as ${shorten(listed)}`,
  );
  // What is aside is not in the list of legal inputs.
  const drawn = offers
    .filter((offer) => cut || !isPlay(offer))
    .flatMap((offer) => Array.from({ length: DRAWN }, () => sampleOffer(offer, chooser) as AnyInput));
  const inputs = [...listed, ...drawn];
  const sample = game.sample(state, seat, chooser);
  inquiry.holds(
    (sample === undefined) === !offers.some(isPlay),
    place,
    () => `seat ${seat} has ${offers.filter(isPlay).length} offers, but its sample is ${shorten(sample)}`,
  );

  for (const input of sample === undefined ? inputs : [...inputs, sample]) {
    const held = offers.some((offer) => offerHolds(offer, input));
    inquiry.holds(held, place, () => `${shorten(input)} was drawn from offers, but no offer holds it`);
    const refusal = game.validate(state, input);
    inquiry.holds(
      refusal.ok && refusal.value === undefined,
      place,
      () =>
        `${shorten(input)} is offered but not accepted: ${refusal.ok ? refusal.value && refusalText(refusal.value) : faultText(refusal.error)}`,
    );
  }
  for (let i = 0; i < Math.min(DISPATCHED, inputs.length); i++) {
    const input = inputs[chooser.below(inputs.length)] as AnyInput;
    const result = strict.dispatch(state, input);
    const answer = result.ok ? result.value.outcome.kind : faultText(result.error);
    inquiry.holds(answer === 'committed', place, () => `${shorten(input)} is offered, but its dispatch says ${answer}`);
  }
  return inputs;
}

/** All that the offers stand for, one after the other, up to the number that is looked at. */
function expansionOf(game: AnyGame, offers: readonly Offer[]): readonly AnyInput[] {
  const inputs: AnyInput[] = [];
  for (const offer of offers) if (isPlay(offer)) inputs.push(...game.expand(offer, EXPANDED - inputs.length).inputs);
  return inputs;
}

function checkOther(
  { game, strict }: Walk,
  state: AnyState,
  table: readonly (readonly Offer[])[],
  other: unknown,
  inquiry: Inquiry,
  place: number,
): void {
  const fields = isRecord(other) ? other : {};
  const input = other as AnyInput;
  if (typeof fields['kind'] === 'string' && game.isControl(input, state)) return;
  const due = game.toAct(state).length === 0 && game.result(state) === undefined ? game.next(state) : undefined;
  const offered = table.some((offers) => isHeld(offers, fields));
  const open = offered || (due !== undefined && same(due, other));

  const refusal = game.validate(state, input);
  if (!refusal.ok) {
    inquiry.holds(false, place, () => `${shorten(other)} was answered with a fault: ${faultText(refusal.error)}`);
    return;
  }
  const accepted = refusal.value === undefined && !changesNothing(strict, state, input);
  if (refusal.value !== undefined) inquiry.met(`refusal.${refusal.value.code}`);
  const agrees = inquiry.holds(accepted === open, place, () =>
    accepted
      ? `${shorten(other)} is accepted but not offered`
      : `${shorten(other)} is offered but not accepted: ${refusal.value && refusalText(refusal.value)}`,
  );
  if (refusal.value === undefined || !agrees) return;
  const result = strict.dispatch(state, input);
  if (!result.ok) {
    inquiry.holds(false, place, () => `${shorten(other)} was answered with a fault: ${faultText(result.error)}`);
    return;
  }
  const { outcome } = result.value;
  inquiry.holds(
    isRefusal(outcome) && outcome.code === refusal.value?.code && result.value.state === state,
    place,
    () => `${shorten(other)} is refused with ${refusal.value?.code}, but its dispatch says ${outcome.kind}`,
  );
}

/** What is taken and leaves everything as it was, as a step that is not due, needs no offer. */
function changesNothing(strict: Walk['strict'], state: AnyState, input: AnyInput): boolean {
  const result = strict.dispatch(state, input);
  return result.ok && result.value.outcome.kind === 'noChange' && result.value.state === state;
}

/** A value that is nested too deep to be compared is held by no offer. */
function isHeld(offers: readonly Offer[], fields: JsonRecord): boolean {
  try {
    return offers.some((offer) => offerHolds(offer, fields));
  } catch {
    return false;
  }
}
