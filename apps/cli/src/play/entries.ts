/**
 * What a person may do now, as a menu with keys. An offer that stands for few inputs is listed input by input; one that
 * stands for many (ten cards in any number and order) is one entry, to be filled in slot by slot. Where all there is is an
 * offer that takes several, what it may be filled with is the menu itself, and several keys are typed at once: `3 1 2`. To
 * take none of what the one offer takes has the key `n`, and stands last.
 *
 * What can be said in two ways is there once: of offers with the same label the one that settles most, and of inputs of one
 * offer, or of offers that have a label, with the same words the first. In a menu that would be too long, the offers with the
 * most inputs have one entry in place of them.
 *
 * Keys count from 1, except where nothing but a number is to be chosen (a cell, a column): that number is its own key,
 * because it is what the drawing shows. Whatever needs no number then has a letter, so that no number means two things; and
 * where several kinds of input take a number, each has its letter before it (`c4`, `d4`). The same goes for offers that have
 * nothing open and differ in a number that their words say (`Bid (0)`, `Bid (1)`); beside others that are counted these have
 * their letter too.
 */
import { fieldAt, filledOffer, shownOffers } from '@turnwise/game';
import type { AnyInput, Offer } from '@turnwise/game';
import type { Json } from '@turnwise/kernel';
import type { SeenOffer } from '@turnwise/match';
import { flowText } from '../flow.ts';
import { asDrawn } from './as-drawn.ts';
import { inputText } from './at-seat.ts';
import type { AtSeat } from './at-seat.ts';
import { candidateKeys, candidateTexts, DECLINE, noneOf, takesSeveral } from './candidates.ts';
import { costText } from './cost-text.ts';
import { isCommand } from './line.ts';
import { sharedWords } from './shared-words.ts';

export type Entry =
  | { readonly kind: 'input'; readonly key: string; readonly label: string; readonly input: AnyInput }
  | { readonly kind: 'offer'; readonly key: string; readonly label: string; readonly offer: SeenOffer }
  /** One of those that the one offer takes several of. */
  | { readonly kind: 'candidate'; readonly key: string; readonly label: string; readonly offer: SeenOffer };

/** How long a menu may be. */
interface MenuSize {
  /** Inputs of one offer that are listed, and of one that takes several. */
  readonly few: number;
  readonly several: number;
  /** Entries in all, where there is more than one offer. */
  readonly most: number;
}

/** For whom it scrolls by, as for a pipe. */
export const LONG_MENU: MenuSize = { few: 40, several: 40, most: 60 };

/** For a screen with so many lines, on which the board has to be seen as well. */
export function menuFor(rows: number): MenuSize {
  return { few: 40, several: 10, most: Math.max(12, Math.floor(rows / 2)) };
}

export function entriesFor(at: AtSeat, { few, several, most }: MenuSize = LONG_MENU): readonly Entry[] {
  const offers = asDrawn(at, shownOffers(at.look.offers));
  const [only, ...others] = offers;
  const decline = others.length === 0 ? declineOf(only) : undefined;
  const last: readonly Entry[] =
    decline === undefined ? [] : [{ kind: 'input', key: DECLINE, label: inputText(at, decline), input: decline }];
  if (only !== undefined && others.length === 0 && takesSeveral(only)) return [...candidatesOf(only), ...last];
  const lists = offers.map((offer) => listed(at, offer, takesSeveral(offer) ? several : few));
  const folded = foldedIn(lists, others.length === 0 ? LONG_MENU.most : most);
  const isNumbered = areNumbers(offers);
  const slotOf = (offer: Offer): string | undefined => (isNumbered ? numberSlot(offer) : undefined);
  const own = offers.map((offer, index) =>
    lists[index]?.cut === true ? undefined : ownNumber(offer, lists[index] as Listed),
  );
  /** What takes a number, by its words: each has one letter, where letters are needed. */
  const kinds = new Map<string, string>();
  for (const [index, offer] of offers.entries())
    if (slotOf(offer) !== undefined || own[index] !== undefined) kinds.set(kindText(offer), '');
  const entries: Entry[] = [];
  const told = new Set<string>();
  let [letters, counted] = [0, 0];
  const nextKey = (): string => (kinds.size === 0 || !isNumbered ? String(++counted) : letterKey(letters++));
  const prefixOf = (offer: SeenOffer): string => {
    if (kinds.size === 1 && isNumbered) return '';
    const kind = kindText(offer);
    const known = kinds.get(kind);
    const prefix = known === undefined || known === '' ? letterKey(letters++) : known;
    kinds.set(kind, prefix);
    return prefix;
  };
  for (const [index, offer] of offers.entries()) {
    const { inputs, cut } = lists[index] as (typeof lists)[number];
    if (folded.has(index)) {
      const words = sharedWords(
        inputs.map(({ label }) => label),
        cut,
      );
      const label = `${words.startsWith(offer.text) ? words : offer.text}${costText(offer)}`;
      entries.push({ kind: 'offer', key: nextKey(), label, offer });
      continue;
    }
    const slot = slotOf(offer);
    const prefix = slot !== undefined || own[index] !== undefined ? prefixOf(offer) : '';
    for (const { input, label } of inputs) {
      if (decline !== undefined && flowText(input) === flowText(decline)) continue;
      const text = `${label}${costText(offer, input)}`;
      // Two copies of a card in a hand may be an offer each.
      const words = `${offer.text}\n${text}`;
      if (told.has(words)) continue;
      told.add(words);
      const number = slot === undefined ? own[index] : fieldAt(input, slot);
      const key = number === undefined ? nextKey() : `${prefix}${Number(number)}`;
      entries.push({ kind: 'input', key, label: text, input });
    }
  }
  return [...entries, ...last];
}

