/** Boxes that fill a corridor, and a pocket behind its next bend into which they can be pushed. */
import { areFree, between } from './gadget.ts';
import type { Gadget } from './gadget.ts';
import { dig, endOfLine, stepBetween, withAddition } from '../sketch.ts';

export const plug: Gadget = (chooser, sketch) => {
  const { way } = sketch;
  if (way.length < 4) return undefined;
  const first = between(chooser, 1, way.length - 2);
  const bend = endOfLine(sketch, first);
  const count = bend - first > 1 && chooser.below(3) === 0 ? 2 : 1;
  const line = way.slice(first - 1, bend + 1);
  const step = stepBetween(sketch, line[0] as number, line[1] as number);
  const pocket = dig(
    sketch,
    way[bend] as number,
    Array.from({ length: count }, () => step),
  );
  if (pocket === undefined || !areFree(sketch, line)) return undefined;
  return withAddition(sketch, {
    open: pocket,
    parts: way.slice(first, first + count).map((cell) => ({ kind: 'box', cell })),
    taken: [...line, ...pocket],
  });
};
