/** Reads a position, whatever JSON it is given, and tells every issue with its path. `notation.ts` says what it looks like. */
import { seat } from '@turnwise/game';
import type { PositionContext, Seat } from '@turnwise/game';
import { addIssues, fail, flag, integer, isRecord, issue, joinPath, list, ok } from '@turnwise/kernel';
import type { Issue, Json, JsonRecord, Result } from '@turnwise/kernel';
import { BAR, BLACK, CHECKERS, distanceFrom, noCheckers, OFF, SIDES, startingCheckers, WHITE } from './places.ts';
import type { BackgammonState, BackgammonView } from './types.ts';

const KEYS: readonly string[] = ['points', 'bar', 'off', 'dice', 'left', 'confirm', 'next', 'opening'];
const POINT = /^([1-9]|1[0-9]|2[0-4])$/;
const COUNT = integer(0, CHECKERS);
const DICE = list(integer(1, 6));
const LEFT = integer(1, 4);

/** Both sides' checkers while they are being read. */
interface Sides {
  readonly white: number[];
  readonly black: number[];
}

type Turn = Pick<BackgammonView, 'phase' | 'next' | 'dice'>;

export function parsePosition(document: Json, context: PositionContext): Result<BackgammonState, readonly Issue[]> {
  if (!isRecord(document)) return fail([issue('', 'wrongShape', '{ points, bar, off, dice, next }', document)]);
  const issues = unknownKeys(document, '', KEYS);
  const sides = readCheckers(document, issues);
  const turn = readTurn(document, sides, issues);
  if (issues.length > 0) return fail(issues);
  const { white, black } = sides;
  const { phase, next, dice } = turn;
  return ok({ white, black, phase, next, dice, random: context.random });
}

/** Points, bar and off. Each side has fifteen checkers: what `off` does not say is the rest. */
function readCheckers(document: JsonRecord, issues: Issue[]): Sides {
  const before = issues.length;
  const sides = readPoints(document['points'], issues);
  const bar = readCounts(document['bar'], 'bar', issues);
  const off = readCounts(document['off'], 'off', issues);
  if (issues.length > before) return sides;
  for (const side of SIDES) {
    const checkers = sides[side];
    checkers[BAR] = bar[side] ?? 0;
    const onBoard = checkers.reduce((sum, count) => sum + count, 0);
    const rest = CHECKERS - onBoard;
    if (rest < 0)
      issues.push(
        issue('points', 'tooManyCheckers', `at most ${CHECKERS} ${side} checkers, counting the bar`, onBoard),
      );
    else if (off[side] !== undefined && off[side] !== rest)
      issues.push(issue(`off.${side}`, 'wrongCount', `${rest}, the rest of ${CHECKERS} ${side} checkers`, off[side]));
    else checkers[OFF] = rest;
  }
  return sides;
}

/** Without points: the starting position. With them: a point that is not named is empty. */
function readPoints(given: unknown, issues: Issue[]): Sides {
  if (given === undefined) return { white: startingCheckers(), black: startingCheckers() };
  const sides = { white: noCheckers(), black: noCheckers() };
  if (!isRecord(given)) {
    issues.push(issue('points', 'wrongShape', 'checkers by point, such as { 24: { white: 2 } }', given));
    return sides;
  }
  for (const [key, value] of Object.entries(given)) {
    const path = joinPath('points', key);
    if (!POINT.test(key)) {
      issues.push(issue(path, 'unknownPoint', 'a point from 1 to 24', key));
      continue;
    }
    const { white = 0, black = 0 } = readCounts(value, path, issues);
    if (white > 0 && black > 0) issues.push(issue(path, 'twoColours', 'checkers of one side', value));
    sides.white[distanceFrom(WHITE, Number(key))] = white;
    sides.black[distanceFrom(BLACK, Number(key))] = black;
  }
  return sides;
}

/** `{ white: 1, black: 0 }`, each of which may be left out. */
function readCounts(given: unknown, path: string, issues: Issue[]): { white?: number; black?: number } {
  if (given === undefined) return {};
  if (!isRecord(given)) {
    issues.push(issue(path, 'wrongShape', 'a count for white and for black, such as { white: 1 }', given));
    return {};
  }
  addIssues(issues, unknownKeys(given, path, SIDES));
  const counts: { white?: number; black?: number } = {};
  for (const side of SIDES) {
    const count = given[side];
    if (count === undefined) continue;
    if (COUNT.is(count)) counts[side] = count;
    else issues.push(issue(joinPath(path, side), 'wrongCount', COUNT.expected, count));
  }
  return counts;
}

