/** What a tournament came to: the bots by strength, and every two of them against each other. */
import { wilson } from '../wilson.ts';
import { ratingsOf } from './elo.ts';
import type { Rating } from './elo.ts';
import type { Meeting } from './tournament-job.ts';

export interface Standing extends Rating, Count {
  readonly bot: string;
  /** Points over games, with its 95 % interval (Wilson). */
  readonly share: number;
  readonly shareLow: number;
  readonly shareHigh: number;
}

interface Count {
  readonly games: number;
  readonly wins: number;
  readonly draws: number;
  readonly losses: number;
}

/** As the one of the two sees it. */
export interface PairStanding extends Count {
  readonly one: string;
  readonly other: string;
}

export interface Standings {
  readonly games: number;
  /** The strongest first. */
  readonly bots: readonly Standing[];
  readonly pairs: readonly PairStanding[];
}

export function standingsOf(entrants: readonly string[], meetings: readonly Meeting[]): Standings {
  const pairs = entrants.flatMap((_, one) =>
    entrants
      .slice(one + 1)
      .map((__, after) => ({ one, other: one + 1 + after, ...countOf(meetings, one, one + 1 + after) })),
  );
  const scores = pairs.map(({ one, other, games, wins, draws }) => ({ one, other, games, points: wins + draws / 2 }));
  const ratings = ratingsOf(entrants.length, scores);
  const bots = entrants.map((bot, at) => {
    const own = pairs.filter(({ one }) => one === at);
    const others = pairs.filter(({ other }) => other === at);
    const wins = sum(own.map((pair) => pair.wins)) + sum(others.map((pair) => pair.losses));
    const losses = sum(own.map((pair) => pair.losses)) + sum(others.map((pair) => pair.wins));
    const draws = sum([...own, ...others].map((pair) => pair.draws));
    const games = wins + draws + losses;
    const points = wins + draws / 2;
    const { low, high } = wilson(points, games);
    const share = games === 0 ? 0 : points / games;
    const rating = ratings[at] ?? { elo: 0, low: 0, high: 0 };
    return { bot, ...rating, games, wins, draws, losses, share, shareLow: low, shareHigh: high };
  });
  return {
    games: meetings.length,
    bots: bots.toSorted((a, b) => b.elo - a.elo || entrants.indexOf(a.bot) - entrants.indexOf(b.bot)),
    pairs: pairs.map(({ one, other, ...count }) => ({
      one: entrants[one] ?? '',
      other: entrants[other] ?? '',
      ...count,
    })),
  };
}

function countOf(meetings: readonly Meeting[], one: number, other: number): Count {
  const scores = meetings.filter((meeting) => meeting.one === one && meeting.other === other).map(({ score }) => score);
  const count = (wanted: number): number => scores.filter((score) => score === wanted).length;
  return { games: scores.length, wins: count(1), draws: count(0.5), losses: count(0) };
}

function sum(values: readonly number[]): number {
  return values.reduce((all, value) => all + value, 0);
}
