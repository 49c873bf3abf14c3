/**
 * Offers: what a seat may do now, in compact form. An offer is a kind of input, its fixed fields, and slots to fill from
 * candidates. Ten cards in any number and order are ten million inputs but one offer.
 */
import { byCodeUnit, isRecord } from '@turnwise/kernel';
import type { InputBase, Json } from '@turnwise/kernel';
import type { Chooser } from './chooser.ts';
import { shuffled } from './chooser.ts';
import { putField, splitPath } from './field-path.ts';
import type { Message } from './message.ts';
import type { Seat } from './seat.ts';

export interface Slot {
  /** The input's field; a path with dots if it is inside a record: `targets.attacker`. */
  readonly name: string;
  readonly candidates: readonly Json[];
  /** The greatest number to take. Without `list`, and if it is at most one, the field is the bare value, or null for none. */
  readonly min: number;
  readonly max: number;
  /** Whether the order of what is taken matters. */
  readonly ordered?: boolean;
  /** All or nothing: either none or `max`. */
  readonly noneOrAll?: boolean;
  /** Whether the field is a list even for one. */
  readonly list?: boolean;
}

export interface Offer {
  readonly kind: string;
  readonly seat: Seat;
  /** The fixed fields. A record among them may have more fields, which slots fill. */
  readonly fixed?: Readonly<Record<string, Json>>;
  readonly slots: readonly Slot[];
  readonly label?: Message;
  /** What interfaces may want to show: a name, the current cost, hints. It is not part of the inputs. */
  readonly about?: Readonly<Record<string, Json>>;
  /** There are more inputs like this than the offers list, because there are too many to search. They are accepted as well. */
  readonly more?: boolean;
  /**
   * Does not advance the game (a seat sorts its hand): it is accepted, and listed for interfaces, but samplers, bots and
   * `legalInputs` leave it out, and a seat with nothing else is not to act.
   */
  readonly aside?: boolean;
}

/** An input that a host has built from an offer. */
export interface OfferedInput extends InputBase {
  readonly seat: Seat;
  readonly [field: string]: Json;
}

export interface Expansion<I> {
  readonly inputs: readonly I[];
  /** Whether there are more than the limit allows. */
  readonly cut: boolean;
}

/** A slot that takes exactly one of these. */
export function oneSlot(name: string, candidates: readonly Json[]): Slot {
  return { name, candidates, min: 1, max: 1 };
}

/** The inputs that an offer stands for, in a fixed order, at most `limit` of them. */
export function expandOffer(offer: Offer, limit: number): Expansion<InputBase> {
  const inputs: InputBase[] = [];
  return { inputs, cut: canBeFilled(offer) && addInputs(offer, NO_VALUES, inputs, limit) };
}

const NO_VALUES: readonly Json[] = [];

/** Adds those that begin with these values; says whether there are more than the limit. Without a generator, which search would feel. */
function addInputs(offer: Offer, values: readonly Json[], inputs: InputBase[], limit: number): boolean {
  const slot = offer.slots[values.length];
  if (slot === undefined) {
    if (inputs.length === limit) return true;
    inputs.push(inputWith(offer, values));
    return false;
  }
  for (const value of takesOne(slot) ? slot.candidates : valuesOf(slot))
    if (addInputs(offer, [...values, value], inputs, limit)) return true;
  return false;
}

/** Exactly one of the candidates, as a bare value. */
function takesOne(slot: Slot): boolean {
  return slot.min === 1 && slot.max === 1 && !isList(slot);
}

/** The same, one by one and lazily. */
export function* inputsOf(offer: Offer): Generator<InputBase, void, undefined> {
  function* fill(values: readonly Json[]): Generator<InputBase, void, undefined> {
    const slot = offer.slots[values.length];
    if (slot === undefined) yield inputWith(offer, values);
    else for (const value of valuesOf(slot)) yield* fill([...values, value]);
  }
  // Find a later slot that nothing fills before going through the first.
  if (canBeFilled(offer)) yield* fill([]);
}

/** The input with these values in the named slots; a slot that is left out gets no field. */
export function filledOffer(offer: Offer, values: Readonly<Record<string, Json>>): OfferedInput {
  return inputWith(
    offer,
    offer.slots.map(({ name }) => values[name]),
  );
}

/** Whether the offer advances the game: every offer does that is not `aside`. */
export function isPlay({ aside }: Pick<Offer, 'aside'>): boolean {
  return aside !== true;
}

/** Whether the offer stands for any input at all. */
export function canBeFilled(offer: Offer): boolean {
  return offer.slots.every((slot) => (takesOne(slot) ? slot.candidates.length > 0 : sizesOf(slot).length > 0));
}

/** One of the inputs, drawn without listing them: for each slot first its size, then its content. The offer must stand for at least one. */
export function sampleOffer(offer: Offer, chooser: Chooser): InputBase {
  return inputWith(
    offer,
    offer.slots.map((slot) => sampleSlot(slot, chooser)),
  );
}

