/**
 * The ASCII map of a level, as things: `#` wall, `.` or a space floor, `@` start, `E` exit, `B` box, `P` pullable box, `S`
 * screen. Other characters are in the `legend`: the id of one of the `things`, which the map then places, or a thing to be
 * put wherever the character stands.
 */
import { isRecord, joinPath } from '@turnwise/kernel';
import type { Issue } from '@turnwise/kernel';
import { levelIssue } from './level-issue.ts';

type Doc = Readonly<Record<string, unknown>>;

export interface Expanded {
  readonly document: Doc;
  /** For each of its things, where it was written. */
  readonly written: readonly Written[];
  /** The map and its legend could be read, so nothing is missing that may have been there. */
  readonly isWhole: boolean;
}

export interface Written {
  /** Where its fields are: in the things, or in the legend. */
  readonly path: string;
  /** Where its place is: its `at`, or a character of the map. */
  readonly place: string;
  /** It has an id, by which a map that could not be read may have placed it. */
  readonly mayBeElsewhere: boolean;
}

export const MAP_KINDS: Readonly<Record<string, string>> = {
  '#': 'wall',
  E: 'exit',
  B: 'box',
  P: 'pullableBox',
  S: 'screen',
};
const FLOOR = ['.', ' '];
const START = '@';
const RESERVED = [...Object.keys(MAP_KINDS), ...FLOOR, START];

/** A document without a map: its things are all in `things`, and its start in `start`. */
export function expandMap(document: Doc, issues: Issue[]): Expanded {
  const given: readonly unknown[] = Array.isArray(document['things']) ? document['things'] : [];
  const { map, ...rest } = document;
  if (map === undefined) {
    if (document['legend'] !== undefined)
      issues.push(levelIssue('legend', 'legendWithoutMap', 'a map with it', document['legend']));
    // With a legend, there was to be one.
    const isWhole = document['legend'] === undefined;
    return { document, written: placesOf(given, isWhole), isWhole };
  }
  if (!Array.isArray(map) || map.some((row) => typeof row !== 'string')) {
    issues.push(levelIssue('map', 'wrongShape', 'rows of characters', map));
    return { document: rest, written: placesOf(given, false), isWhole: false };
  }
  const rows = map as readonly string[];
  const before = issues.length;
  const size = checkSize(rows, document['size'], issues);
  const read = readLegend(document['legend'], issues);
  const marks = readMarks(rows, size, read, issues);
  const isWhole = issues.slice(before).every(({ code }) => code === 'secondStart' || code === 'placedTwice');
  checkLegend(read.legend, rows, given, issues);
  const things = placeThings(given, marks.placed, issues);
  const { start, added } = marks;
  checkStart(document['start'], start, issues);
  const others = Array.isArray(document['things']) || document['things'] === undefined;
  return {
    document: {
      ...rest,
      ...(others ? { things: [...things, ...added.map(({ thing }) => thing)] } : {}),
      ...(document['start'] === undefined && start !== undefined ? { start } : {}),
    },
    written: [...placesOf(given, isWhole), ...added.map(({ written }) => written)],
    isWhole,
  };
}

/** Where the things of the document are written; while the map is not whole, it may have placed those that have an id. */
function placesOf(given: readonly unknown[], isWhole: boolean): Written[] {
  return given.map((one, index) => {
    const path = joinPath('things', index);
    return { path, place: joinPath(path, 'at'), mayBeElsewhere: idIn(one) !== undefined && !isWhole };
  });
}

function idIn(thing: unknown): string | undefined {
  return isRecord(thing) && typeof thing['id'] === 'string' ? thing['id'] : undefined;
}

/** What the characters of a map say. */
interface Marks {
  start: readonly [number, number, number] | undefined;
  /** The cells of things that the document lists, by id. */
  readonly placed: Map<string, readonly [number, number]>;
  readonly added: { readonly thing: Doc; readonly written: Written }[];
}

function readMarks(
  rows: readonly string[],
  [width, height]: readonly [number, number],
  read: Legend,
  issues: Issue[],
): Marks {
  const marks: Marks = { start: undefined, placed: new Map(), added: [] };
  rows.forEach((row, y) => {
    Array.from(row).forEach((character, x) => {
      // What is beyond the size is told as a map of the wrong size.
      if (!FLOOR.includes(character) && x < width && y < height) readMark(marks, character, [x, y], read, issues);
    });
  });
  return marks;
}