interface Listed {
  readonly inputs: readonly { readonly input: AnyInput; readonly label: string }[];
  /** There are more than so many. */
  readonly cut: boolean;
}

/** The inputs of an offer with their words, of those with the same words the first. */
function listed(at: AtSeat, offer: Offer, limit: number): Listed {
  const { inputs, cut } = at.game.expand(offer, limit);
  const byLabel = new Map<string, AnyInput>();
  for (const input of inputs) {
    const label = inputText(at, input);
    if (!byLabel.has(label)) byLabel.set(label, input);
  }
  return { inputs: [...byLabel].map(([label, input]) => ({ input, label })), cut };
}

/** The offers that have one entry in place of their inputs: those with too many, and the longest until the menu is short enough. */
function foldedIn(lists: readonly Listed[], most: number): ReadonlySet<number> {
  const folded = new Set(lists.flatMap(({ cut }, at) => (cut ? [at] : [])));
  const sizeOf = (at: number): number => (folded.has(at) ? 1 : (lists[at]?.inputs.length ?? 0));
  const longest = [...lists.keys()].filter((at) => sizeOf(at) > 1).toSorted((a, b) => sizeOf(b) - sizeOf(a));
  let total = [...lists.keys()].reduce((sum, at) => sum + sizeOf(at), 0);
  for (const at of longest) {
    if (total <= most) break;
    total -= sizeOf(at) - 1;
    folded.add(at);
  }
  return folded;
}

/** The input that takes none of what an offer with one field offers. */
function declineOf(offer: Offer | undefined): AnyInput | undefined {
  const [slot, ...others] = offer?.slots ?? [];
  const none = slot === undefined || others.length > 0 ? undefined : noneOf(slot);
  if (offer === undefined || slot === undefined || none === undefined) return undefined;
  return filledOffer(offer, { [slot.name]: none });
}

/** The candidates of the one offer. */
function candidatesOf(offer: SeenOffer): readonly Entry[] {
  const [slot] = offer.slots;
  if (slot === undefined) return [];
  const texts = candidateTexts(slot);
  return candidateKeys(slot, texts).map((key, at): Entry => ({
    kind: 'candidate',
    key,
    label: texts[at] ?? '',
    offer,
  }));
}

/** Whether whatever has to be chosen is a number, and one that people see as such. */
function areNumbers(offers: readonly SeenOffer[]): boolean {
  return offers.every(
    (offer) =>
      offer.slots.length === 0 ||
      (numberSlot(offer) !== undefined &&
        offer.slots.every((slot) => candidateTexts(slot).every((text) => /^\d+$/.test(text)))),
  );
}

/** The one offer for which a bare number is enough, and its field. */
export function numberOffer(
  offers: readonly SeenOffer[],
): { readonly offer: Offer; readonly slot: string } | undefined {
  if (!areNumbers(offers)) return undefined;
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

/** What the offer is about, whichever number it is. */
function kindText({ kind, label, fixed, slots }: SeenOffer): string {
  const names = slots.map(({ name }) => name);
  return JSON.stringify([kind, label, fixed, names], (_, value: Json) =>
    slots.length === 0 && typeof value === 'number' ? null : value,
  );
}

/** The one number that an offer with nothing open has settled, where its words say that and no other. */
function ownNumber({ slots, fixed }: Offer, { inputs }: Listed): number | undefined {
  const [number, another] = slots.length > 0 ? [] : numbersIn(fixed);
  if (number === undefined || another !== undefined || !Number.isSafeInteger(number) || number < 0) return undefined;
  const [said, more] = inputs[0]?.label.match(/-?\d+/g) ?? [];
  return said === String(number) && more === undefined ? number : undefined;
}

function numbersIn(value: unknown): readonly number[] {
  if (typeof value === 'number') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbersIn) : [];
}

/** Letters that are no command at the prompt, nor `b`, which goes back where an offer is filled. */
const LETTERS = 'acdefghijklmnopqrstuvwxyz'.split('').filter((letter) => !isCommand(letter));

/** `c` to `z`, then `cc` to `zz` and so on. */
function letterKey(at: number): string {
  return (LETTERS[at % LETTERS.length] as string).repeat(1 + Math.floor(at / LETTERS.length));
}
