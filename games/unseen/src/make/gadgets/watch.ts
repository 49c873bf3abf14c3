/**
 * A guard who looks down a corridor for a while, then goes round a corner, and comes back. Who comes into the corridor from
 * a place without a second cell out of sight (the start, the landing of a rift, a niche beside it) has to wait there.
 */
import type { Chooser } from '@turnwise/game';
import { pick, shuffled } from '@turnwise/game';
import { levelFrom } from '../level-from.ts';
import { reach } from '../reach.ts';
import { across, cellFrom, dig, stepBetween, withAddition } from '../sketch.ts';
import type { Sketch, Step } from '../sketch.ts';
import { areFree, between } from './gadget.ts';
import type { Gadget } from './gadget.ts';

const TRIES = 10;

export const watch: Gadget = (chooser, sketch) => {
  const corridor = pick(chooser, corridorsOf(sketch));
  if (corridor === undefined || !areFree(sketch, corridor.cells)) return undefined;
  const laid = layBeat(chooser, sketch, corridor);
  if (laid === undefined) return undefined;
  const hidden = layHiding(chooser, laid.sketch, corridor);
  for (let tries = 0; tries < TRIES; tries++) {
    const made = withAddition(hidden, {
      parts: [{ kind: 'guard', round: roundOf(chooser, laid.beat) }],
      taken: [...corridor.cells, ...laid.beat],
    });
    const level = levelFrom(made);
    if (level === undefined || !reach(level, { waits: true }).wins) continue;
    if (!reach(level, { waits: false }).wins) return made;
  }
  return undefined;
};

interface Corridor {
  /** In a straight line. */
  readonly cells: readonly number[];
  readonly step: Step;
  /** The cell before the first, if there is one in a straight line with the others. */
  readonly entry: number | undefined;
}

const SHORTEST = 3;

/** The straight parts of the way, without the cells where it begins: the start, and the landings after a cut. */
function corridorsOf(sketch: Sketch): readonly Corridor[] {
  return piecesOf(sketch).flatMap((piece) => {
    const found: Corridor[] = [];
    for (let first = 1; first + 1 < piece.length;) {
      const step = stepBetween(sketch, piece[first] as number, piece[first + 1] as number);
      const isInLine = (index: number): boolean => cellFrom(sketch, piece[index] as number, step) === piece[index + 1];
      let last = first + 1;
      while (last + 1 < piece.length && isInLine(last)) last++;
      const cells = piece.slice(first, last + 1);
      if (cells.length >= SHORTEST)
        found.push({ cells, step, entry: isInLine(first - 1) ? piece[first - 1] : undefined });
      first = last;
    }
    return found;
  });
}

/** The way between the cuts. */
function piecesOf({ way, open }: Sketch): readonly (readonly number[])[] {
  const pieces: number[][] = [[]];
  for (const cell of way)
    if (open.has(cell)) pieces.at(-1)?.push(cell);
    else pieces.push([]);
  return pieces;
}

/** The cells that a guard walks, from where it looks down the corridor to where it cannot. */
function layBeat(
  chooser: Chooser,
  sketch: Sketch,
  { cells, step }: Corridor,
): { readonly sketch: Sketch; readonly beat: readonly number[] } | undefined {
  const sides = shuffled(chooser, across(step));
  const ends = shuffled(chooser, [step, [-step[0], -step[1]] as const]);
  // Beyond the far end and round a corner, or from the midst of it into a side passage with a corner.
  const post = cells[between(chooser, 1, cells.length - 1)] as number;
  const end = cells.at(-1) as number;
  const beats = sides.flatMap((side) => [
    { from: end, steps: [step, step, side], onWay: false },
    ...ends.map((turn) => ({ from: post, steps: [side, side, turn], onWay: true })),
  ]);
  for (const { from, steps, onWay } of shuffled(chooser, beats)) {
    const dug = dig(sketch, from, steps);
    if (dug === undefined) continue;
    return { sketch: withAddition(sketch, { open: dug }), beat: onWay ? [from, ...dug] : dug.slice(1) };
  }
  return undefined;
}

/** Some place to wait: a screen before an entry that lies in line, or a niche. */
function layHiding(chooser: Chooser, sketch: Sketch, { cells, step, entry }: Corridor): Sketch {
  const first = cells[0] as number;
  if (entry !== undefined) return withAddition(sketch, { parts: [{ kind: 'screen', cell: first }], taken: [first] });
  if (chooser.below(2) === 0) return sketch;
  const beside = pick(chooser, cells.slice(1)) as number;
  const niche = shuffled(chooser, across(step)).flatMap((side) => dig(sketch, beside, [side]) ?? [])[0];
  return niche === undefined ? sketch : withAddition(sketch, { open: [niche], taken: [niche] });
}

/** There for some slices, away for some, and again; from any point of it on. */
function roundOf(chooser: Chooser, beat: readonly number[]): readonly number[] {
  const stay = (cell: number, slices: number): readonly number[] => Array.from({ length: slices }, () => cell);
  const corner = beat.slice(1, -1);
  const round = [
    ...stay(beat[0] as number, between(chooser, 3, 6)),
    ...corner,
    ...stay(beat.at(-1) as number, between(chooser, 2, 6)),
    ...corner.toReversed(),
  ];
  const turn = chooser.below(2) === 0 ? 0 : chooser.below(round.length);
  return [...round.slice(turn), ...round.slice(0, turn)];
}
