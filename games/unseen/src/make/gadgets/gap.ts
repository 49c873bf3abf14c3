/** A way that is cut by rock, and a rift that leads across, into a time of its own. */
import { withAddition } from '../sketch.ts';
import { areFree, between } from './gadget.ts';
import type { Gadget } from './gadget.ts';
import { riftPlace } from './rift-place.ts';

export const gap: Gadget = (chooser, sketch) => {
  const { way, depth } = sketch;
  if (way.length < 6) return undefined;
  const cut = between(chooser, 2, way.length - 3);
  const landing = cut + 1;
  const around = way.slice(cut - 1, landing + 1);
  // The rest of the way must fit into the time that is left.
  const latest = depth - 1 - (way.length - landing);
  const isLandedOn = sketch.parts.some((part) => part.kind === 'rift' && part.to === way[landing]);
  if (latest < 0 || isLandedOn || !areFree(sketch, around)) return undefined;
  const { cell, dug } = riftPlace(chooser, sketch, cut - 1);
  return withAddition(sketch, {
    open: dug,
    close: [way[cut] as number],
    parts: [{ kind: 'rift', cell, to: way[landing] as number, slice: chooser.below(latest + 1) }],
    taken: [...around, ...dug],
  });
};
