/** Reads what a position and a level file have in common: size, start, rules and things, with every issue and its path. */
import { flag, integer, isRecord, joinPath, list, oneOf } from '@turnwise/kernel';
import type { Issue, Shape } from '@turnwise/kernel';
import { componentsOf, setOf } from '../has.ts';
import { KINDS } from '../kinds.ts';
import { CHECKS, PARADOXES, PRESETS } from '../rules-of-level.ts';
import type { Detection, Preset, Rules } from '../rules-of-level.ts';
import { COMPONENTS, DIRECTIONS } from '../types.ts';
import type { Cell, Component, Level, Point, Thing } from '../types.ts';
import { levelIssue } from './level-issue.ts';
import { expandMap } from './level-map.ts';
import { unknownFields, unknownName } from './unknown-name.ts';

type Doc = Readonly<Record<string, unknown>>;

const COUNT = integer(1);
const MOST = 1024;
const TRIPLE = list(integer());
const FOVS = [90, 180, 270, 360] as const;
const COMPONENT = oneOf(COMPONENTS);

/** A thing as a document has it, and where. */
export interface WrittenThing {
  readonly path: string;
  readonly document: Doc;
}

/** What a level is called. */
export interface LevelName {
  readonly id?: string;
  readonly name?: string;
}

/** What a document says that its level is called; other values than texts are for the check to tell. */
export function levelName({ id, name }: Doc): LevelName {
  return { ...(typeof id === 'string' ? { id } : {}), ...(typeof name === 'string' ? { name } : {}) };
}

/** The level, or undefined with issues; `written` is told how each thing was written, by id. */
export function readLevel(
  given: Doc,
  issues: Issue[],
  { id = '', name = '' }: LevelName = {},
  written: Map<string, WrittenThing> = new Map(),
): Level | undefined {
  const before = issues.length;
  const { document, paths } = expandMap(given, issues);
  const size = readSize(document['size'], issues);
  const preset = readPreset(document['preset'], issues);
  const rules = readRules(document['rules'], preset, issues);
  // Without a size all that could be in bounds is, so that one mistake is told once.
  const [width, height, depth] = size ?? [MOST, MOST, MOST];
  const bounds: Bounds = { width, height, depth };
  const start = readPoint(document['start'], 'start', bounds, issues);
  const things = readThings(document['things'], paths, bounds, issues, written);
  if (issues.length > before || start === undefined) return undefined;
  return { id, name, ...bounds, start, rules, preset, things };
}

interface Bounds {
  readonly width: number;
  readonly height: number;
  readonly depth: number;
}

function readSize(value: unknown, issues: Issue[]): Point | undefined {
  if (TRIPLE.is(value) && value.length === 3 && value.every((one) => COUNT.is(one) && one <= MOST))
    return value as unknown as Point;
  issues.push(
    levelIssue('size', 'wrongShape', `width, height and depth in time, each from 1 to ${MOST}, as [12, 10, 30]`, value),
  );
  return undefined;
}

function readPreset(value: unknown, issues: Issue[]): Preset {
  if (value === undefined || value === null) return 'classic';
  if (value === 'classic' || value === 'strict') return value;
  issues.push(levelIssue('preset', 'unknownPreset', 'classic or strict', value));
  return 'classic';
}

const RULE_SHAPES: { readonly [K in Exclude<keyof Rules, 'detection'>]: Shape<unknown> } = {
  paradox: oneOf(PARADOXES),
  allowUndo: flag,
  riftTarget: oneOf(['unchecked', 'mustBeFree']),
  laterCollision: oneOf(['warn', 'skip', 'refuse']),
  earlierMove: oneOf(['overwrite', 'refuse']),
  pastSelfBlocks: flag,
  patrolEnd: oneOf(['stop', 'pingPong']),
  enemiesBlock: flag,
  priority: list(oneOf(CHECKS)),
  maxPushChain: integer(0, 1024),
};

const DETECTION_SHAPES: { readonly [K in keyof Detection]: Shape<unknown> } = {
  model: oneOf(['off', 'discreteDelay', 'lightCone']),
  delay: integer(0, 1024),
  radius: integer(0, 4096),
  selves: oneOf(['newest', 'all']),
  scope: oneOf(['explored', 'currentSlice']),
};

export const RULE_KEYS = [...Object.keys(RULE_SHAPES), 'detection'];
export const DETECTION_KEYS = Object.keys(DETECTION_SHAPES);

