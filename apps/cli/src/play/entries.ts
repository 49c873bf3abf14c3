/**
 * What a person may do now, as a menu with keys. An offer that stands for few inputs is listed input by input; one that
 * stands for many (ten cards in any number and order) is one entry, to be filled in slot by slot. Where all there is is an
 * offer that takes several, what it may be filled with is the menu itself, and several keys are typed at once: `3 1 2`. To
 * take none of what the one offer takes has the key `n`, and stands last.
 *
 * Keys count from 1, except where nothing but a number is to be chosen (a cell, a column): that number is its own key,
 * because it is what the drawing shows. Whatever needs no number then has a letter, so that no number means two things; and
 * where several kinds of input take a number, each has its letter before it (`c4`, `d4`).
 */
import { formatMessage } from '@turnwise/game';
import type { AnyGame, AnyInput, AnyState, Offer, Seat, Table } from '@turnwise/game';
import { flowText } from '../flow.ts';
import { inputSentence } from '../sentences.ts';
import { candidateKeys, candidateTexts, DECLINE, noneOf, takesSeveral } from './candidates.ts';
import { isCommand } from './line.ts';

export type Entry =
  | { readonly kind: 'input'; readonly key: string; readonly label: string; readonly input: AnyInput }
  | { readonly kind: 'offer'; readonly key: string; readonly label: string; readonly offer: Offer }
  /** One of those that the one offer takes several of. */
  | { readonly kind: 'candidate'; readonly key: string; readonly label: string; readonly offer: Offer };

/** Inputs of one offer that are listed, and entries in all. */
const FEW = 40;
const MOST = 60;

export function entriesFor(game: AnyGame, state: AnyState, seat: Seat, table: Table): readonly Entry[] {
  const offers = game.offers(state, seat);
  const [only, ...others] = offers;
  const decline = others.length === 0 ? declineOf(only) : undefined;
  const last: readonly Entry[] =
    decline === undefined
      ? []
      : [{ kind: 'input', key: DECLINE, label: inputSentence(game, state, decline, table), input: decline }];
  if (only !== undefined && others.length === 0 && takesSeveral(only))
    return [...candidatesOf(game, state, only, table), ...last];
  const lists = offers.map((offer) => game.expand(offer, FEW));
  const total = lists.reduce((sum, { inputs, cut }) => sum + (cut ? 1 : inputs.length), 0);
  const isNumbered = areNumbers(game, state, offers, table);
  const slotOf = (offer: Offer): string | undefined => (isNumbered ? numberSlot(offer) : undefined);
  const numbered = offers.filter((offer) => slotOf(offer) !== undefined).length;
  const entries: Entry[] = [];
  let letters = 0;
  const nextKey = (): string => (numbered === 0 ? String(entries.length + 1) : letterKey(letters++));
  for (const [at, offer] of offers.entries()) {
    const { inputs, cut } = lists[at] as (typeof lists)[number];
    if (cut || (total > MOST && inputs.length > 1)) {
      entries.push({ kind: 'offer', key: nextKey(), label: offerSentence(game, offer), offer });
      continue;
    }
    const slot = slotOf(offer);
    const prefix = slot !== undefined && numbered > 1 ? nextKey() : '';
    for (const input of inputs) {
      if (decline !== undefined && flowText(input) === flowText(decline)) continue;
      const key = slot === undefined ? nextKey() : `${prefix}${String(input[slot])}`;
      entries.push({ kind: 'input', key, label: inputSentence(game, state, input, table), input });
    }
  }
  return [...entries, ...last];
}

/** The input that takes none of what an offer with one field offers. */
function declineOf(offer: Offer | undefined): AnyInput | undefined {
  const [slot, ...others] = offer?.slots ?? [];
  const none = slot === undefined || others.length > 0 ? undefined : noneOf(slot);
  if (offer === undefined || slot === undefined || none === undefined) return undefined;
  return { kind: offer.kind, seat: offer.seat, ...offer.fixed, [slot.name]: none };
}

/** The candidates of the one offer. */
function candidatesOf(game: AnyGame, state: AnyState, offer: Offer, table: Table): readonly Entry[] {
  const [slot] = offer.slots;
  if (slot === undefined) return [];
  const texts = candidateTexts(game, state, offer, slot, table);
  return candidateKeys(slot, texts).map((key, at): Entry => ({
    kind: 'candidate',
    key,
    label: texts[at] ?? '',
    offer,
  }));
}

/** Whether whatever has to be chosen is a number, and one that people see as such. */
function areNumbers(game: AnyGame, state: AnyState, offers: readonly Offer[], table: Table): boolean {
  return offers.every(
    (offer) =>
      offer.slots.length === 0 ||
      (numberSlot(offer) !== undefined &&
        offer.slots.every((slot) =>
          candidateTexts(game, state, offer, slot, table).every((text) => /^\d+$/.test(text)),
        )),
  );
}

/** The one offer for which a bare number is enough, and its field. */
export function numberOffer(
  game: AnyGame,
  state: AnyState,
  offers: readonly Offer[],
  table: Table,
): { readonly offer: Offer; readonly slot: string } | undefined {
  if (!areNumbers(game, state, offers, table)) return undefined;
  const [first, ...others] = offers.filter((offer) => numberSlot(offer) !== undefined);
  const slot = first === undefined ? undefined : numberSlot(first);
  return first === undefined || slot === undefined || others.length > 0 ? undefined : { offer: first, slot };
}

/** The one field to be filled, if it takes exactly one number and nothing else is asked. */
function numberSlot({ slots }: Offer): string | undefined {
  const [slot, ...others] = slots;
  if (slot === undefined || others.length > 0) return undefined;
  const { candidates, min, max, list } = slot;
  const single = min === 1 && max === 1 && list !== true && new Set(candidates).size === candidates.length;
  return single && candidates.every((one) => Number.isSafeInteger(one) && (one as number) >= 0) ? slot.name : undefined;
}

/** Letters that are no command at the prompt, nor `b`, which goes back where an offer is filled. */
const LETTERS = 'acdefghijklmnopqrstuvwxyz'.split('').filter((letter) => !isCommand(letter));

/** `c` to `z`, then `cc` to `zz` and so on. */
function letterKey(at: number): string {
  return (LETTERS[at % LETTERS.length] as string).repeat(1 + Math.floor(at / LETTERS.length));
}

/** What an offer with many inputs is called. */
function offerSentence(game: AnyGame, offer: Offer): string {
  if (offer.label !== undefined) return formatMessage(game.messages, offer.label);
  return `${offer.kind}: choose ${offer.slots.map((slot) => slot.name).join(', ')} …`;
}