/** Who is to do what: over, the opening roll, dice to play, a turn to confirm, or a roll. */
function readTurn(document: JsonRecord, sides: Sides, issues: Issue[]): Turn {
  const opening = readFlag(document, 'opening', issues);
  const confirm = readFlag(document, 'confirm', issues);
  const next = readNext(document['next'], issues);
  const dice = readDice(document['dice'], document['left'], issues);

  const winners = SIDES.filter((side) => sides[side][OFF] === CHECKERS);
  if (winners.length === 2) issues.push(issue('off', 'wrongCount', 'checkers left on at least one side'));
  if (winners.length === 1) {
    const winner = seat(SIDES.indexOf(winners[0] as (typeof SIDES)[number]));
    forbid(document, ['dice', 'left', 'confirm', 'opening'], 'nothing here, because the game is over', issues);
    if (next !== undefined && next !== winner)
      issues.push(issue('next', 'wrongSeat', `${winners[0]}, who has borne off all checkers`, document['next']));
    return { phase: 'over', next: winner, dice: [] };
  }
  if (opening) {
    forbid(
      document,
      ['dice', 'left', 'confirm', 'next'],
      'nothing here, because the opening roll is still to come',
      issues,
    );
    return { phase: 'opening', next: WHITE, dice: [] };
  }
  if (confirm) forbid(document, ['dice', 'left'], 'nothing here, because the turn only has to be confirmed', issues);
  return { phase: confirm || dice.length > 0 ? 'move' : 'roll', next: next ?? WHITE, dice };
}

function readFlag(document: JsonRecord, key: string, issues: Issue[]): boolean {
  const given = document[key] ?? false;
  if (!flag.is(given)) issues.push(issue(key, 'wrongShape', flag.expected, given));
  return given === true;
}

function readNext(given: unknown, issues: Issue[]): Seat | undefined {
  if (given === undefined) return undefined;
  const index = SIDES.indexOf(given as (typeof SIDES)[number]);
  if (index < 0) issues.push(issue('next', 'unknownSeat', SIDES.join(' or '), given));
  return index < 0 ? undefined : seat(index);
}

/** The dice left to play, a double written out. None written and none left are the same. */
function readDice(given: unknown, left: unknown, issues: Issue[]): readonly number[] {
  if (left !== undefined && !LEFT.is(left)) issues.push(issue('left', 'wrongCount', LEFT.expected, left));
  if (given !== undefined && !DICE.is(given)) {
    addIssues(issues, DICE.issues(given, 'dice'));
    return [];
  }
  if (given === undefined || given.length === 0) {
    if (LEFT.is(left)) issues.push(issue('left', 'wrongCount', 'nothing here without dice', left));
    return [];
  }
  const [first = 0, second = 0] = given;
  if (given.length > 4 || (given.length > 2 && given.some((die) => die !== first))) {
    issues.push(issue('dice', 'wrongDice', 'at most two dice, or up to four equal ones', given));
    return [];
  }
  if (given.length === 2 && first === second) return Array.from({ length: LEFT.is(left) ? left : 4 }, () => first);
  if (LEFT.is(left) && left !== given.length)
    issues.push(issue('left', 'wrongCount', `${given.length}, the number of dice`, left));
  return given.slice();
}

/** A flag that says no and a list of nothing are as good as left out. */
function forbid(document: JsonRecord, keys: readonly string[], expected: string, issues: Issue[]): void {
  for (const key of keys) if (!saysNothing(document[key])) issues.push(issue(key, 'notHere', expected, document[key]));
}

function saysNothing(given: unknown): boolean {
  return given === undefined || given === false || (Array.isArray(given) && given.length === 0);
}

function unknownKeys(record: JsonRecord, path: string, known: readonly string[]): Issue[] {
  return Object.keys(record)
    .filter((key) => !known.includes(key))
    .map((key) => issue(joinPath(path, key), 'unknownField', `one of ${known.join(', ')}`, record[key]));
}
