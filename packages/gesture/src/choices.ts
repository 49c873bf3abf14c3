/** What can be done next: things that light up, buttons, and a menu where touches alone do not tell inputs apart. */
import type { ThingId } from '@turnwise/game';
import type { Json } from '@turnwise/kernel';
import type { Gesture, GestureButton, GestureWords } from './gesture.ts';
import type { SlotStep } from './line.ts';
import { narrowed } from './narrow.ts';
import { distinct, hasEnough, isTaken, isWhole, slotOf, takesMore, touchable } from './reading.ts';
import type { Reading } from './reading.ts';
import { apart, ownWords, wordsOf } from './words.ts';

export type Pressed =
  | { readonly kind: 'cancel' }
  /** Goes on with this reading alone. */
  | { readonly kind: 'keep'; readonly reading: Reading }
  /** Goes on to its next step. */
  | { readonly kind: 'forward'; readonly reading: Reading }
  | { readonly kind: 'take'; readonly reading: Reading; readonly candidates: readonly number[] }
  | { readonly kind: 'giveBack'; readonly reading: Reading; readonly candidate: number };

export interface Choice {
  readonly button: GestureButton;
  readonly does: Pressed;
}

export function litOf(readings: readonly Reading[], taken: readonly ThingId[]): Gesture['lit'] {
  const lit = new Map<ThingId, 'touch' | 'taken'>(taken.map((thing) => [thing, 'taken']));
  for (const thing of readings.flatMap(touchable)) lit.set(thing, 'touch');
  return lit;
}

/** What is being asked where there is only one thing that it can be. */
export function asksOf(readings: readonly Reading[]): Gesture['asks'] {
  const [only, another] = readings;
  const step = only === undefined || another !== undefined ? undefined : slotOf(only);
  if (only === undefined || step === undefined) return null;
  const { offer } = only.line;
  const title = offer.kind === 'answer' ? offer.text : step.slot.title;
  return { title, min: step.slot.min, max: step.sizes.at(-1) ?? 0, taken: only.taken.length };
}

/** Empty as long as touches tell apart what is left. */
export function menuOf(readings: readonly Reading[]): readonly Choice[] {
  return readings.length > 1 && readings.some(needsWords) ? entriesOf('menu', readings) : [];
}

/** `asides` are what can be begun aside, before anything is touched. */
export function buttonsOf(readings: readonly Reading[], asides: readonly Reading[] | null): readonly Choice[] {
  const [only, another] = readings;
  const slot = only === undefined || another !== undefined ? undefined : slotOf(only);
  const values = only === undefined || slot === undefined ? [] : slotButtons(only, slot);
  if (asides === null) return [...values, { button: ownButton('cancel', 'cancel'), does: { kind: 'cancel' } }];
  const offers = slot === undefined ? entriesOf('offer', readings.filter(needsWords)) : [];
  return [...values, ...offers, ...entriesOf('aside', asides)];
}

/** Whether touches alone do not say all that there is: nothing is left to touch, a value names no thing, or none may be taken. */
function needsWords(reading: Reading): boolean {
  const { fixed = {}, slots } = reading.line.offer;
  // A pile to draw from can be touched, but nobody has to know that.
  const isBare = slots.length === 0 && Object.keys(fixed).length === 0;
  if (isBare || isWhole(reading) || hasEnough(reading)) return true;
  return slotOf(reading)?.things.some((things) => things.length === 0) === true;
}

function entriesOf(prefix: 'menu' | 'offer' | 'aside', readings: readonly Reading[]): readonly Choice[] {
  const words = apart(readings);
  const known = new Set<string>();
  return readings.flatMap((reading, at): readonly Choice[] => {
    const own = words[at];
    if (own === undefined || known.has(own.text)) return [];
    known.add(own.text);
    const button: GestureButton = {
      id: `${prefix}:${at}`,
      kind: narrowed([reading]).every(isWhole) ? 'input' : 'menu',
      ...own,
      ...(prefix === 'aside' ? { isAside: true } : {}),
      things: thingsOf(reading),
      ...costOf(reading),
    };
    return [{ button, does: { kind: 'keep', reading } }];
  });
}

/** The values of the open slot that name no thing, and how to be done with it. */
function slotButtons(reading: Reading, step: SlotStep): readonly Choice[] {
  const places = [...step.things.keys()];
  const wordy = places.filter((candidate) => step.things[candidate]?.length === 0);
  const taken = wordy.filter((candidate) => isTaken(reading, candidate));
  const left = takesMore(reading) ? wordy.filter((candidate) => !isTaken(reading, candidate)) : [];
  const shown = new Set([...taken, ...distinct(step, left)]);
  return [
    ...wordy.filter((candidate) => shown.has(candidate)).map((candidate) => valueButton(reading, step, candidate)),
    ...allButton(reading, step),
    ...doneButton(reading),
  ];
}

function valueButton(reading: Reading, { slot }: SlotStep, candidate: number): Choice {
  const option = slot.options[candidate];
  const words: GestureWords = option === undefined ? { text: '' } : wordsOf(option);
  const isThere = isTaken(reading, candidate);
  return {
    button: {
      id: `value:${candidate}`,
      kind: 'value',
      ...words,
      ...(isThere ? { isTaken: true } : {}),
      things: [],
      ...(option?.cost === undefined ? {} : { cost: option.cost }),
    },
    does: isThere ? { kind: 'giveBack', reading, candidate } : { kind: 'take', reading, candidates: [candidate] },
  };
}

/** Takes all that is left, where a slot takes that many. */
function allButton(reading: Reading, { slot, sizes, things }: SlotStep): readonly Choice[] {
  const left = [...things.keys()].filter((candidate) => !isTaken(reading, candidate));
  if (left.length < 2 || !sizes.includes(slot.options.length)) return [];
  const words = slot.ordered === true ? 'rest' : 'all';
  const lit = [...new Set(left.flatMap((candidate) => things[candidate] ?? []))];
  return [
    { button: { ...ownButton('all', 'value', words), things: lit }, does: { kind: 'take', reading, candidates: left } },
  ];
}

function doneButton(reading: Reading): readonly Choice[] {
  if (!hasEnough(reading)) return [];
  const kind = reading.taken.length === 0 ? 'none' : 'done';
  return [{ button: ownButton(kind, kind), does: { kind: 'forward', reading } }];
}

function ownButton(
  id: string,
  kind: GestureButton['kind'],
  words: Parameters<typeof ownWords>[0] = id as 'cancel',
): GestureButton {
  return { id, kind, ...ownWords(words), things: [] };
}

/** What it is about: the things that it settles, and those that are taken. */
function thingsOf({ line, touched }: Reading): readonly ThingId[] {
  const settled = line.steps.flatMap((step) => (step.kind === 'fixed' ? step.things : []));
  return [...new Set([...settled, ...touched])];
}

function costOf({ line }: Reading): { readonly cost?: Json } {
  const cost = line.offer.about?.['cost'];
  return cost === undefined ? {} : { cost };
}
