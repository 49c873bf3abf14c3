/** What an offer may be filled with: how each candidate is called and typed, and which of them somebody has typed. */
import type { AnyGame, AnyState, Offer, Slot, Table } from '@turnwise/game';
import { isRecord } from '@turnwise/kernel';
import type { Json } from '@turnwise/kernel';
import { bareText, inputSentence } from '../sentences.ts';

/** One field to fill, with more than one of its candidates. */
export function takesSeveral({ slots }: Offer): boolean {
  const [slot, ...others] = slots;
  return slot !== undefined && others.length === 0 && Math.min(slot.max, slot.candidates.length) > 1;
}

/** A candidate that is a number goes by itself, as it is what the drawing shows; others are counted from 1. */
export function candidateKeys(slot: Slot, texts: readonly string[]): readonly string[] {
  const themselves = texts.every((text, at) => /^\d+$/.test(text) && text === JSON.stringify(slot.candidates[at]));
  return themselves && new Set(texts).size === texts.length ? texts : texts.map((_, at) => String(at + 1));
}

/** The candidates with these keys, or named by words that fit one of them alone; or what is wrong. */
export function readCandidates(
  line: string,
  slot: Slot,
  keys: readonly string[],
  texts: readonly string[],
): Json[] | string {
  const numbers = /^[\d\s,]*$/.test(line) ? byKeys(line, keys) : byNames(line, texts);
  if (typeof numbers === 'string') return numbers;
  if (new Set(numbers).size < numbers.length) return 'each number counts once';
  const most = Math.min(slot.max, slot.candidates.length);
  const allowed =
    slot.noneOrAll === true
      ? numbers.length === most || (slot.min === 0 && numbers.length === 0)
      : numbers.length >= slot.min && numbers.length <= most;
  if (!allowed) return `expected ${howMany(slot)}, found ${numbers.length}`;
  const ordered = slot.ordered === true ? numbers : numbers.toSorted((a, b) => a - b);
  return ordered.map((number) => slot.candidates[number] as Json);
}

function byKeys(line: string, keys: readonly string[]): number[] | string {
  const words = line.split(/[\s,]+/).filter((word) => word !== '');
  const numbers = words.map((word) => keys.indexOf(String(Number(word))));
  const wrong = words[numbers.indexOf(-1)];
  return wrong === undefined ? numbers : `'${wrong}' is none of the numbers ${keys[0] ?? ''} to ${keys.at(-1) ?? ''}`;
}

/** Names with commas between them, each as much of it as is needed. */
function byNames(line: string, texts: readonly string[]): number[] | string {
  const numbers: number[] = [];
  for (const name of line.split(',').map((part) => part.trim().toLowerCase())) {
    const fits = texts.flatMap((text, at) => (text.toLowerCase().startsWith(name) && name !== '' ? [at] : []));
    const [first, second] = fits;
    if (first === undefined || second !== undefined)
      return `'${name}' is ${second === undefined ? 'none' : 'not one alone'} of those in the list`;
    numbers.push(first);
  }
  return numbers;
}

/** Keys as somebody would type them: `2 1`. */
export function sampleOf(slot: Slot, keys: readonly string[]): string {
  const size = slot.noneOrAll === true ? Math.min(slot.max, keys.length) : Math.max(2, slot.min);
  const some = keys.slice(0, size);
  return (slot.ordered === true ? some.toReversed() : some).join(' ');
}

/** `2 to 3 of them, in order`. */
export function howMany(slot: Slot): string {
  const most = Math.min(slot.max, slot.candidates.length);
  const order = slot.ordered === true && most > 1 ? ', in order' : '';
  if (slot.noneOrAll === true) {
    const full = most < slot.candidates.length ? `${most} of them` : `all ${most}`;
    return `${slot.min === 0 ? 'none or ' : ''}${full}${order}`;
  }
  if (slot.min === most) return `${most} of them${order}`;
  return `${slot.min} to ${most} of them${order}`;
}

/** Each candidate by the game's own words, or as notation writes it inside the input. */
export function candidateTexts(
  game: AnyGame,
  state: AnyState,
  offer: Offer,
  slot: Slot,
  table: Table,
): readonly string[] {
  return slot.candidates.map((candidate) => candidateText(game, state, offer, slot, candidate, table));
}

function candidateText(
  game: AnyGame,
  state: AnyState,
  offer: Offer,
  slot: Slot,
  candidate: Json,
  table: Table,
): string {
  const list = slot.list === true || slot.max > 1;
  const filled = Object.fromEntries(offer.slots.map((one) => [one.name, one.candidates[0] ?? null]));
  const value: Json = list ? [candidate] : candidate;
  const input = { kind: offer.kind, seat: offer.seat, ...offer.fixed, ...filled, [slot.name]: value };
  if (offer.kind === 'answer') return inputSentence(game, state, input, table);
  const document = game.notation.input.format(input, table);
  const written = isRecord(document) ? document[slot.name] : undefined;
  return bareText(written ?? candidate);
}
