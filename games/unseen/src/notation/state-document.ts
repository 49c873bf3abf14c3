/** A state as a document and back: the level, and what has happened since the start. `position.ts` says what it looks like. */
import { addIssues, integer, isRecord, issue, joinPath, list, oneOf } from '@turnwise/kernel';
import type { Issue, Json } from '@turnwise/kernel';
import { fork } from '../copy.ts';
import { PRESETS } from '../rules-of-level.ts';
import type { Preset, Rules } from '../rules-of-level.ts';
import { startLevel } from '../start.ts';
import { PHASES } from '../types.ts';
import type { Anchor, Level, Point, Track, UnseenState } from '../types.ts';
import { cellNumber, thingOf, trackOf } from '../where.ts';
import { ACTION } from './action.ts';
import { readPoint } from './places.ts';
import { levelName, readLevel } from './read-level.ts';
import { formatThing } from './read-things.ts';

const KEYS = [
  'id',
  'name',
  'size',
  'start',
  'preset',
  'rules',
  'things',
  'worldLine',
  'tracks',
  'anchors',
  'history',
  'phase',
];

/** Every issue, or the state; whether its parts agree is for the invariants to say. */
export function readState(document: Readonly<Record<string, unknown>>, issues: Issue[]): UnseenState | undefined {
  for (const key of Object.keys(document))
    if (!KEYS.includes(key)) issues.push(issue(key, 'unknownField', `one of ${KEYS.join(', ')}`, document[key]));
  for (const key of ['id', 'name'])
    if (document[key] !== undefined && typeof document[key] !== 'string')
      issues.push(issue(key, 'wrongShape', 'a text', document[key]));
  const level = readLevel(document, issues, levelName(document));
  if (level === undefined) return undefined;
  const state = readCourse(document, startLevel(level), issues);
  return issues.length > 0 ? undefined : fork(state);
}

export function formatState(state: UnseenState): Record<string, Json> {
  const { level, worldLine, history, anchors, phase } = state;
  const moved = level.things.flatMap(({ id }, number) => {
    const track = trackOf(state, number);
    return track === null ? [] : [[id, track.map((stretch) => [...stretch])] as const];
  });
  const begun = worldLine.length > 1 || history.length > 0;
  return {
    ...formatLevel(level),
    ...(begun ? { worldLine: worldLine.map((point) => [...point]) } : {}),
    ...(moved.length > 0 ? { tracks: Object.fromEntries(moved) } : {}),
    ...(anchors.length > 0
      ? {
          anchors: anchors.map(({ turn, thing, at }) => ({
            turn,
            id: thing < 0 ? 'player' : thingOf(state, thing).id,
            at: [...at],
          })),
        }
      : {}),
    ...(history.length > 0 ? { history: history } : {}),
    ...(phase === 'playing' ? {} : { phase }),
  };
}

function formatLevel(level: Level): Record<string, Json> {
  const { id, name, width, height, depth, start, preset, rules, things } = level;
  const own = rulesOver(rules, PRESETS[preset as Preset]);
  return {
    ...(id === '' ? {} : { id }),
    ...(name === '' ? {} : { name }),
    size: [width, height, depth],
    start: [...start],
    preset,
    ...(Object.keys(own).length > 0 ? { rules: own } : {}),
    ...(things.length > 0 ? { things: things.map((thing) => formatThing(thing, level) as Json) } : {}),
  };
}

/** What differs from the preset. */
function rulesOver(rules: Rules, preset: Rules): Record<string, Json> {
  const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
  const over = (one: object, other: object): [string, Json][] =>
    Object.entries(one).filter(([key, value]) => !same(value, (other as Record<string, unknown>)[key]));
  const detection = over(rules.detection, preset.detection);
  const others = over(rules, preset).filter(([key]) => key !== 'detection');
  return Object.fromEntries([
    ...others,
    ...(detection.length > 0 ? [['detection', Object.fromEntries(detection)] as const] : []),
  ]);
}

const STRETCHES = list(list(integer()));

/** What has happened since the start, if the document says so. */
function readCourse(document: Readonly<Record<string, unknown>>, start: UnseenState, issues: Issue[]): UnseenState {
  const { level } = start;
  const numbers = new Map(level.things.map(({ id }, number) => [id, number]));
  const worldLine = readWorldLine(document['worldLine'], level, issues) ?? start.worldLine;
  const phase = document['phase'] ?? 'playing';
  if (!oneOf(PHASES).is(phase)) issues.push(issue('phase', 'wrongShape', `one of ${PHASES.join(', ')}`, phase));
  const history = document['history'] ?? [];
  if (!list(ACTION).is(history)) addIssues(issues, list(ACTION).issues(history, 'history'));
  const tracks = start.tracks.map((district) => district.slice());
  const cells = start.cells.map((district) => district.map((cell) => cell.slice()));
  const moved = document['tracks'] ?? {};
  if (!isRecord(moved)) issues.push(issue('tracks', 'wrongShape', 'stretches by the id of a thing', moved));
  for (const [id, given] of Object.entries(isRecord(moved) ? moved : {})) {
    const path = joinPath('tracks', id);
    const number = numbers.get(id);
    if (number === undefined) issues.push(issue(path, 'unknownThing', 'the id of a thing', id));
    else if (!STRETCHES.is(given) || given.some((one) => one.length !== 3))
      issues.push(issue(path, 'wrongShape', 'stretches, as [[slice, x, y], …]', given));
    else {
      (tracks[number >> 6] as (Track | null)[])[number & 63] = given as unknown as Track;
      for (const [, x, y] of given as unknown as Track) {
        if (x < 0 || y < 0 || x >= level.width || y >= level.height) continue;
        const cell = cellNumber(level, x, y);
        const here = cells[cell >> 6]?.[cell & 63] as number[];
        if (!here.includes(number)) here.push(number);
        here.sort((a, b) => a - b);
      }
    }
  }
  const anchors = readAnchors(document['anchors'], numbers, level, issues);
  return {
    level,
    tracks,
    cells,
    worldLine,
    history: history as UnseenState['history'],
    anchors,
    phase: phase as UnseenState['phase'],
  };
}

function readWorldLine(value: unknown, level: Level, issues: Issue[]): readonly Point[] | undefined {
  if (value === undefined || value === null) return undefined;
  if (!Array.isArray(value) || value.length === 0) {
    issues.push(issue('worldLine', 'wrongShape', 'a list of points', value));
    return undefined;
  }
  return value.flatMap((point: unknown, index) => {
    const read = readPoint(point, joinPath('worldLine', index), level, issues);
    return read === undefined ? [] : [read];
  });
}

function readAnchors(
  value: unknown,
  numbers: ReadonlyMap<string, number>,
  level: Level,
  issues: Issue[],
): readonly Anchor[] {
  if (value === undefined || value === null) return [];
  if (!Array.isArray(value)) {
    issues.push(issue('anchors', 'wrongShape', 'a list of { turn, id, at }', value));
    return [];
  }
  return value.flatMap((one: unknown, index): Anchor[] => {
    const path = joinPath('anchors', index);
    const thing =
      isRecord(one) && typeof one['id'] === 'string'
        ? one['id'] === 'player'
          ? -1
          : numbers.get(one['id'])
        : undefined;
    if (!isRecord(one) || thing === undefined || !integer(0).is(one['turn'])) {
      issues.push(issue(path, 'wrongShape', '{ turn, id, at }', one));
      return [];
    }
    const at = readPoint(one['at'], joinPath(path, 'at'), level, issues);
    return at === undefined ? [] : [{ turn: one['turn'], thing, at }];
  });
}
