/** Reads a position, whatever JSON it is given, and tells every issue with its path. `notation.ts` says what it looks like. */
import { seat } from '@turnwise/game';
import type { PositionContext, Seat, Table } from '@turnwise/game';
import { addIssues, fail, integer, isRecord, issue, joinPath, ok } from '@turnwise/kernel';
import type { Issue, Json, JsonRecord, Result } from '@turnwise/kernel';
import { EMPTY_STACK } from '@turnwise/stack';
import { AGE } from '../cards/catalogue.ts';
import { fork } from '../copy.ts';
import { countIcons } from '../table/icons.ts';
import type { Ended, InnovationState, Player } from '../types.ts';
import { readAchievements } from './achievements-read.ts';
import { readList, readRecord, readSeat, unknownKeys, unknownSeat } from './names.ts';
import { readKnown } from './known.ts';
import { readPause } from './pause.ts';
import { knowledge, Placing, readDecks, readPlayers } from './zones-read.ts';

const KEYS: readonly string[] = [
  'turn',
  'active',
  'actionsLeft',
  'players',
  'decks',
  'achievements',
  'turnCounts',
  'removed',
  'known',
  'stack',
  'ended',
];
/** A turn to which no rule of the opening applies. */
const LATER_TURN = 3;
const TURN = integer(1);
const ACTIONS = integer(1, 2);
// At the end, and in the middle of an action.
const TURN_BEGUN = integer(0);
const ACTIONS_BEGUN = integer(0, 2);
const COUNT = integer(0);
const REASONS: readonly unknown[] = ['achievements', 'score', 'dogma'] satisfies readonly Ended['reason'][];

export function parsePosition(document: Json, context: PositionContext): Result<InnovationState, readonly Issue[]> {
  if (!isRecord(document)) return fail([issue('', 'wrongShape', `an object with ${KEYS.join(', ')}`, document)]);
  const issues: Issue[] = unknownKeys(document, '', KEYS);
  const placing = new Placing(issues);
  const read = readPlayers(document['players'], context, placing, issues);
  const removed = placing.readList(document['removed'], 'removed');
  const decks = readDecks(document['decks'], placing, issues);
  const held = read.map((player) => player.achievements);
  const achievements = readAchievements(held, document['achievements'], context, issues);
  const counts = readCounts(document['turnCounts'], context, issues);
  const ended = readEnded(document['ended'], context, issues);
  const isPaused = isRecord(document['stack']) && document['stack']['effects'] !== undefined;
  const turn = readInteger(document, 'turn', isPaused ? TURN_BEGUN : TURN, LATER_TURN, issues);
  const active =
    (document['active'] ?? null) === null ? seat(0) : readSeat(document['active'], 'active', context, issues);
  const actionsLeft = readInteger(
    document,
    'actionsLeft',
    ended === null && !isPaused ? ACTIONS : ACTIONS_BEGUN,
    2,
    issues,
  );
  if (issues.length > 0) return fail(issues);
  const players = read.map(({ hand, score, piles, splays }, index): Player => {
    const { tucked = 0, scored = 0 } = counts[index] ?? {};
    const points = score.reduce((sum, card) => sum + (AGE[card] as number), 0);
    return { hand, score, piles, splays, icons: countIcons({ piles, splays }), points, tucked, scored };
  });
  const known = knowledge(players, decks);
  readKnown(document['known'], known, context, issues);
  const state: InnovationState = {
    edition: isRecord(context.options) && context.options['edition'] === 1 ? 1 : 3,
    turn,
    active: active as Seat,
    actionsLeft,
    players,
    decks: decks.decks,
    achievements,
    faceDown: decks.faceDown,
    removed,
    known,
    ended,
    stack: EMPTY_STACK,
    random: context.random,
  };
  const paused = readPause(document['stack'], state, issues);
  return issues.length > 0 ? fail(issues) : ok(fork(paused));
}

function readInteger(
  document: JsonRecord,
  key: string,
  shape: ReturnType<typeof integer>,
  usual: number,
  issues: Issue[],
): number {
  const value = document[key] ?? usual;
  if (shape.is(value)) return value;
  addIssues(issues, shape.issues(value, key));
  return usual;
}

interface Counts {
  readonly tucked?: number;
  readonly scored?: number;
}

/** By seat. */
function readCounts(value: unknown, table: Table, issues: Issue[]): Counts[] {
  const given = readRecord(value, 'turnCounts', 'counts by seat, such as { NAME: { tucked: 1, scored: 0 } }', issues);
  for (const name of Object.keys(given))
    if (!table.names.includes(name)) issues.push(unknownSeat(name, joinPath('turnCounts', name), table));
  return table.names.map((name) => {
    const path = joinPath('turnCounts', name);
    const counts = readRecord(Object.hasOwn(given, name) ? given[name] : undefined, path, '{ tucked, scored }', issues);
    addIssues(issues, unknownKeys(counts, path, ['tucked', 'scored']));
    const count = (key: 'tucked' | 'scored'): number => {
      const found = counts[key] ?? 0;
      if (!COUNT.is(found)) addIssues(issues, COUNT.issues(found, joinPath(path, key)));
      return COUNT.is(found) ? found : 0;
    };
    return { tucked: count('tucked'), scored: count('scored') };
  });
}

function readEnded(value: unknown, table: Table, issues: Issue[]): Ended | null {
  if (value === undefined || value === null) return null;
  const before = issues.length;
  const given = readRecord(value, 'ended', '{ winners: [seats], reason }', issues);
  addIssues(issues, unknownKeys(given, 'ended', ['winners', 'reason']));
  const winners = readList(given['winners'], 'ended.winners', 'a list of seats', issues).map((name, index) =>
    readSeat(name, `ended.winners[${index}]`, table, issues),
  );
  if (winners.length === 0 && issues.length === before)
    issues.push(issue('ended.winners', 'wrongShape', 'one seat or more', given['winners'] ?? null));
  const reason = given['reason'];
  if (!REASONS.includes(reason))
    issues.push(issue('ended.reason', 'wrongShape', `one of ${REASONS.join(', ')}`, reason ?? null));
  if (issues.length > before) return null;
  return { winners: winners as readonly Seat[], reason: reason as Ended['reason'] };
}
