/**
 * What bots look at: what the game says is worth it, else all that is legal. Where that is much, and things are taken in an order, one order
 * of each set is enough: otherwise a search would try every order of the same cards, and each hardly once.
 */
import { expandOffer, isPlay } from '@turnwise/game';
import type { AnyGame, AnyInput, AnyState, Expansion, Offer, Seat } from '@turnwise/game';

/** With more inputs than this, orders are left out. */
const MANY = 60;

/** Cut where there are more than the limit: then these are the first of the list. */
export interface InputsToTry extends Expansion<AnyInput> {
  /** Something legal was left out although the list is not cut. */
  readonly isPart?: true;
}

/** What a game says is worth a look is never cut. */
export function inputsToTry(game: AnyGame, state: AnyState, seat: Seat, limit: number): InputsToTry {
  const considered = game.bots.considers?.(state, seat);
  if (considered !== undefined) return { inputs: considered, cut: false, isPart: true };
  const few = game.legalInputs(state, seat, Math.min(limit, MANY));
  if (!few.cut) return few;
  return inOneOrder(game, state, seat, limit) ?? (limit > MANY ? game.legalInputs(state, seat, limit) : few);
}

/** Undefined where no order can be left out, or where nothing would be left to choose from. */
function inOneOrder(game: AnyGame, state: AnyState, seat: Seat, limit: number): InputsToTry | undefined {
  const offers = game.offers(state, seat).filter(isPlay);
  if (!offers.some(({ slots }) => slots.some(({ ordered }) => ordered === true))) return undefined;
  const inputs: AnyInput[] = [];
  for (const offer of offers) {
    const { inputs: more, cut } = expandOffer(withoutOrder(offer), limit - inputs.length);
    inputs.push(...(more as readonly AnyInput[]));
    if (cut) return { inputs, cut };
  }
  return inputs.length > 1 ? { inputs, cut: false, isPart: true } : undefined;
}

function withoutOrder(offer: Offer): Offer {
  return { ...offer, slots: offer.slots.map((slot) => ({ ...slot, ordered: false })) };
}
