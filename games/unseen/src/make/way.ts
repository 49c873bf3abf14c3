/** The way of a level, laid through solid rock: straight pieces of some cells with bends between, which never touch. */
import type { Chooser } from '@turnwise/game';
import { shuffled } from '@turnwise/game';
import { PRESETS } from '../rules-of-level.ts';
import type { MakeRequest } from './request.ts';
import { canOpen, cellFrom, STEPS, stepBetween, withAddition } from './sketch.ts';
import type { Sketch } from './sketch.ts';

const TRIES = 24;

/** The longest of some tries, and no longer than is wanted. */
export function layWay(chooser: Chooser, request: MakeRequest, length: number): Sketch {
  const tries = Array.from({ length: TRIES }, () => wander(chooser, request, length));
  return tries.reduce((best, one) => (one.way.length > best.way.length ? one : best));
}

function wander(chooser: Chooser, { width, height, depth, preset, paradox }: MakeRequest, length: number): Sketch {
  const start = chooser.below(width * height);
  let sketch: Sketch = {
    width,
    height,
    depth,
    preset,
    paradox: paradox ?? PRESETS[preset].paradox,
    open: new Set([start]),
    way: [start],
    parts: [],
    taken: new Set(),
  };
  while (sketch.way.length < length) {
    const next = nextCell(chooser, sketch);
    if (next === undefined) break;
    sketch = { ...withAddition(sketch, { open: [next] }), way: [...sketch.way, next] };
  }
  return sketch;
}

/** Mostly straight on. */
function nextCell(chooser: Chooser, sketch: Sketch): number | undefined {
  const { way } = sketch;
  const at = way.at(-1) as number;
  const before = way.at(-2);
  const straight = before === undefined ? [] : [stepBetween(sketch, before, at)];
  const steps = chooser.below(4) > 0 ? [...straight, ...shuffled(chooser, STEPS)] : shuffled(chooser, STEPS);
  for (const step of steps) {
    const next = cellFrom(sketch, at, step);
    if (canOpen(sketch, next, at)) return next;
  }
  return undefined;
}
