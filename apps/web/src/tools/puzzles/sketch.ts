/**
 * A level while it is drawn: everything on it has its own place, so that a brush can put things down and take them away. A level file with a
 * map and a legend becomes a sketch, and a sketch becomes a file with a map again, for people to read.
 */
import type { Json } from '@turnwise/kernel';

export const SKETCH_KINDS = ['wall', 'exit', 'box', 'pullableBox', 'screen', 'rift', 'enemy'] as const;
export type SketchKind = (typeof SKETCH_KINDS)[number];

export type SketchCell = readonly [number, number];

/** A thing as the file has it, with its place. Fields that the editor does not know stay as they are. */
export interface SketchThing {
  readonly id?: string;
  readonly kind?: string;
  readonly at?: SketchCell;
  readonly path?: readonly SketchCell[];
  readonly to?: readonly [number, number, number];
  readonly [field: string]: Json | undefined;
}

export interface Sketch {
  readonly id: string;
  readonly name: string;
  readonly hint: string;
  /** Width, height and slices of time. */
  readonly size: readonly [number, number, number];
  readonly start: readonly [number, number, number] | null;
  readonly preset: string;
  /** As the file has them. */
  readonly rules: Readonly<Record<string, Json>>;
  readonly things: readonly SketchThing[];
}

/** What fits on a screen and into a solver. */
export const SKETCH_LIMITS = { side: 24, slices: 60 } as const;

/** What a level may have at all, as the game reads it; a sketch of a file never has more. */
export const LEVEL_LIMITS = { side: 1_024, things: 10_000, pathCells: 1_024 } as const;

export function emptySketch(): Sketch {
  const [width, height] = [9, 7];
  const things: SketchThing[] = [];
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      if (x === 0 || y === 0 || x === width - 1 || y === height - 1) things.push({ kind: 'wall', at: [x, y] });
  return {
    id: 'my-level',
    name: '',
    hint: '',
    size: [width, height, 20],
    start: [1, 1, 0],
    preset: 'classic',
    rules: {},
    things: [...things, { kind: 'exit', at: [width - 2, height - 2] }],
  };
}

/** The place where a thing is drawn. */
export function cellOf({ at, path }: SketchThing): SketchCell | undefined {
  return at ?? path?.[0];
}

export function thingsIn(sketch: Sketch, x: number, y: number): readonly SketchThing[] {
  return sketch.things.filter((thing) => {
    const cell = cellOf(thing);
    return cell !== undefined && cell[0] === x && cell[1] === y;
  });
}

export type Brush = SketchKind | 'floor' | 'start';

/** Puts something down in a cell, in place of what was there. */
export function paint(sketch: Sketch, x: number, y: number, brush: Brush): Sketch {
  const [width, height, slices] = sketch.size;
  if (x < 0 || y < 0 || x >= width || y >= height) return sketch;
  const here = thingsIn(sketch, x, y);
  const things = sketch.things.filter((thing) => !here.includes(thing));
  const isStart = sketch.start !== null && sketch.start[0] === x && sketch.start[1] === y;
  if (brush === 'start') return { ...sketch, things, start: [x, y, sketch.start?.[2] ?? 0] };
  const start = isStart && brush !== 'floor' ? null : sketch.start;
  if (brush === 'floor') return { ...sketch, things };
  const at: SketchCell = [x, y];
  if (brush === 'rift')
    things.push({ id: freeId(things, 'rift'), kind: 'rift', at, to: [x, y, Math.max(0, Math.floor(slices / 4))] });
  else if (brush === 'enemy') things.push({ id: freeId(things, 'guard'), kind: 'enemy', path: [at] });
  else things.push({ kind: brush, at });
  return { ...sketch, start, things };
}

/** Changes the fields of one thing; undefined takes a field away. */
export function withThing(
  sketch: Sketch,
  thing: SketchThing,
  fields: Readonly<Record<string, Json | undefined>>,
): Sketch {
  const changed = Object.fromEntries(
    Object.entries({ ...thing, ...fields }).filter(([, value]) => value !== undefined),
  ) as SketchThing;
  return { ...sketch, things: sketch.things.map((one) => (one === thing ? changed : one)) };
}

/** What lies outside is taken away; a path ends where it would leave. */
export function resize(sketch: Sketch, size: Sketch['size']): Sketch {
  const [width, height, slices] = [
    clamp(size[0], SKETCH_LIMITS.side),
    clamp(size[1], SKETCH_LIMITS.side),
    clamp(size[2], SKETCH_LIMITS.slices),
  ];
  const isInside = ([x, y]: SketchCell): boolean => x < width && y < height;
  const things = sketch.things.flatMap((thing): SketchThing[] => {
    const cell = cellOf(thing);
    if (cell === undefined || !isInside(cell)) return [];
    const { path, to } = thing;
    const outside = path?.findIndex((one) => !isInside(one)) ?? -1;
    return [
      {
        ...thing,
        ...(path === undefined || outside < 0 ? {} : { path: path.slice(0, outside) }),
        ...(to === undefined
          ? {}
          : { to: [Math.min(to[0], width - 1), Math.min(to[1], height - 1), Math.min(to[2], slices - 1)] as const }),
      },
    ];
  });
  const { start } = sketch;
  const kept = start === null || !isInside([start[0], start[1]]) ? null : start;
  return {
    ...sketch,
    size: [width, height, slices],
    things,
    start: kept && [kept[0], kept[1], Math.min(kept[2], slices - 1)],
  };
}

/** A whole number from 1 on. */
export function clamp(value: number, most: number): number {
  return Math.max(1, Math.min(most, Math.round(value) || 1));
}

function freeId(things: readonly SketchThing[], stem: string): string {
  for (let number = 1; ; number++) {
    const id = number === 1 ? stem : `${stem}${number}`;
    if (!things.some((thing) => thing.id === id)) return id;
  }
}