/** Over the preset's; detection key by key. */
function readRules(value: unknown, preset: Preset, issues: Issue[]): Rules {
  const base = PRESETS[preset];
  if (value === undefined || value === null) return base;
  if (!isRecord(value)) {
    issues.push(levelIssue('rules', 'wrongShape', 'rules by name', value));
    return base;
  }
  const { detection, ...others } = value;
  checkFields(others, RULE_SHAPES, 'rules', RULE_KEYS, issues);
  const given = detection === undefined || detection === null ? {} : detection;
  if (isRecord(given)) checkFields(given, DETECTION_SHAPES, 'rules.detection', DETECTION_KEYS, issues);
  else issues.push(levelIssue('rules.detection', 'wrongShape', 'settings of detection by name', given));
  const { priority } = others;
  if (Array.isArray(priority) && new Set(priority).size !== priority.length)
    issues.push(levelIssue('rules.priority', 'wrongShape', 'each check once', priority));
  return { ...base, ...others, detection: { ...base.detection, ...(isRecord(given) ? given : {}) } };
}

function checkFields(
  fields: Doc,
  shapes: Readonly<Record<string, Shape<unknown>>>,
  path: string,
  known: readonly string[],
  issues: Issue[],
): void {
  for (const [key, value] of Object.entries(fields)) {
    const shape = Object.hasOwn(shapes, key) ? shapes[key] : undefined;
    if (shape === undefined) issues.push(unknownName(joinPath(path, key), 'unknownRule', known, key));
    else issues.push(...shape.issues(value, joinPath(path, key)));
  }
}

export function readPoint(value: unknown, path: string, bounds: Bounds, issues: Issue[]): Point | undefined {
  if (TRIPLE.is(value) && value.length === 3) {
    const [x, y, t] = value as unknown as Point;
    if (inside(x, y, bounds) && t >= 0 && t < bounds.depth) return [x, y, t];
    issues.push(
      levelIssue(path, 'outOfBounds', `a point within ${bounds.width} × ${bounds.height} × ${bounds.depth}`, value),
    );
  } else issues.push(levelIssue(path, 'wrongShape', 'a point, as [x, y, t]', value));
  return undefined;
}

function readCell(value: unknown, path: string, bounds: Bounds, issues: Issue[]): Cell | undefined {
  if (TRIPLE.is(value) && value.length === 2) {
    const [x, y] = value as unknown as Cell;
    if (inside(x, y, bounds)) return [x, y];
    issues.push(levelIssue(path, 'outOfBounds', `a cell within ${bounds.width} × ${bounds.height}`, value));
  } else issues.push(levelIssue(path, 'wrongShape', 'a cell, as [x, y]', value));
  return undefined;
}

function inside(x: number, y: number, { width, height }: Bounds): boolean {
  return x >= 0 && x < width && y >= 0 && y < height;
}

export const THING_KEYS = [
  'id',
  'kind',
  'components',
  'at',
  'from',
  'until',
  'path',
  'loops',
  'to',
  'bidirectional',
  'lightSpeed',
  'facing',
  'fov',
];

/** In the order of their ids. A thing without one is called by its kind and a number. */
function readThings(
  value: unknown,
  paths: readonly string[],
  bounds: Bounds,
  issues: Issue[],
  written: Map<string, WrittenThing>,
): readonly Thing[] {
  if (value === undefined || value === null) return [];
  if (!Array.isArray(value)) {
    issues.push(levelIssue('things', 'wrongShape', 'a list of things', value));
    return [];
  }
  const taken = new Set(value.flatMap((one) => (isRecord(one) && typeof one['id'] === 'string' ? [one['id']] : [])));
  const seen = new Set<string>();
  const counts = new Map<string, number>();
  const things = value.flatMap((one: unknown, index): Thing[] => {
    const path = paths[index] ?? joinPath('things', index);
    if (!isRecord(one)) {
      issues.push(levelIssue(path, 'wrongShape', 'a thing with a kind or components', one));
      return [];
    }
    const kind = typeof one['kind'] === 'string' ? one['kind'] : 'thing';
    let id = one['id'];
    if (id === undefined || id === null)
      do {
        const next = (counts.get(kind) ?? 0) + 1;
        counts.set(kind, next);
        id = `${kind}${next}`;
      } while (taken.has(id as string));
    if (typeof id !== 'string' || id === '' || id === 'player')
      issues.push(levelIssue(joinPath(path, 'id'), 'wrongShape', 'a name of its own, not player', id));
    else if (seen.has(id)) issues.push(levelIssue(joinPath(path, 'id'), 'duplicateId', 'an id of its own', id));
    seen.add(String(id));
    written.set(String(id), { path, document: one });
    const thing = readThing(one, String(id), kind, path, bounds, issues);
    return thing === undefined ? [] : [thing];
  });
  return things.toSorted((a, b) => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0));
}

