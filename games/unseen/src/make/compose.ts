/** A first sketch: a way as long as the difficulty asks for, some gadgets on it, and rooms where there is space. */
import type { Chooser } from '@turnwise/game';
import { pick, shuffled } from '@turnwise/game';
import { curfew } from './gadgets/curfew.ts';
import { between } from './gadgets/gadget.ts';
import type { Gadget } from './gadgets/gadget.ts';
import { gap } from './gadgets/gap.ts';
import { plug } from './gadgets/plug.ts';
import { watch } from './gadgets/watch.ts';
import type { Difficulty, MakeRequest } from './request.ts';
import { canOpen, neighbours, withAddition } from './sketch.ts';
import type { Sketch } from './sketch.ts';
import { layWay } from './way.ts';

/** In this order: what cuts the way comes first, so that the others find the pieces. */
export const GADGETS: readonly Gadget[] = [gap, curfew, plug, watch];
/** Two of them have a rift, so the others are as likely as both. */
const LOTS: readonly Gadget[] = [...GADGETS, plug, watch];

interface Plan {
  readonly gadgets: number;
  /** How much of the longest way that fits, from and to, in twelfths. */
  readonly length: readonly [number, number];
  /** How many blind alleys, for 32 cells of the board. */
  readonly alleys: number;
}

const PLANS: Readonly<Record<Difficulty, Plan>> = {
  easy: { gadgets: 1, length: [5, 8], alleys: 1 },
  medium: { gadgets: 2, length: [7, 10], alleys: 2 },
  hard: { gadgets: 3, length: [9, 12], alleys: 3 },
};
const SHORTEST = 6;
const PLACES = 8;

export function compose(chooser: Chooser, request: MakeRequest): Sketch {
  const { width, height, depth, difficulty } = request;
  const { gadgets, length, alleys } = PLANS[difficulty];
  const chosen = [...new Set(shuffled(chooser, LOTS))].slice(0, gadgets);
  // A rift gives time back, so that there is time for more of a way.
  const slices = chosen.includes(gap) || chosen.includes(curfew) ? Math.floor((depth * 3) / 2) : depth;
  const longest = Math.min(slices - 2, Math.floor((width * height * 2) / 5));
  let sketch = layWay(chooser, request, Math.max(SHORTEST, Math.floor((longest * between(chooser, ...length)) / 12)));
  for (const gadget of GADGETS) if (chosen.includes(gadget)) sketch = place(chooser, sketch, gadget) ?? sketch;
  return digAlleys(chooser, openRooms(chooser, sketch), Math.floor((width * height * alleys) / 32));
}

/** Some tries, as a gadget looks at one place alone. */
export function place(chooser: Chooser, sketch: Sketch, gadget: Gadget): Sketch | undefined {
  for (let tries = 0; tries < PLACES; tries++) {
    const placed = gadget(chooser, sketch);
    if (placed !== undefined) return placed;
  }
  return undefined;
}

/** Widens the way beside cells on which nothing hangs, where no second way comes of it. */
function openRooms(chooser: Chooser, sketch: Sketch): Sketch {
  const count = Math.floor((sketch.width * sketch.height) / 16);
  let opened = sketch;
  for (let tries = 0; tries < count; tries++) {
    const beside = pick(chooser, sketch.way) as number;
    const cell = pick(chooser, neighbours(sketch, beside)) as number;
    if (opened.open.has(cell) || !isAside(opened, cell, beside)) continue;
    opened = withAddition(opened, { open: [cell] });
  }
  return opened;
}

/** Whether all open neighbours lie within two steps of the way around a cell, and none of them is taken. */
function isAside({ width, height, open, way, taken }: Sketch, cell: number, beside: number): boolean {
  const index = way.indexOf(beside);
  const near = way.slice(Math.max(0, index - 2), index + 3);
  const touched = neighbours({ width, height }, cell).filter((other) => open.has(other));
  return touched.every((other) => !taken.has(other) && (near.includes(other) || !way.includes(other)));
}

/** Blind alleys off the way and off each other, which bend as they like. */
function digAlleys(chooser: Chooser, sketch: Sketch, count: number): Sketch {
  let dug = sketch;
  for (let alley = 0; alley < count; alley++) {
    let at = pick(
      chooser,
      [...dug.open].filter((cell) => !dug.taken.has(cell)),
    );
    for (let length = between(chooser, 2, 6); length > 0 && at !== undefined; length--) {
      const from: number = at;
      at = pick(
        chooser,
        neighbours(dug, from).filter((cell) => canOpen(dug, cell, from)),
      );
      if (at !== undefined) dug = withAddition(dug, { open: [at] });
    }
  }
  return dug;
}
