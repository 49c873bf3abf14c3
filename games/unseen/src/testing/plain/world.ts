/**
 * The world of the plain model: one record of cells for every slice, read from a position's document. Nothing here is clever
 * and nothing is shared with the game but its names and its table of presets.
 */
import { PRESETS } from '../../rules-of-level.ts';
import type { Preset, Rules } from '../../rules-of-level.ts';
import type { RulesGiven } from '../../builder.ts';
import type { Action, Cell, Component, Direction, Phase, Point } from '../../types.ts';

/** A thing as a position writes it; ids are always given. */
export interface PlainThing {
  readonly id: string;
  readonly kind?: keyof typeof KINDS;
  readonly components?: readonly Component[];
  readonly at?: Cell;
  readonly path?: readonly Cell[];
  readonly loops?: boolean;
  readonly from?: number;
  readonly until?: number;
  readonly to?: Point;
  readonly bidirectional?: boolean;
  readonly lightSpeed?: number;
  readonly facing?: Direction;
  readonly fov?: number;
}

export interface PlainDocument {
  readonly size: Point;
  readonly start: Point;
  readonly preset: Preset;
  readonly rules: RulesGiven;
  readonly things: readonly PlainThing[];
}

const KINDS = {
  wall: ['BlocksMovement', 'BlocksVision', 'TimePersistent'],
  exit: ['Exit', 'TimePersistent'],
  box: ['Pushable', 'BlocksMovement', 'TimePersistent'],
  pullableBox: ['Pushable', 'Pullable', 'BlocksMovement', 'TimePersistent'],
  rift: ['Rift', 'TimePersistent'],
  enemy: ['Patrol', 'VisionCone', 'TimePersistent'],
  screen: ['BlocksVision', 'TimePersistent'],
} as const satisfies Record<string, readonly Component[]>;

/** What a document says, all defaults filled in and the things in the order of their ids. */
export interface PlainLevel {
  readonly size: Point;
  readonly rules: Rules;
  readonly things: readonly PlainThing[];
}

/** Where every thing is that is there, by id. */
export type Slice = Readonly<Record<string, Cell>>;

export interface PlainAnchor {
  readonly turn: number;
  /** A thing's id, or `player`. */
  readonly id: string;
  readonly at: Point;
}

export interface PlainState {
  readonly level: PlainLevel;
  readonly slices: readonly Slice[];
  readonly worldLine: readonly Point[];
  readonly history: readonly Action[];
  readonly anchors: readonly PlainAnchor[];
  /** The slice into which a hand has put a thing, for each time that still stands. */
  readonly landings: readonly { readonly id: string; readonly t: number }[];
  readonly phase: Phase;
}

export function plainStart({ size, start, preset, rules, things }: PlainDocument): PlainState {
  const usual = PRESETS[preset];
  const level: PlainLevel = {
    size,
    rules: { ...usual, ...rules, detection: { ...usual.detection, ...rules.detection } },
    things: things.toSorted((a, b) => (a.id < b.id ? -1 : 1)),
  };
  return {
    level,
    slices: Array.from({ length: size[2] }, (_, t) => sliceOfLevel(level, t)),
    worldLine: [start],
    history: [],
    anchors: [],
    landings: [],
    phase: 'playing',
  };
}

function sliceOfLevel(level: PlainLevel, t: number): Slice {
  const placed: Record<string, Cell> = {};
  for (const thing of level.things) {
    const cell = placeByLevel(level, thing, t);
    if (cell !== undefined) placed[thing.id] = cell;
  }
  return placed;
}

/** The cell in which the level puts a thing at a time, if it does. */
export function placeByLevel(level: PlainLevel, thing: PlainThing, t: number): Cell | undefined {
  if (t < (thing.from ?? 0) || t > (thing.until ?? level.size[2] - 1)) return undefined;
  const { path } = thing;
  if (path === undefined) return thing.at;
  const n = path.length;
  if (thing.loops === true) return path[t % n];
  if (level.rules.patrolEnd === 'stop') return path[Math.min(t, n - 1)];
  const there = Array.from({ length: n }, (_, index) => index);
  const back = there.slice(1, -1).toReversed();
  const round = [...there, ...back];
  return path[round[t % round.length] as number];
}

export function hasComponent(thing: PlainThing, component: Component): boolean {
  const components: readonly Component[] = thing.kind === undefined ? (thing.components ?? []) : KINDS[thing.kind];
  return components.includes(component);
}

export function blocks(level: PlainLevel, thing: PlainThing): boolean {
  return hasComponent(thing, 'BlocksMovement') || (level.rules.enemiesBlock && hasComponent(thing, 'VisionCone'));
}

/** The things that are in a cell in a slice, in the order of their ids. */
export function thingsAt(state: PlainState, [x, y, t]: Point): readonly PlainThing[] {
  return state.level.things.filter(({ id }) => {
    const cell = state.slices[t]?.[id];
    return cell !== undefined && cell[0] === x && cell[1] === y;
  });
}

export function playerOf({ worldLine }: PlainState): Point {
  return worldLine.at(-1) as Point;
}

export function visited({ worldLine }: PlainState, point: Point): boolean {
  return worldLine.some((one) => samePoint(one, point));
}

export function samePoint(a: Point, b: Point): boolean {
  return a[0] === b[0] && a[1] === b[1] && a[2] === b[2];
}

export function onBoard({ size: [width, height] }: PlainLevel, [x, y]: Point): boolean {
  return x >= 0 && y >= 0 && x < width && y < height;
}
