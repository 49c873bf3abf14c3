/** Whether a count of games reaches a bar. */
import { wilson } from '@turnwise/simulate';
import type { Bar } from './row.ts';

export interface Count {
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
  /** Without a result; no better than lost. */
  readonly unfinished: number;
}

export interface Judgement {
  readonly passed: boolean;
  readonly games: number;
  /** Won, and half of what was drawn. */
  readonly share: number;
  /** The 95 % interval of the share. */
  readonly low: number;
  readonly high: number;
}

/** With fewer games than `wanted`, it fails only if a bot that reaches the bar would hardly ever do so badly: the rest may be chance. */
export function judge(bar: Bar, { won, drawn, lost, unfinished }: Count, wanted: number): Judgement {
  const games = won + drawn + lost + unfinished;
  const points = won + drawn / 2;
  const share = games === 0 ? 0 : points / games;
  const few = games < wanted;
  const over = (least: number): boolean => share >= least || (few && chanceOfAtMost(points, games, least) >= CHANCE);
  const under = (most: number): boolean =>
    share <= most || (few && chanceOfAtMost(games - points, games, 1 - most) >= CHANCE);
  return { passed: reaches(bar, over, under, lost + unfinished), games, share, ...wilson(points, games) };
}

/** What comes by chance less often than this is taken for a fault. */
const CHANCE = 0.01;

function reaches(
  bar: Bar,
  over: (least: number) => boolean,
  under: (most: number) => boolean,
  losses: number,
): boolean {
  switch (bar.kind) {
    case 'atLeast':
      return over(bar.share);
    case 'between':
      return over(bar.low) && under(bar.high);
    case 'neverLoses':
      return losses === 0;
  }
}

/** The chance of at most so many points (rounded up) in so many games of which each is won with this chance. */
export function chanceOfAtMost(points: number, games: number, chance: number): number {
  let term = (1 - chance) ** games;
  let sum = term;
  for (let won = 1; won <= Math.min(games, Math.ceil(points)); won++) {
    term *= ((games - won + 1) / won) * (chance / (1 - chance));
    sum += term;
  }
  return Math.min(1, sum);
}

export function barText(bar: Bar): string {
  switch (bar.kind) {
    case 'atLeast':
      return `at least ${percent(bar.share)}`;
    case 'between':
      return `${percent(bar.low)} to ${percent(bar.high)}`;
    case 'neverLoses':
      return 'never loses';
  }
}

export function percent(share: number): string {
  return `${(100 * share).toFixed(1).replace(/\.0$/, '')} %`;
}
