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
  const places = (isWhole: boolean): Written[] =>
    given.map((one, index) => {
      const path = joinPath('things', index);
      const hasId = isRecord(one) && typeof one['id'] === 'string';
      return { path, place: joinPath(path, 'at'), mayBeElsewhere: hasId && !isWhole };
    });
  const { map, ...rest } = document;
  if (map === undefined) {
    if (document['legend'] !== undefined)
      issues.push(levelIssue('legend', 'legendWithoutMap', 'a map with it', document['legend']));
    // With a legend, there was to be one.
    const isWhole = document['legend'] === undefined;
    return { document, written: places(isWhole), isWhole };
  }
  if (!Array.isArray(map) || map.some((row) => typeof row !== 'string')) {
    issues.push(levelIssue('map', 'wrongShape', 'rows of characters', map));
    return { document: rest, written: places(false), isWhole: false };
  }
  const rows = map as readonly string[];
  const before = issues.length;
  const [width, height] = checkSize(rows, document['size'], issues);
  const { legend, isDoubtful } = readLegend(document['legend'], issues);
  const placed = new Map<string, readonly [number, number]>();
  const added: Doc[] = [];
  const addedPlaces: Written[] = [];
  let start: readonly [number, number, number] | undefined;
  rows.forEach((row, y) => {
    Array.from(row).forEach((character, x) => {
      const path = joinPath(joinPath('map', y), x);
      const entry = legend.get(character);
      const kind = Object.hasOwn(MAP_KINDS, character) ? MAP_KINDS[character] : undefined;
      // What is beyond the size is told as a map of the wrong size.
      if (FLOOR.includes(character) || x >= width || y >= height) return;
      if (character === START) {
        if (start !== undefined) issues.push(levelIssue(path, 'secondStart', 'one @ on the map', [x, y]));
        start ??= [x, y, 0];
      } else if (typeof entry === 'string') {
        if (placed.has(entry)) issues.push(levelIssue(path, 'placedTwice', `one place for ${entry}`, [x, y]));
        placed.set(entry, [x, y]);
      } else if (entry !== undefined || kind !== undefined) {
        added.push({ ...(entry ?? { kind }), at: [x, y] });
        addedPlaces.push({
          path: entry === undefined ? path : joinPath('legend', character),
          place: path,
          mayBeElsewhere: false,
        });
      } else if (!isDoubtful(character))
        issues.push(
          levelIssue(path, 'unknownMapCharacter', `one of ${spelled([...RESERVED, ...legend.keys()])}`, character),
        );
    });
  });
  const isWhole = issues.slice(before).every(({ code }) => code === 'secondStart' || code === 'placedTwice');
  const known = new Set(given.flatMap((one) => (isRecord(one) && typeof one['id'] === 'string' ? [one['id']] : [])));
  for (const [character, entry] of legend) {
    const path = joinPath('legend', character);
    if (typeof entry === 'string' && !known.has(entry))
      issues.push(levelIssue(path, 'unknownThing', 'the id of one of the things', entry));
    if (!rows.some((row) => Array.from(row).includes(character)))
      issues.push(levelIssue(path, 'notOnMap', `a ${character} on the map`, character));
  }
  const things = given.map((one, index): unknown => {
    const cell = isRecord(one) && typeof one['id'] === 'string' ? placed.get(one['id']) : undefined;
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
  checkStart(document['start'], start, issues);
  const others = Array.isArray(document['things']) || document['things'] === undefined;
  return {
    document: {
      ...rest,
      ...(others ? { things: [...things, ...added] } : {}),
      ...(document['start'] === undefined && start !== undefined ? { start } : {}),
    },
    written: [...places(isWhole), ...addedPlaces],
    isWhole,
  };
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
