/** How far the touches have come along one offer. */
import { filledOffer, seat } from '@turnwise/game';
import type { ThingId } from '@turnwise/game';
import type { Json } from '@turnwise/kernel';
import type { WireOption } from '@turnwise/protocol';
import type { Line, SlotStep, Step } from './line.ts';
import { endsWith } from './slot-size.ts';

export interface Reading {
  readonly line: Line;
  /** How many steps are done. */
  readonly step: number;
  /** What was taken in each slot that is done. */
  readonly filled: readonly (readonly Taken[])[];
  /** What is taken in the slot that is open. */
  readonly taken: readonly Taken[];
  /** Every thing that was touched for it, in order. */
  readonly touched: readonly ThingId[];
}

export interface Taken {
  readonly candidate: number;
  /** By which touch; null for a button. */
  readonly thing: ThingId | null;
}

export function readingOf(line: Line): Reading {
  return { line, step: 0, filled: [], taken: [], touched: [] };
}

export function stepOf({ line, step }: Reading): Step | undefined {
  return line.steps[step];
}

/** The slot that is open, if one is. */
export function slotOf(reading: Reading): SlotStep | undefined {
  const step = stepOf(reading);
  return step?.kind === 'slot' ? step : undefined;
}

export function isWhole(reading: Reading): boolean {
  return reading.step === reading.line.steps.length;
}

/** Whether the open slot has as many as it needs, so that one may go on. */
export function hasEnough(reading: Reading): boolean {
  return slotOf(reading)?.sizes.includes(reading.taken.length) === true;
}

/** Whether the open slot takes one more. */
export function takesMore(reading: Reading): boolean {
  return reading.taken.length < (slotOf(reading)?.sizes.at(-1) ?? 0);
}

/** One step on, with what is taken. */
export function forward(reading: Reading): Reading {
  const { step, filled, taken } = reading;
  if (stepOf(reading)?.kind !== 'slot') return { ...reading, step: step + 1 };
  return { ...reading, step: step + 1, filled: [...filled, taken], taken: [] };
}

/** With one more taken; on to the next step where nothing is left to decide in this one. */
export function take(reading: Reading, candidate: number, thing: ThingId | null): Reading {
  const step = slotOf(reading);
  if (step === undefined) return reading;
  const taken = [...reading.taken, { candidate, thing }];
  const touched = thing === null ? reading.touched : [...reading.touched, thing];
  const next = { ...reading, taken, touched };
  return endsWith(step.slot, step.sizes, taken.length) ? forward(next) : next;
}

/** Without what was taken by this touch, or without this candidate. */
export function giveBack(reading: Reading, what: ThingId | number): Reading {
  const fits = ({ candidate, thing }: Taken): boolean => (typeof what === 'number' ? candidate : thing) === what;
  const gone = reading.taken.filter(fits).map(({ thing }) => thing);
  return {
    ...reading,
    taken: reading.taken.filter((one) => !fits(one)),
    touched: reading.touched.filter((thing) => !gone.includes(thing)),
  };
}

/** What a touch makes of it: nothing, or one reading for each thing that it could mean. */
export function byTouch(reading: Reading, thing: ThingId): readonly Reading[] {
  const step = stepOf(reading);
  if (step === undefined) return [];
  if (step.kind === 'fixed') {
    if (!step.things.includes(thing)) return [];
    return [forward({ ...reading, touched: [...reading.touched, thing] })];
  }
  const candidates = distinct(step, candidatesFor(reading, step, thing));
  if (candidates.length > 0) return candidates.map((candidate) => take(reading, candidate, thing));
  return hasEnough(reading) && !isTaken(reading, thing) ? byTouch(forward(reading), thing) : [];
}

/** The things that `byTouch` makes something of. */
export function touchable(reading: Reading): readonly ThingId[] {
  const step = stepOf(reading);
  if (step === undefined) return [];
  if (step.kind === 'fixed') return step.things;
  const own = [...new Set(step.things.flat())].filter((thing) => candidatesFor(reading, step, thing).length > 0);
  if (!hasEnough(reading)) return own;
  return [...own, ...touchable(forward(reading)).filter((thing) => !isTaken(reading, thing))];
}

/** Of candidates with the same words the first, in their order. */
export function distinct({ slot }: SlotStep, candidates: readonly number[]): readonly number[] {
  const known = new Set<string>();
  return candidates.filter((candidate) => {
    const text = slot.options[candidate]?.text ?? '';
    return !known.has(text) && known.add(text);
  });
}

export function isTaken({ taken }: Reading, what: ThingId | number): boolean {
  return taken.some(({ candidate, thing }) => (typeof what === 'number' ? candidate : thing) === what);
}

/** The candidates that are not taken and that this thing stands for. */
function candidatesFor(reading: Reading, { things }: SlotStep, thing: ThingId): readonly number[] {
  if (!takesMore(reading)) return [];
  // A pile can stand for several; one of a class of things stands for one.
  const alone = things.filter((named) => named.length === 1 && named[0] === thing).length;
  const times = reading.taken.filter((one) => one.thing === thing).length;
  if (times >= Math.max(1, alone)) return [];
  return [...things.keys()].filter(
    (candidate) => things[candidate]?.includes(thing) === true && !isTaken(reading, candidate),
  );
}

/** Everything that is taken so far, as the slots have it. */
export function optionsTaken({ line, filled, taken }: Reading): readonly WireOption[] {
  const slots = line.steps.filter((step) => step.kind === 'slot');
  return [...filled, taken].flatMap((all, which) =>
    all.flatMap(({ candidate }) => slots[which]?.slot.options[candidate] ?? []),
  );
}

/** The input of a whole reading, as the engine takes it, without a seat. */
export function inputOf({ line, filled }: Reading): Json {
  const { kind, fixed, slots } = line.offer;
  const values = Object.fromEntries(slots.map((slot, which) => [slot.name, valueOf(slot, filled[which] ?? [])]));
  const offer = {
    kind,
    seat: seat(0),
    ...(fixed === undefined ? {} : { fixed }),
    slots: slots.map(({ name, min, max }) => ({ name, min, max, candidates: [] })),
  };
  const { seat: _seat, ...input } = filledOffer(offer, values);
  return input;
}

function valueOf(slot: SlotStep['slot'], taken: readonly Taken[]): Json {
  const places = taken.map(({ candidate }) => candidate);
  const inOrder = slot.ordered === true ? places : places.toSorted((a, b) => a - b);
  const values = inOrder.map((candidate) => slot.options[candidate]?.value ?? null);
  return slot.list === true || slot.max > 1 ? values : (values[0] ?? null);
}
