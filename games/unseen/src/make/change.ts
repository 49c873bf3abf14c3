/** One small change of a sketch by chance, for the climb: whether it is for the better is for the judge to say. */
import type { Chooser } from '@turnwise/game';
import { pick } from '@turnwise/game';
import { GADGETS, place } from './compose.ts';
import { between } from './gadgets/gadget.ts';
import { neighbours, withAddition } from './sketch.ts';
import type { Part, Sketch } from './sketch.ts';

type Change = (chooser: Chooser, sketch: Sketch) => Sketch | undefined;

/** Undefined if nothing came of it. */
export function change(chooser: Chooser, sketch: Sketch): Sketch | undefined {
  return (pick(chooser, CHANGES) as Change)(chooser, sketch);
}

const openCell: Change = (chooser, sketch) => {
  const beside = pick(chooser, [...sketch.open]) as number;
  const cell = pick(chooser, neighbours(sketch, beside)) as number;
  return sketch.open.has(cell) ? undefined : withAddition(sketch, { open: [cell] });
};

const closeCell: Change = (chooser, sketch) => {
  const cell = pick(chooser, bareCells(sketch));
  return cell === undefined ? undefined : withAddition(sketch, { close: [cell] });
};

const addBox: Change = (chooser, sketch) => {
  const cell = pick(chooser, bareCells(sketch));
  return cell === undefined ? undefined : withAddition(sketch, { parts: [{ kind: 'box', cell }] });
};

const addGadget: Change = (chooser, sketch) => {
  const gadget = pick(chooser, GADGETS);
  return gadget === undefined ? undefined : place(chooser, sketch, gadget);
};

const changePart: Change = (chooser, sketch) => {
  const index = chooser.below(Math.max(1, sketch.parts.length));
  const part = sketch.parts[index];
  if (part === undefined) return undefined;
  const changed = changedPart(chooser, sketch, part);
  return changed === undefined ? undefined : { ...sketch, parts: sketch.parts.with(index, changed) };
};

const CHANGES: readonly Change[] = [openCell, openCell, closeCell, addBox, addGadget, changePart, changePart];

/** A little further on, earlier or later, longer or shorter. */
function changedPart(chooser: Chooser, sketch: Sketch, part: Part): Part | undefined {
  const { depth } = sketch;
  switch (part.kind) {
    case 'box':
    case 'screen': {
      const cell = pick(chooser, neighbours(sketch, part.cell)) as number;
      return bareCells(sketch).includes(cell) ? { ...part, cell } : undefined;
    }
    case 'door':
      return { ...part, from: Math.max(1, Math.min(depth - 1, part.from + between(chooser, -2, 2))) };
    case 'rift':
      return { ...part, slice: Math.max(0, Math.min(depth - 2, part.slice + between(chooser, -4, 4))) };
    case 'guard': {
      const index = chooser.below(part.round.length);
      const cell = part.round[index] as number;
      if (chooser.below(2) === 0) return { ...part, round: part.round.toSpliced(index, 0, cell) };
      return part.round[index + 1] === cell ? { ...part, round: part.round.toSpliced(index, 1) } : undefined;
    }
  }
}

/** Open cells with nothing on them. */
function bareCells({ open, way, parts }: Sketch): readonly number[] {
  const used = new Set(
    parts.flatMap((part) =>
      part.kind === 'guard' ? part.round : part.kind === 'rift' ? [part.cell, part.to] : [part.cell],
    ),
  );
  return [...open].filter((cell) => cell !== way[0] && cell !== way.at(-1) && !used.has(cell));
}
