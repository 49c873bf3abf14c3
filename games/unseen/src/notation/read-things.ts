/** The things of a document, each with every issue; what can be read of one that has issues is kept for further checks. */
import { addIssues, flag, integer, isInherited, isRecord, joinPath, oneOf } from '@turnwise/kernel';
import type { Issue, Shape } from '@turnwise/kernel';
import { componentsOf, setOf } from '../has.ts';
import { KINDS } from '../kinds.ts';
import { COMPONENTS, DIRECTIONS } from '../types.ts';
import type { Cell, Component, Level, Point, Thing } from '../types.ts';
import { levelIssue } from './level-issue.ts';
import type { Written } from './level-map.ts';
import { INTEGERS, readCell } from './places.ts';
import type { Bounds } from './places.ts';
import { tooMany } from './too-many.ts';
import { unknownFields, unknownName } from './unknown-name.ts';

type Doc = Readonly<Record<string, unknown>>;

const FOVS = [90, 180, 270, 360] as const;
const COMPONENT = oneOf(COMPONENTS);

/** A thing as a document has it, where, and what could be read of it. */
export interface WrittenThing extends Written {
  readonly document: Doc;
  /** Undefined if nobody knows them all. */
  readonly components: readonly Component[] | undefined;
  /** Its path as it was written; cells that could not be read are undefined. */
  readonly walk: readonly (Cell | undefined)[];
  /** Where it stands and when, with what it can do. Undefined if that could not be read. */
  readonly thing: Thing | undefined;
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

const THING_ID =
  'a unique name of up to 80 characters on one line, other than player and built-in names such as constructor';

/** Nothing in it moves a cursor or breaks a line, and looked up in a record it is found only where it was put. */
function isThingId(id: unknown): id is string {
  return typeof id === 'string' && /^[^\p{C}\p{Zl}\p{Zp}]{1,80}$/u.test(id) && id !== 'player' && !isInherited(id);
}

/** In the order in which they were written; undefined for what is no list. A thing without an id is called by its kind and a number. */
export function readThings(
  value: unknown,
  places: readonly Written[],
  bounds: Bounds,
  issues: Issue[],
): readonly WrittenThing[] | undefined {
  if (value === undefined || value === null) return [];
  if (!Array.isArray(value)) {
    issues.push(levelIssue('things', 'wrongShape', 'a list of things', value));
    return undefined;
  }
  const large = tooMany('things', 'things', value.length);
  if (large !== undefined) {
    issues.push(large);
    return undefined;
  }
  const taken = new Set(value.flatMap((one) => (isRecord(one) && typeof one['id'] === 'string' ? [one['id']] : [])));
  const seen = new Set<string>();
  const counts = new Map<string, number>();
  return value.map((one: unknown, index): WrittenThing => {
    const written = places[index] as Written;
    const { path } = written;
    if (!isRecord(one)) {
      issues.push(levelIssue(path, 'wrongShape', 'a thing with a kind or components', one));
      return { ...written, document: {}, components: undefined, walk: [], thing: undefined };
    }
    const kind = typeof one['kind'] === 'string' ? one['kind'] : 'thing';
    let id = one['id'];
    if (id === undefined || id === null)
      do {
        const next = (counts.get(kind) ?? 0) + 1;
        counts.set(kind, next);
        id = `${kind}${next}`;
      } while (taken.has(id as string));
    if (!isThingId(id)) issues.push(levelIssue(joinPath(path, 'id'), 'wrongShape', THING_ID, id));
    else if (seen.has(id))
      issues.push(levelIssue(joinPath(path, 'id'), 'duplicateId', 'an id that no other thing has', id));
    seen.add(String(id));
    return readThing(one, String(id), kind, written, bounds, issues);
  });
}

function readThing(
  document: Doc,
  id: string,
  kind: string,
  written: Written,
  bounds: Bounds,
  issues: Issue[],
): WrittenThing {
  const { path, place, mayBeElsewhere } = written;
  addIssues(issues, unknownFields(document, path, THING_KEYS));
  const components = readComponents(document, path, issues);
  const last = bounds.depth - 1;
  const span = integer(0, last);
  const read = <V>(key: string, shape: Shape<V>, usual: V): V => {
    const value = document[key] ?? usual;
    if (shape.is(value)) return value;
    addIssues(issues, shape.issues(value, joinPath(path, key)));
    return usual;
  };
  const before = issues.length;
  const from = read('from', span, 0);
  const until = read('until', span, last);
  if (until < from) issues.push(levelIssue(joinPath(path, 'until'), 'wrongShape', `at least ${from}`, until));
  const walk = readWalk(document['path'], joinPath(path, 'path'), bounds, issues);
  const isUnplaced = document['at'] === undefined && (walk.length > 0 || mayBeElsewhere);
  const at = isUnplaced ? walk[0] : readCell(document['at'], place, bounds, issues);
  const isPlaced = issues.length === before && at !== undefined;
  const to =
    components?.includes('Rift') === true ? readRiftTarget(document['to'], joinPath(path, 'to'), issues) : undefined;
  const facing = read('facing', oneOf([...DIRECTIONS, null]), null);
  const fov = read('fov', oneOf([...FOVS, null]), null);
  const loops = read('loops', flag, false);
  const bidirectional = read('bidirectional', flag, false);
  const lightSpeed = read('lightSpeed', integer(0, 4096), 3);
  const part = { ...written, document, components, walk };
  if (!isPlaced || components === undefined) return { ...part, thing: undefined };
  const withPath = walk.length > 0 ? [...new Set<Component>([...components, 'Patrol'])] : components;
  const thing: Thing = {
    id,
    kind: Object.hasOwn(KINDS, kind) ? kind : 'thing',
    components: setOf(withPath),
    at,
    from,
    until,
    path: walk.length > 0 ? (walk as readonly Cell[]) : withPath.includes('Patrol') ? [at] : [],
    loops,
    rift: to === undefined ? null : { to, bidirectional },
    vision: withPath.includes('VisionCone') ? { lightSpeed, facing, fov } : null,
  };
  return { ...part, thing };
}

function readWalk(given: unknown, path: string, bounds: Bounds, issues: Issue[]): readonly (Cell | undefined)[] {
  if (given === undefined) return [];
  if (!Array.isArray(given) || given.length === 0) {
    issues.push(levelIssue(path, 'wrongShape', 'a list of cells', given));
    return [];
  }
  const large = tooMany(path, 'pathCells', given.length);
  if (large !== undefined) {
    issues.push(large);
    return [];
  }
  return given.map((cell: unknown, index) => readCell(cell, joinPath(path, index), bounds, issues));
}

/** Any point: one that is out of bounds is refused when the rift is used. A level's check is stricter. */
function readRiftTarget(value: unknown, path: string, issues: Issue[]): Point | undefined {
  if (INTEGERS.is(value) && value.length === 3) return value as unknown as Point;
  issues.push(levelIssue(path, 'wrongShape', 'where the rift leads, as [x, y, t]', value));
  return undefined;
}

function readComponents(document: Doc, path: string, issues: Issue[]): readonly Component[] | undefined {
  const { kind, components } = document;
  if (components !== undefined && components !== null) {
    const where = joinPath(path, 'components');
    if (!Array.isArray(components)) {
      issues.push(levelIssue(where, 'wrongShape', `a list of ${COMPONENTS.join(', ')}`, components));
      return undefined;
    }
    const known = components.filter((one: unknown, index): one is Component => {
      if (COMPONENT.is(one)) return true;
      issues.push(unknownName(joinPath(where, index), 'unknownComponent', COMPONENTS, one));
      return false;
    });
    return known.length === components.length ? known : undefined;
  }
  if (typeof kind === 'string' && Object.hasOwn(KINDS, kind)) return KINDS[kind] ?? [];
  issues.push(unknownName(joinPath(path, 'kind'), 'unknownKind', Object.keys(KINDS), kind));
  return undefined;
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
