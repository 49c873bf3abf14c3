/** What a simulation came to, as plain data for people and programs. */
import type { Json, Seed } from '@turnwise/kernel';
import type { SimulationPlan } from './job.ts';
import type { Study } from './study.ts';
import type { StopCount, Tally, Total } from './tally.ts';
import { wilson } from './wilson.ts';

export interface SeatTally {
  readonly seat: string;
  /** Games that it won alone. */
  readonly wins: number;
  readonly share: number;
  /** The 95 % confidence interval of the share. */
  readonly low: number;
  readonly high: number;
}

/** The same of seats that won together. */
export interface TeamTally extends Omit<SeatTally, 'seat'> {
  readonly seats: readonly string[];
}

export interface SimulationReport {
  readonly game: string;
  readonly version: string;
  readonly seed: Seed;
  readonly options: Json;
  /** How many were played: fewer than were asked for where somebody stopped it. */
  readonly games: number;
  readonly seats: readonly SeatTally[];
  /** Games that several seats won together, by those seats; how many they were, and games that nobody won. */
  readonly together: readonly TeamTally[];
  readonly shared: number;
  readonly nobody: number;
  readonly reasons: Readonly<Record<string, number>>;
  /** Games that reached no result: the limit was reached, or nobody could go on. */
  readonly unfinished: number;
  /** Why, with how many there were, and the number of the first of them, from 1. */
  readonly stops: readonly StopCount[];
  readonly inputs: Spread;
  /** What the game counts of itself, as rounds and deaths. */
  readonly figures: Readonly<Record<string, Spread>>;
  /** With bots: who played, by seat, and what else was counted. */
  readonly bots?: readonly string[];
  readonly study?: Study;
}

export interface Spread {
  readonly mean: number;
  readonly least: number;
  readonly most: number;
}

export function reportOf(plan: SimulationPlan, tally: Tally): SimulationReport {
  const { game, seed, seats, options } = plan;
  const { games, wins, shared, nobody, reasons, stops, inputs, figures, study } = tally;
  return {
    game: game.id,
    version: game.version,
    seed,
    options,
    games,
    seats: seats.map((seat, at) => ({ seat, ...shareOf(wins[at] ?? 0, games) })),
    together: Object.keys(shared)
      .toSorted()
      .map((key) => ({
        seats: key.split(' ').map((seat) => seats[Number(seat)] ?? seat),
        ...shareOf(shared[key] ?? 0, games),
      })),
    shared: Object.values(shared).reduce((sum, times) => sum + times, 0),
    nobody,
    reasons,
    unfinished: stops.reduce((sum, stop) => sum + stop.games, 0),
    stops,
    inputs: spreadOf(inputs, games),
    figures: Object.fromEntries(Object.entries(figures).map(([name, total]) => [name, spreadOf(total, games)])),
    ...('bots' in plan ? { bots: plan.bots } : {}),
    ...(study === undefined ? {} : { study }),
  };
}

function shareOf(wins: number, games: number): Omit<SeatTally, 'seat'> {
  return { wins, share: wins / games, ...wilson(wins, games) };
}

function spreadOf({ sum, least, most }: Total, games: number): Spread {
  return { mean: sum / games, least, most };
}
