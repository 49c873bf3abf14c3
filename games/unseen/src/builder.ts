/**
 * A level in a few lines of TypeScript: `level(10, 10, 20).start(1, 1).exit(8, 8).box(3, 3).build()`. Every call gives a new
 * builder, so a half-built one can be used twice. What is built is read by the same code as a level's file.
 */
import { abort } from '@turnwise/kernel';
import type { Issue, Json } from '@turnwise/kernel';
import { readLevel } from './notation/read-level.ts';
import type { Detection, Preset, Rules } from './rules-of-level.ts';
import type { Cell, Direction, Level, Point } from './types.ts';

export interface LevelBuilder {
  id(id: string): LevelBuilder;
  name(name: string): LevelBuilder;
  start(x: number, y: number, t?: number): LevelBuilder;
  preset(preset: Preset): LevelBuilder;
  /** Over the preset, and over rules given before; detection key by key. */
  rules(rules: RulesGiven): LevelBuilder;
  wall(x: number, y: number, more?: More): LevelBuilder;
  screen(x: number, y: number, more?: More): LevelBuilder;
  exit(x: number, y: number, more?: More): LevelBuilder;
  box(x: number, y: number, more?: More): LevelBuilder;
  pullableBox(x: number, y: number, more?: More): LevelBuilder;
  rift(x: number, y: number, to: Point, more?: More & { readonly bidirectional?: boolean }): LevelBuilder;
  /** The cells that it walks; one cell is an enemy that stands. */
  enemy(path: readonly Cell[], more?: More & EnemyGiven): LevelBuilder;
  /** The level as a file has it, also for the option `level` of a setup. */
  document(): Json;
  /** Aborts with `badLevel` and every issue when it is none. */
  build(): Level;
}

export type RulesGiven = Partial<Omit<Rules, 'detection'>> & { readonly detection?: Partial<Detection> };

/** An id of its own, and the slices in which the thing is there. */
export interface More {
  readonly id?: string;
  readonly from?: number;
  readonly until?: number;
}

export interface EnemyGiven {
  readonly loops?: boolean;
  readonly lightSpeed?: number;
  readonly facing?: Direction;
  readonly fov?: number;
}

/** Width, height and depth in time. */
export function level(width: number, height: number, depth: number): LevelBuilder {
  return builderOf({ size: [width, height, depth], things: [] });
}

interface Document {
  readonly id?: string;
  readonly name?: string;
  readonly size: Point;
  readonly start?: Point;
  readonly preset?: Preset;
  readonly rules?: RulesGiven;
  readonly things: readonly object[];
}

function builderOf(made: Document): LevelBuilder {
  const set = (more: Partial<Document>): LevelBuilder => builderOf({ ...made, ...more });
  const add = (thing: object): LevelBuilder => set({ things: [...made.things, thing] });
  const put =
    (kind: string) =>
    (x: number, y: number, more: More = {}): LevelBuilder =>
      add({ kind, at: [x, y], ...more });
  return {
    id: (id) => set({ id }),
    name: (name) => set({ name }),
    start: (x, y, t = 0) => set({ start: [x, y, t] }),
    preset: (preset) => set({ preset }),
    rules: (given) => set({ rules: mergedRules(made.rules, given) }),
    wall: put('wall'),
    screen: put('screen'),
    exit: put('exit'),
    box: put('box'),
    pullableBox: put('pullableBox'),
    rift: (x, y, to, more = {}) => add({ kind: 'rift', at: [x, y], to, ...more }),
    enemy: (path, more = {}) => add({ kind: 'enemy', path, ...more }),
    document: () => made as unknown as Json,
    build() {
      const issues: Issue[] = [];
      const built = readLevel({ ...made }, issues, made);
      if (built === undefined) throw abort('badLevel', { issues });
      return built;
    },
  };
}

function mergedRules(before: RulesGiven | undefined, given: RulesGiven): RulesGiven {
  const detection = { ...before?.detection, ...given.detection };
  return { ...before, ...given, ...(Object.keys(detection).length === 0 ? {} : { detection }) };
}
