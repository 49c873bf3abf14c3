/** What is left after a touch: steps that need no touch are gone over, and the same input is there once. */
import { forward, inputOf, isWhole, readingOf, slotOf, stepOf, take } from './reading.ts';
import type { Line } from './line.ts';
import type { Reading } from './reading.ts';

/** Where nothing is touched yet. */
export function beginnings(lines: readonly Line[]): readonly Reading[] {
  const all = lines.map((line) => pastEmpty(readingOf(line)));
  const skipped = pastShared(all);
  // If nothing but shared steps is left, a touch has to say that it is wanted.
  return skipped.every(isWhole) ? all : skipped;
}

/** What is left of readings once something was touched or pressed. */
export function narrowed(readings: readonly Reading[]): readonly Reading[] {
  return once(pastShared(readings.map(pastForced)).map(pastForced));
}

/** Over settled things that all that are left have in common. */
function pastShared(readings: readonly Reading[]): readonly Reading[] {
  let now = readings;
  for (;;) {
    const open = now.filter((reading) => !isWhole(reading));
    const keys = new Set(open.map(fixedKey));
    if (open.length === 0 || keys.size > 1 || keys.has(null)) return now;
    now = now.map((reading) => (isWhole(reading) ? reading : forward(reading)));
  }
}

function fixedKey(reading: Reading): string | null {
  const step = stepOf(reading);
  return step?.kind === 'fixed' ? JSON.stringify(step.things) : null;
}

/** Over slots that nothing fits into. */
function pastEmpty(reading: Reading): Reading {
  const slot = slotOf(reading);
  return slot !== undefined && slot.sizes.length === 1 && slot.sizes[0] === 0 ? pastEmpty(forward(reading)) : reading;
}

/** Over things that are touched already, and over slots that can be filled in one way and need no touch for it. */
function pastForced(reading: Reading): Reading {
  const step = stepOf(reading);
  if (step === undefined) return reading;
  if (step.kind === 'fixed')
    return step.things.some((thing) => reading.touched.includes(thing)) ? pastForced(forward(reading)) : reading;
  const [size, ...others] = step.sizes;
  if (others.length > 0 || reading.taken.length > 0) return reading;
  if (size === 0) return pastForced(forward(reading));
  const isForced = size === step.slot.options.length && (size === 1 || step.slot.ordered !== true);
  const isKnown = step.things.every((things) => things.every((thing) => reading.touched.includes(thing)));
  if (!isForced || !isKnown) return reading;
  return pastForced([...step.things.keys()].reduce((sum, candidate) => take(sum, candidate, null), reading));
}

/** Whole readings with the same input count once. */
function once(readings: readonly Reading[]): readonly Reading[] {
  const known = new Set<string>();
  return readings.filter((reading) => {
    if (!isWhole(reading)) return true;
    const key = JSON.stringify(inputOf(reading));
    return !known.has(key) && known.add(key);
  });
}
