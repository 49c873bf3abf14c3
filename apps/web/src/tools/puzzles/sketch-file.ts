/** A sketch from a level file, and a level file from a sketch. */
import type { Json } from '@turnwise/kernel';
import { type Sketch, type SketchCell, type SketchThing } from './sketch.ts';

/** The characters of a map that need no legend. */
const MAP_KINDS: Readonly<Record<string, string>> = { '#': 'wall', E: 'exit', B: 'box', P: 'pullableBox', S: 'screen' };
const MAP_CHARACTERS = new Map(Object.entries(MAP_KINDS).map(([character, kind]) => [kind, character]));

type Doc = Readonly<Record<string, Json>>;

/** Of a document that was read without issues; another may lose what is wrong with it. */
export function sketchOf(document: Json): Sketch | undefined {
  if (!isDoc(document)) return undefined;
  const [width, height, slices] = numbers(document['size']);
  if (width === undefined || height === undefined || slices === undefined) return undefined;
  const mapped = fromMap(document);
  const placed = records(document['things']).map((thing) => {
    const at = typeof thing['id'] === 'string' ? mapped.places.get(thing['id']) : undefined;
    return at === undefined ? thing : { ...thing, at };
  });
  const [x, y, t = 0] = numbers(document['start']);
  return {
    id: textOf(document['id']) || 'my-level',
    name: textOf(document['name']),
    hint: textOf(document['hint']),
    size: [width, height, slices],
    start: x === undefined || y === undefined ? mapped.start : [x, y, t],
    preset: textOf(document['preset']) || 'classic',
    rules: isDoc(document['rules'] ?? null) ? (document['rules'] as Doc) : {},
    things: [...mapped.things, ...placed],
  };
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
  const rows = Array.isArray(document['map']) ? document['map'] : [];
  rows.forEach((row, y) =>
    Array.from(textOf(row)).forEach((character, x) => {
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