function readMark(
  marks: Marks,
  character: string,
  at: readonly [number, number],
  { legend, isDoubtful }: Legend,
  issues: Issue[],
): void {
  const path = joinPath(joinPath('map', at[1]), at[0]);
  const entry = legend.get(character);
  const kind = Object.hasOwn(MAP_KINDS, character) ? MAP_KINDS[character] : undefined;
  if (character === START) {
    if (marks.start !== undefined) issues.push(levelIssue(path, 'secondStart', 'one @ on the map', [...at]));
    marks.start ??= [...at, 0];
  } else if (typeof entry === 'string') {
    if (marks.placed.has(entry)) issues.push(levelIssue(path, 'placedTwice', `one place for ${entry}`, [...at]));
    marks.placed.set(entry, at);
  } else if (entry !== undefined || kind !== undefined) {
    const fields = entry === undefined ? path : joinPath('legend', character);
    marks.added.push({
      thing: { ...(entry ?? { kind }), at },
      written: { path: fields, place: path, mayBeElsewhere: false },
    });
  } else if (!isDoubtful(character))
    issues.push(
      levelIssue(path, 'unknownMapCharacter', `one of ${spelled([...RESERVED, ...legend.keys()])}`, character),
    );
}

/** Whatever the legend names is one of the things, and is on the map. */
function checkLegend(
  legend: Legend['legend'],
  rows: readonly string[],
  given: readonly unknown[],
  issues: Issue[],
): void {
  const known = new Set(given.map(idIn));
  for (const [character, entry] of legend) {
    const path = joinPath('legend', character);
    if (typeof entry === 'string' && !known.has(entry))
      issues.push(levelIssue(path, 'unknownThing', 'the id of one of the things', entry));
    if (!rows.some((row) => Array.from(row).includes(character)))
      issues.push(levelIssue(path, 'notOnMap', `a ${character} on the map`, character));
  }
}

/** The listed things, with the cells that the map gives them. */
function placeThings(given: readonly unknown[], placed: Marks['placed'], issues: Issue[]): readonly unknown[] {
  return given.map((one, index) => {
    const id = idIn(one);
    const cell = id === undefined ? undefined : placed.get(id);
    if (cell === undefined || !isRecord(one)) return one;
    if (one['at'] !== undefined)
      issues.push(
        levelIssue(
          joinPath(joinPath('things', index), 'at'),
          'placedTwice',
          'a place given only by the map',
          one['at'],
        ),
      );
    return { ...one, at: cell };
  });
}

/** The width and height that the size gives, without limit where it gives none. */
function checkSize(rows: readonly string[], size: unknown, issues: Issue[]): readonly [width: number, height: number] {
  const [width, height]: readonly unknown[] = Array.isArray(size) ? size : [];
  if (typeof width !== 'number' || typeof height !== 'number') return [Infinity, Infinity];
  if (rows.length !== height) issues.push(levelIssue('map', 'wrongMapSize', `${height} rows`, rows.length));
  rows.forEach((row, y) => {
    const { length } = Array.from(row);
    if (length !== width) issues.push(levelIssue(joinPath('map', y), 'wrongMapSize', `${width} characters`, row));
  });
  return [width, height];
}

function checkStart(given: unknown, marked: readonly number[] | undefined, issues: Issue[]): void {
  if (given === undefined || marked === undefined || !Array.isArray(given)) return;
  if (given[0] !== marked[0] || given[1] !== marked[1])
    issues.push(
      levelIssue('start', 'secondStart', `the cell of the @ on the map, [${marked[0]}, ${marked[1]}]`, given),
    );
}

interface Legend {
  readonly legend: ReadonlyMap<string, string | Doc>;
  /** The legend says something of a character, but it could not be read. */
  readonly isDoubtful: (character: string) => boolean;
}

function readLegend(value: unknown, issues: Issue[]): Legend {
  const legend = new Map<string, string | Doc>();
  if (value === undefined) return { legend, isDoubtful: () => false };
  if (!isRecord(value)) {
    issues.push(levelIssue('legend', 'wrongShape', 'ids or things by character', value));
    return { legend, isDoubtful: () => true };
  }
  for (const [character, entry] of Object.entries(value)) {
    const path = joinPath('legend', character);
    if (Array.from(character).length !== 1 || RESERVED.includes(character))
      issues.push(levelIssue(path, 'badLegendCharacter', `one character other than ${spelled(RESERVED)}`, character));
    else if (typeof entry === 'string' || (isRecord(entry) && entry['at'] === undefined && entry['id'] === undefined))
      legend.set(character, entry);
    else issues.push(levelIssue(path, 'wrongShape', 'the id of a thing, or a thing without id and place', entry));
  }
  const doubtful = Object.keys(value)
    .filter((key) => !legend.has(key))
    .join('');
  return { legend, isDoubtful: (character) => doubtful.includes(character) };
}

function spelled(characters: readonly string[]): string {
  return characters.map((one) => (one === ' ' ? 'space' : one)).join(' ');
}
