/** The ground: what stands in one cell at all times and only stands there, as most walls do. It is a part of the cell, and told once. */
import { has } from '../has.ts';
import type { Component, Level, Thing, UnseenView } from '../types.ts';
import { cellNumber, trackOf } from '../where.ts';

/** Whatever does one of these is told by itself, in every slice. */
const DOES: readonly Component[] = ['Pushable', 'Pullable', 'Exit', 'Patrol', 'Rift', 'VisionCone'];

/** The things of the ground by the number of their cell. */
export function groundOf(view: UnseenView): ReadonlyMap<number, Thing> {
  const { level } = view;
  const ground = new Map<number, Thing>();
  level.things.forEach((thing, number) => {
    if (isGround(view, number)) ground.set(cellNumber(level, ...thing.at), thing);
  });
  return ground;
}

export function isGround({ level, tracks }: UnseenView, number: number): boolean {
  const thing = level.things[number] as Thing;
  return isAlways(level, thing) && !DOES.some((one) => has(thing, one)) && trackOf({ tracks }, number) === null;
}

function isAlways({ depth }: Level, { from, until }: Thing): boolean {
  return from <= 0 && until >= depth - 1;
}