function readThing(
  document: Doc,
  id: string,
  kind: string,
  path: string,
  bounds: Bounds,
  issues: Issue[],
): Thing | undefined {
  const before = issues.length;
  issues.push(...unknownFields(document, path, THING_KEYS));
  const components = readComponents(document, path, issues);
  const last = bounds.depth - 1;
  const span = integer(0, last);
  const read = <V>(key: string, shape: Shape<V>, usual: V): V => {
    const value = document[key] ?? usual;
    if (shape.is(value)) return value;
    issues.push(...shape.issues(value, joinPath(path, key)));
    return usual;
  };
  const from = read('from', span, 0);
  const until = read('until', span, last);
  if (until < from) issues.push(levelIssue(joinPath(path, 'until'), 'wrongShape', `at least ${from}`, until));
  const given = document['path'];
  const walk = Array.isArray(given)
    ? given.flatMap((cell: unknown, index) => {
        const step = readCell(cell, joinPath(joinPath(path, 'path'), index), bounds, issues);
        return step === undefined ? [] : [step];
      })
    : [];
  if (given !== undefined && (!Array.isArray(given) || given.length === 0))
    issues.push(levelIssue(joinPath(path, 'path'), 'wrongShape', 'a list of cells', given));
  const at =
    document['at'] === undefined && walk[0] !== undefined
      ? walk[0]
      : readCell(document['at'], joinPath(path, 'at'), bounds, issues);
  const isRift = components.includes('Rift');
  const to = isRift ? readRiftTarget(document['to'], joinPath(path, 'to'), issues) : undefined;
  const facing = read('facing', oneOf([...DIRECTIONS, null]), null);
  const fov = read('fov', oneOf([...FOVS, null]), null);
  const loops = read('loops', flag, false);
  const bidirectional = read('bidirectional', flag, false);
  const lightSpeed = read('lightSpeed', integer(0, 4096), 3);
  if (issues.length > before || at === undefined) return undefined;
  const withPath = walk.length > 0 ? [...new Set<Component>([...components, 'Patrol'])] : components;
  return {
    id,
    kind: Object.hasOwn(KINDS, kind) ? kind : 'thing',
    components: setOf(withPath),
    at,
    from,
    until,
    path: walk.length > 0 ? walk : withPath.includes('Patrol') ? [at] : [],
    loops,
    rift: to === undefined ? null : { to, bidirectional },
    vision: withPath.includes('VisionCone') ? { lightSpeed, facing, fov } : null,
  };
}

/** Any point: one that is out of bounds is refused when the rift is used. A level's check is stricter. */
function readRiftTarget(value: unknown, path: string, issues: Issue[]): Point | undefined {
  if (TRIPLE.is(value) && value.length === 3) return value as unknown as Point;
  issues.push(levelIssue(path, 'wrongShape', 'where the rift leads, as [x, y, t]', value));
  return undefined;
}

function readComponents(document: Doc, path: string, issues: Issue[]): readonly Component[] {
  const { kind, components } = document;
  if (components !== undefined && components !== null) {
    const where = joinPath(path, 'components');
    if (Array.isArray(components))
      return components.flatMap((one: unknown, index) => {
        if (COMPONENT.is(one)) return [one];
        issues.push(unknownName(joinPath(where, index), 'unknownComponent', COMPONENTS, one));
        return [];
      });
    issues.push(levelIssue(where, 'wrongShape', `a list of ${COMPONENTS.join(', ')}`, components));
    return [];
  }
  if (typeof kind === 'string' && Object.hasOwn(KINDS, kind)) return KINDS[kind] ?? [];
  issues.push(unknownName(joinPath(path, 'kind'), 'unknownKind', Object.keys(KINDS), kind));
  return [];
}

/** A thing as it was written. */
export function formatThing(thing: Thing, { depth }: Pick<Level, 'depth'>): Record<string, unknown> {
  const { id, kind, components, at, from, until, path, loops, rift, vision } = thing;
  const usual = Object.hasOwn(KINDS, kind) ? setOf(KINDS[kind] ?? []) : -1;
  return {
    id,
    ...(usual === components ? { kind } : { components: [...componentsOf(components)] }),
    ...(path.length > 1 ? { path: path.map((cell) => [...cell]) } : { at: [...at] }),
    ...(loops ? { loops } : {}),
    ...(from === 0 ? {} : { from }),
    ...(until === depth - 1 ? {} : { until }),
    ...(rift === null ? {} : { to: [...rift.to], ...(rift.bidirectional ? { bidirectional: true } : {}) }),
    ...(vision === null || vision.lightSpeed === 3 ? {} : { lightSpeed: vision.lightSpeed }),
    ...(vision?.facing == null ? {} : { facing: vision.facing }),
    ...(vision?.fov == null ? {} : { fov: vision.fov }),
  };
}