/** Whether an input is one of those that the offer stands for. */
export function offerHolds(offer: Offer, input: Readonly<Record<string, unknown>>): boolean {
  const { kind, seat, ...fields } = input;
  if (kind !== offer.kind || seat !== offer.seat) return false;
  return recordHolds(
    offer.fixed ?? {},
    offer.slots.map((slot) => ({ path: slot.name, slot })),
    fields,
  );
}

/** A slot in a record, by its path from there. */
interface Placed {
  readonly path: string;
  readonly slot: Slot;
}

/** Whether a record has the fixed fields, legal values in its slots, and nothing else. */
function recordHolds(fixed: Readonly<Record<string, Json>>, slots: readonly Placed[], record: unknown): boolean {
  if (!isRecord(record)) return false;
  const names = new Set([...Object.keys(fixed), ...slots.map(({ path }) => splitPath(path)[0])]);
  if (!Object.keys(record).every((name) => names.has(name) || record[name] === undefined)) return false;
  return [...names].every((name) => {
    const within = slots.filter(({ path }) => splitPath(path)[0] === name);
    const whole = within.find(({ path }) => path === name);
    if (whole !== undefined) return slotHolds(whole.slot, record[name]);
    const settled = fixed[name];
    if (within.length === 0) return written(settled) === written(record[name]);
    const deeper = within.map(({ path, slot }) => ({ path: splitPath(path)[1] as string, slot }));
    return recordHolds(isRecord(settled) ? settled : {}, deeper, record[name]);
  });
}

function slotHolds(slot: Slot, value: unknown): boolean {
  const taken = isList(slot) ? value : value === null ? [] : [value];
  if (!Array.isArray(taken) || !sizesOf(slot).includes(taken.length)) return false;
  const left = slot.candidates.map(written);
  return taken.every((one) => {
    const at = left.indexOf(written(one));
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

function inputWith({ kind, seat, fixed, slots }: Offer, values: readonly (Json | undefined)[]): OfferedInput {
  const input: Record<string, Json> & { kind: string; seat: Seat } = { kind, seat, ...fixed };
  for (let i = 0; i < slots.length; i++) {
    const value = values[i];
    if (value !== undefined) putField(input, (slots[i] as Slot).name, value);
  }
  return input;
}

function isList(slot: Slot): boolean {
  return slot.list === true || slot.max > 1;
}

/** The sizes that a slot allows, given its candidates. */
function sizesOf(slot: Slot): number[] {
  const most = Math.min(slot.max, slot.candidates.length);
  if (slot.noneOrAll === true && slot.min === 0) return most === 0 ? [0] : [0, most];
  if (slot.noneOrAll === true) return most >= slot.min ? [most] : [];
  return Array.from({ length: Math.max(0, most - slot.min + 1) }, (_, index) => slot.min + index);
}

function* valuesOf(slot: Slot): Generator<Json, void, undefined> {
  for (const size of sizesOf(slot)) {
    if (!isList(slot)) yield* size === 0 ? [null] : slot.candidates;
    else if (slot.ordered === true) yield* arrangements(slot.candidates, size);
    else yield* combinations(slot.candidates, size, 0);
  }
}

function* combinations(from: readonly Json[], size: number, start: number): Generator<Json[], void, undefined> {
  if (size === 0) yield [];
  else
    for (let i = start; i <= from.length - size; i++)
      for (const rest of combinations(from, size - 1, i + 1)) yield [from[i] as Json, ...rest];
}

function* arrangements(from: readonly Json[], size: number): Generator<Json[], void, undefined> {
  if (size === 0) yield [];
  else
    for (let i = 0; i < from.length; i++)
      for (const rest of arrangements(from.toSpliced(i, 1), size - 1)) yield [from[i] as Json, ...rest];
}

function sampleSlot(slot: Slot, chooser: Chooser): Json {
  const sizes = sizesOf(slot);
  const size = sizes[chooser.below(sizes.length)] as number;
  if (!isList(slot)) return size === 0 ? null : (slot.candidates[chooser.below(slot.candidates.length)] as Json);
  // By position, because candidates may be equal.
  const places = shuffled(
    chooser,
    Array.from(slot.candidates, (_, place) => place),
  ).slice(0, size);
  if (slot.ordered !== true) places.sort((a, b) => a - b);
  return places.map((place) => slot.candidates[place] as Json);
}

/** A key for comparison, with the fields of records in one order. A value nested deeper than anything offered matches nothing. */
function written(value: unknown): string | undefined {
  try {
    return JSON.stringify(value, inOrder) ?? 'undefined';
  } catch {
    return undefined;
  }
}

function inOrder(_name: string, value: unknown): unknown {
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => byCodeUnit(a, b)));
}
