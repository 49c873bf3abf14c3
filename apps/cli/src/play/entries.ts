/**
 * What a person may do now, as a numbered menu. An offer that stands for few inputs is listed input by input; one that
 * stands for many (ten cards in any number and order) is one entry, to be filled in slot by slot.
 *
 * Entries count from 1, except where everything is one number to be chosen (a cell, a column): then that number is the
 * entry's own, because it is what the drawing shows.
 */
import { formatMessage } from '@turnwise/game';
import type { AnyGame, AnyInput, AnyState, Offer, Seat, Table } from '@turnwise/game';
import { inputSentence } from '../sentences.ts';

export type Entry =
  | { readonly kind: 'input'; readonly key: string; readonly label: string; readonly input: AnyInput }
  | { readonly kind: 'offer'; readonly key: string; readonly label: string; readonly offer: Offer };

/** Inputs of one offer that are listed, and entries in all. */
const FEW = 40;
const MOST = 60;

export function entriesFor(game: AnyGame, state: AnyState, seat: Seat, table: Table): readonly Entry[] {
  const offers = game.offers(state, seat);
  const lists = offers.map((offer) => game.expand(offer, FEW));
  const total = lists.reduce((sum, { inputs, cut }) => sum + (cut ? 1 : inputs.length), 0);
  const only = offers.length === 1 && lists[0]?.cut === false ? numberSlot(offers[0] as Offer) : undefined;
  const entries: Entry[] = [];
  for (const [at, offer] of offers.entries()) {
    const { inputs, cut } = lists[at] as (typeof lists)[number];
    if (cut || (total > MOST && inputs.length > 1)) {
      entries.push({ kind: 'offer', key: String(entries.length + 1), label: offerSentence(game, offer), offer });
      continue;
    }
    for (const input of inputs) {
      const key = only === undefined ? String(entries.length + 1) : String(input[only]);
      entries.push({ kind: 'input', key, label: inputSentence(game, state, input, table), input });
    }
  }
  return entries;
}

/** The one field to be filled, if it takes exactly one number and nothing else is asked. */
export function numberSlot({ slots }: Offer): string | undefined {
  const [slot, ...others] = slots;
  if (slot === undefined || others.length > 0) return undefined;
  const { candidates, min, max, list } = slot;
  const single = min === 1 && max === 1 && list !== true && new Set(candidates).size === candidates.length;
  return single && candidates.every((one) => Number.isSafeInteger(one) && (one as number) >= 0) ? slot.name : undefined;
}

/** What an offer with many inputs is called. */
function offerSentence(game: AnyGame, offer: Offer): string {
  if (offer.label !== undefined) return formatMessage(game.messages, offer.label);
  return `${offer.kind}: choose ${offer.slots.map((slot) => slot.name).join(', ')} …`;
}
