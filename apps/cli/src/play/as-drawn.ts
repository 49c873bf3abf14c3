/**
 * Candidates in the order in which the drawing shows them, so that a menu of cards runs as the hand does. Rules list them as it suits
 * them, by id for example. Only where one is taken, and all of them stand in the drawing; others stay as they are.
 */
import { PLAIN_CANVAS } from '@turnwise/game';
import type { SeenOffer, SeenSlot } from '@turnwise/match';
import { drawOn } from '../drawing.ts';
import type { AtSeat } from './at-seat.ts';

export function asDrawn({ game, table, look }: AtSeat, offers: readonly SeenOffer[]): readonly SeenOffer[] {
  if (!offers.some(({ slots }) => slots.some(isSortable))) return offers;
  const drawing = drawOn(PLAIN_CANVAS, game, look.seen, table);
  return offers.map((offer) => ({
    ...offer,
    slots: offer.slots.map((slot) => (isSortable(slot) ? sorted(slot, drawing) : slot)),
  }));
}

/** One of several that have names. */
function isSortable({ candidates, max, list }: SeenSlot): boolean {
  return max === 1 && list !== true && candidates.length > 1 && candidates.every((one) => typeof one === 'string');
}

function sorted(slot: SeenSlot, drawing: string): SeenSlot {
  const places = slot.options.map(({ text }) => placeOf(text, drawing));
  if (places.includes(-1)) return slot;
  const order = [...places.keys()].toSorted((a, b) => (places[a] as number) - (places[b] as number));
  return {
    ...slot,
    candidates: order.map((at) => slot.candidates[at] as (typeof slot.candidates)[number]),
    options: order.map((at) => slot.options[at] as (typeof slot.options)[number]),
  };
}

/** Where a name stands first, not as a part of another; -1 where it does not. */
function placeOf(name: string, drawing: string): number {
  const isPart = (sign: string | undefined): boolean => sign !== undefined && /[\p{L}\p{N}.]/u.test(sign);
  for (let at = drawing.indexOf(name); at >= 0; at = drawing.indexOf(name, at + 1))
    if (!isPart(drawing[at - 1]) && !isPart(drawing[at + name.length])) return at;
  return -1;
}
