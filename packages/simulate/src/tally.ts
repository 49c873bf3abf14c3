/** What some games of a simulation came to, as plain data that another thread can send; tallies of all of them add up. */
import type { GameResult } from '@turnwise/game';
import { addHistogram, addTo } from './histogram.ts';
import type { Histogram } from './histogram.ts';
import { ownOf } from './own.ts';
import type { Adding } from './range.ts';
import { addStudy } from './study.ts';
import type { Study } from './study.ts';

export interface Tally {
  games: number;
  /** By seat: games that it won alone. */
  readonly wins: number[];
  /** By the seats that won together, as `0 2`. */
  readonly shared: Histogram;
  nobody: number;
  readonly reasons: Histogram;
  readonly stops: StopCount[];
  readonly inputs: Total;
  readonly figures: Record<string, Total>;
  /** Of games that were played with bots. */
  study?: Study;
  /** Lines of a recording, of these games alone: they are not added up. */
  readonly lines: string[];
}

/** Why games reached no result, how many did, and the number of the first of them, from 1. */
export interface StopCount {
  readonly why: string;
  games: number;
  readonly first: number;
}

export interface Total {
  sum: number;
  least: number;
  most: number;
}

export function emptyTally(seats: number): Tally {
  return {
    games: 0,
    wins: Array.from({ length: seats }, () => 0),
    shared: {},
    nobody: 0,
    reasons: {},
    stops: [],
    inputs: emptyTotal(),
    figures: {},
    lines: [],
  };
}

export function addValue(total: Total, value: number): void {
  total.sum += value;
  if (value < total.least) total.least = value;
  if (value > total.most) total.most = value;
}

export function addFigure(tally: Tally, name: string, value: number): void {
  addValue(figureOf(tally, name), value);
}

export function addStop(tally: Tally, why: string, games: number, first: number): void {
  const before = tally.stops.find((stop) => stop.why === why);
  if (before === undefined) tally.stops.push({ why, games, first });
  else before.games += games;
}

/** Counts how a game ended. */
export function addResult(tally: Tally, { winners, reason }: GameResult): void {
  addTo(tally.reasons, reason);
  const [winner, other] = winners;
  if (winner === undefined) tally.nobody++;
  else if (other === undefined) tally.wins[winner] = (tally.wins[winner] ?? 0) + 1;
  else addTo(tally.shared, winners.join(' '));
}

/** Tallies, for those who add up whatever games come to. */
export function tallies(seats: number): Adding<Tally> {
  return { empty: () => emptyTally(seats), add: addTally, games: ({ games }) => games };
}

/** Adds the next games to those before them. */
function addTally(to: Tally, next: Tally): void {
  to.games += next.games;
  next.wins.forEach((wins, seat) => (to.wins[seat] = (to.wins[seat] ?? 0) + wins));
  addHistogram(to.shared, next.shared);
  to.nobody += next.nobody;
  addHistogram(to.reasons, next.reasons);
  for (const { why, games, first } of next.stops) addStop(to, why, games, first);
  addTotal(to.inputs, next.inputs);
  for (const [name, total] of Object.entries(next.figures)) addTotal(figureOf(to, name), total);
  if (next.study !== undefined) to.study = addStudy(to.study, next.study);
}

function figureOf({ figures }: Tally, name: string): Total {
  return ownOf(figures, name) ?? (figures[name] = emptyTotal());
}

function emptyTotal(): Total {
  return { sum: 0, least: Number.POSITIVE_INFINITY, most: Number.NEGATIVE_INFINITY };
}

function addTotal(to: Total, next: Total): void {
  to.sum += next.sum;
  to.least = Math.min(to.least, next.least);
  to.most = Math.max(to.most, next.most);
}
