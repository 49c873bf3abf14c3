/** What an offer may be filled with: how each candidate is called and typed, and which of them somebody has typed. */
import type { Offer, Slot } from '@turnwise/game';
import type { Json } from '@turnwise/kernel';
import type { SeenSlot } from '@turnwise/match';

/** One field to fill, with more than one of its candidates. */
export function takesSeveral({ slots }: Offer): boolean {
  const [slot, ...others] = slots;
  return slot !== undefined && others.length === 0 && mostOf(slot) > 1;
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
  const areKeys = /^[\d\s,]*$/.test(line);
  const isAll = line.trim().toLowerCase() === ALL && !texts.includes(ALL);
  const numbers = isAll ? [...texts.keys()] : areKeys ? byKeys(line, keys) : byNames(line, texts);
  if (typeof numbers === 'string') return numbers;
  const twice = numbers.find((number, at) => numbers.indexOf(number) !== at);
  if (twice !== undefined)
    return `${(areKeys ? keys : texts)[twice] ?? ''} is listed twice; each can be chosen only once`;
  const most = mostOf(slot);
  const allowed =
    slot.noneOrAll === true
      ? numbers.length === most || (slot.min === 0 && numbers.length === 0)
      : numbers.length >= slot.min && numbers.length <= most;
  if (!allowed) return `${wanted(slot)}: you chose ${numbers.length}`;
  const ordered = slot.ordered === true ? numbers : numbers.toSorted((a, b) => a - b);
  return ordered.map((number) => slot.candidates[number] as Json);
}

/** What takes every candidate at once. */
export const ALL = 'all';

/** Whether every candidate can be taken at once, and there are several. */
export function canTakeAll(slot: Slot): boolean {
  return slot.candidates.length > 1 && mostOf(slot) === slot.candidates.length;
}

function byKeys(line: string, keys: readonly string[]): number[] | string {
  const words = line.split(/[\s,]+/).filter((word) => word !== '');
  const numbers = words.map((word) => keys.indexOf(String(Number(word))));
  const wrong = words[numbers.indexOf(-1)];
  return wrong === undefined ? numbers : `'${wrong}' is not a number from ${keys[0] ?? ''} to ${keys.at(-1) ?? ''}`;
}

/** Names with commas between them, each as much of it as is needed. */
function byNames(line: string, texts: readonly string[]): number[] | string {
  const numbers: number[] = [];
  for (const name of line.split(',').map((part) => part.trim())) {
    const start = name.toLowerCase();
    const fits = texts.flatMap((text, at) => (text.toLowerCase().startsWith(start) && start !== '' ? [at] : []));
    const [first, second] = fits;
    if (first === undefined) return `'${name}' is not in the list`;
    if (second !== undefined) return `'${name}' could be ${fits.map((at) => texts[at]).join(' or ')}: type more of it`;
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
  return `${sizeText(slot)}${takesAll(slot) ? '' : ' of them'}${isOrdered(slot) ? ', in order' : ''}`;
}

/** `choose 2 to 3, in order`. */
function wanted(slot: Slot): string {
  const size = sizeText(slot);
  return `choose ${size}${isOrdered(slot) ? ', in order' : ''}`;
}

function sizeText(slot: Slot): string {
  const most = mostOf(slot);
  if (takesAll(slot)) return `${slot.noneOrAll === true && slot.min === 0 ? 'none or ' : ''}all ${most}`;
  if (slot.noneOrAll === true) return `${slot.min === 0 ? 'none or ' : ''}${most}`;
  return slot.min === most ? String(most) : `${slot.min} to ${most}`;
}

/** Several, and none may be left out. */
function takesAll(slot: Slot): boolean {
  const most = mostOf(slot);
  return most > 1 && most === slot.candidates.length && (slot.noneOrAll === true || slot.min === most);
}

function isOrdered(slot: Slot): boolean {
  return slot.ordered === true && mostOf(slot) > 1;
}

function mostOf({ max, candidates }: Slot): number {
  return Math.min(max, candidates.length);
}

/** The field with those who were taken. */
export function fieldOf(slot: Slot, taken: readonly Json[]): Json {
  return slot.list === true || slot.max > 1 ? taken : (taken[0] ?? null);
}

/** The field of those who take none; undefined where somebody has to be taken. */
export function noneOf(slot: Slot): Json | undefined {
  return slot.min > 0 ? undefined : fieldOf(slot, []);
}

/** Whether somebody says that they take none. */
export function declines(text: string): boolean {
  return [DECLINE, 'none', 'decline', 'null'].includes(text.trim().toLowerCase());
}

/** What stands before `decline` in a menu. */
export const DECLINE = 'n';

/** What each candidate is called. */
export function candidateTexts({ options }: SeenSlot): readonly string[] {
  return options.map(({ text }) => text);
}
