/** A wall that closes the way before anyone can walk there, and a rift back into a time when it was open. */
import { levelFrom } from '../level-from.ts';
import { reach } from '../reach.ts';
import { withAddition } from '../sketch.ts';
import { areFree, between } from './gadget.ts';
import type { Gadget } from './gadget.ts';
import { riftPlace } from './rift-place.ts';

export const curfew: Gadget = (chooser, sketch) => {
  const { way } = sketch;
  if (way.length < 6) return undefined;
  const shut = between(chooser, 4, way.length - 2);
  const landing = between(chooser, Math.max(1, shut - 4), shut - 1);
  const around = way.slice(shut - 1, shut + 2);
  const level = levelFrom(sketch);
  if (level === undefined || !areFree(sketch, [...around, way[landing] as number])) return undefined;
  const arrival = reach(level, { waits: true }).earliest[way[shut] as number];
  if (arrival === undefined) return undefined;
  // It must be shut on arrival, and open for who comes from the landing at once.
  const walk = shut - landing;
  if (arrival < walk + 1) return undefined;
  const slice = chooser.below(Math.min(arrival - walk, 4));
  const from = Math.min(arrival, slice + walk + between(chooser, 1, 2));
  const { cell, dug } = riftPlace(chooser, sketch, shut - 1);
  return withAddition(sketch, {
    open: dug,
    parts: [
      { kind: 'door', cell: way[shut] as number, from },
      { kind: 'rift', cell, to: way[landing] as number, slice },
    ],
    taken: [...around, way[landing] as number, cell, ...dug],
  });
};
