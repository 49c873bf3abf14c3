/** A sketch from a level file, and a level file from a sketch. */
import type { Json } from '@turnwise/kernel';
import { clamp, LEVEL_LIMITS, type Sketch, type SketchCell, type SketchThing } from './sketch.ts';

/** The characters of a map that need no legend. */
const MAP_KINDS: Readonly<Record<string, string>> = { '#': 'wall', E: 'exit', B: 'box', P: 'pullableBox', S: 'screen' };
const MAP_CHARACTERS = new Map(Object.entries(MAP_KINDS).map(([character, kind]) => [kind, character]));

type Doc = Readonly<Record<string, Json>>;

/** Of any document at all: what is wrong with it is left out, and `readLevelDraft` says what that is. */
export function sketchOf(document: Json): Sketch | undefined {
  if (!isDoc(document)) return undefined;
  const [width, height, slices] = numbers(document['size']);
  if (width === undefined || height === undefined || slices === undefined) return undefined;
  const mapped = fromMap(document);
  const placed = records(document['things']).map((thing) => {
    const at = typeof thing['id'] === 'string' ? mapped.places.get(thing['id']) : undefined;
    return at === undefined ? thing : { ...thing, at };
  });
  const start = document['start'];
  return {
    id: textOf(document['id']) || 'my-level',
    name: textOf(document['name']),
    hint: textOf(document['hint']),
    size: [clamp(width, LEVEL_LIMITS.side), clamp(height, LEVEL_LIMITS.side), clamp(slices, LEVEL_LIMITS.side)],
    start: isPlace(start, 3) ? [start[0]!, start[1]!, start[2] ?? 0] : mapped.start,
    preset: textOf(document['preset']) || 'classic',
    rules: isDoc(document['rules'] ?? null) ? (document['rules'] as Doc) : {},
    things: [...mapped.things, ...placed].filter(isThing).slice(0, LEVEL_LIMITS.things),
  };
}

/** It can be drawn: it is where a thing can be. Everything else about it is for the game to judge. */
function isThing({ id, kind, at, path, to }: Readonly<Record<string, Json | undefined>>): boolean {
  return (
    (id === undefined || typeof id === 'string') &&
    (kind === undefined || typeof kind === 'string') &&
    (at === undefined || isPlace(at, 2)) &&
    (path === undefined || isPath(path)) &&
    (to === undefined || isPlace(to, 3))
  );
}

function isPath(value: Json): boolean {
  const { pathCells } = LEVEL_LIMITS;
  return Array.isArray(value) && value.length > 0 && value.length <= pathCells && value.every((one) => isPlace(one, 2));
}

/** A cell, or with three numbers a cell and a slice. */
function isPlace(value: Json | undefined, length: 2 | 3): value is readonly number[] {
  return Array.isArray(value) && value.length === length && value.every((one) => Number.isSafeInteger(one));
}

/** A draft: without par and solution, which the solver knows. */
export function levelOfSketch(sketch: Sketch): Doc {
  const { id, name, hint, size, start, preset, rules, things } = sketch;
  const rows = Array.from({ length: size[1] }, () => Array.from({ length: size[0] }, () => '.'));
  const rest: SketchThing[] = [];
  for (const thing of things) {
    const character = isPlain(thing) ? MAP_CHARACTERS.get(thing.kind ?? '') : undefined;
    const [x, y] = thing.at ?? [-1, -1];
    if (character !== undefined && rows[y]?.[x] === '.') rows[y][x] = character;
    else rest.push(thing);
  }
  const [x, y, t] = start ?? [-1, -1, 0];
  const isOnMap = t === 0 && rows[y]?.[x] === '.';
  if (isOnMap) rows[y]![x] = '@';
  return {
    level: 1,
    id,
    name: name || id,
    ...(hint === '' ? {} : { hint }),
    size: [...size],
    ...(isOnMap || start === null ? {} : { start: [...start] }),
    ...(preset === 'classic' ? {} : { preset }),
    ...(Object.keys(rules).length === 0 ? {} : { rules }),
    map: rows.map((row) => row.join('')),
    ...(rest.length === 0 ? {} : { things: rest as Json }),
  };
}

/** It has nothing that a map cannot say. */
function isPlain(thing: SketchThing): boolean {
  return Object.keys(thing).every((field) => field === 'kind' || field === 'at');
}

function fromMap(document: Doc) {
  const things: SketchThing[] = [];
  const places = new Map<string, SketchCell>();
  let start: Sketch['start'] = null;
  const legend = isDoc(document['legend'] ?? null) ? (document['legend'] as Doc) : {};
  const rows = Array.isArray(document['map']) ? document['map'].slice(0, LEVEL_LIMITS.side) : [];
  rows.forEach((row, y) =>
    Array.from(textOf(row).slice(0, 2 * LEVEL_LIMITS.side)).forEach((character, x) => {
      const at: SketchCell = [x, y];
      const meant = legend[character];
      if (character === '@') start = [x, y, 0];
      else if (MAP_KINDS[character] !== undefined) things.push({ kind: MAP_KINDS[character], at });
      else if (typeof meant === 'string') places.set(meant, at);
      else if (isDoc(meant ?? null)) things.push({ ...(meant as Doc), at });
    }),
  );
  return { things, places, start: start as Sketch['start'] };
}

function isDoc(value: Json): value is Doc {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function records(value: Json | undefined): readonly Doc[] {
  return Array.isArray(value) ? value.filter(isDoc) : [];
}

function numbers(value: Json | undefined): readonly number[] {
  return Array.isArray(value) ? value.filter((one) => typeof one === 'number') : [];
}

function textOf(value: Json | undefined): string {
  return typeof value === 'string' ? value : '';
}
