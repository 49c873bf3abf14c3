/**
 * Many random games in fast mode, and what came of them. Same game, seats, options and seed: same results, on any number of
 * threads.
 */
import { nextInput, NO_SEATS, playOut } from '@turnwise/game';
import type { AnyGame } from '@turnwise/game';
import { ok } from '@turnwise/kernel';
import type { Issue, Json, Result, Seed } from '@turnwise/kernel';
import { createMatch } from '@turnwise/match';
import type { Match } from '@turnwise/match';
import type { Io } from '../io.ts';
import { LOCAL_LIMITS } from '../local-limits.ts';
import { wilson } from '../wilson.ts';
import { BATCH, chooserOf, createStarts } from './batch.ts';
import type { Plan } from './batch.ts';
import { playSpread } from './spread.ts';
import type { Stop, Tally, Total } from './tally.ts';

export interface SimulationRequest {
  readonly game: AnyGame;
  readonly games: number;
  readonly seed: Seed;
  readonly seats?: readonly string[];
  readonly options?: Json;
}

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
  readonly stops: readonly Stop[];
  readonly inputs: Spread;
  /** What the game counts of itself, as rounds and deaths. */
  readonly figures: Readonly<Record<string, Spread>>;
}

export interface Spread {
  readonly mean: number;
  readonly least: number;
  readonly most: number;
}

export interface Threading {
  /** Undefined for as many as are worth their start. */
  readonly workers: number | undefined;
  /** Told now and then how many games are done. */
  readonly onGames: (done: number) => void;
  /** Asked now and then; a simulation that is stopped reports what there is. */
  readonly isStopped: () => boolean;
}

export async function simulate(
  io: Io,
  request: SimulationRequest,
  threading: Threading,
): Promise<Result<SimulationReport, readonly Issue[]>> {
  const plan = planOf(request);
  if (!plan.ok) return plan;
  const tally = await playSpread(io, plan.value, threading);
  return tally.ok ? ok(reportOf(plan.value, tally.value)) : tally;
}

/** Plays one of the games of a simulation again, as a match. `number` counts from 1. */
export function gameAgain(request: SimulationRequest, number: number): Result<Match, readonly Issue[]> {
  const plan = planOf(request);
  if (!plan.ok) return plan;
  const { game, seats, options } = plan.value;
  const batch = Math.floor((number - 1) / BATCH);
  const chooser = chooserOf(plan.value, batch);
  const starts = createStarts(plan.value);
  for (let at = batch * BATCH + 1; ; at++) {
    const start = starts(chooser);
    if (!start.ok) return start;
    const { state, seed } = start.value;
    if (at < number) {
      playOut(game, state, chooser);
      continue;
    }
    const match = createMatch({ game, seed, options, advance: false, seats, limits: LOCAL_LIMITS });
    if (!match.ok) return match;
    for (let inputs = 0; inputs < game.longest; inputs++) {
      const input = game.result(state) === undefined ? nextInput(game, state, chooser) : undefined;
      if (input === undefined) break;
      if (input.seat === undefined) match.value.submitSystem(input);
      else match.value.submit(input.seat, input);
      game.kernel.step(state, input);
    }
    return match;
  }
}

/** The request, checked: with the names of the seats, and nobody in them. */
function planOf(request: SimulationRequest): Result<Plan, readonly Issue[]> {
  const { game, games, seed } = request;
  const options = game.seated(request.options ?? {}, NO_SEATS);
  const prepared = game.prepare({ ...request, options });
  return prepared.ok ? ok({ game, games, seed, seats: prepared.value.seats, options }) : prepared;
}

function reportOf({ game, seed, seats, options }: Plan, tally: Tally): SimulationReport {
  const { games, wins, shared, nobody, reasons, stops, inputs, figures } = tally;
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
  };
}

function shareOf(wins: number, games: number): Omit<SeatTally, 'seat'> {
  return { wins, share: wins / games, ...wilson(wins, games) };
}

function spreadOf({ sum, least, most }: Total, games: number): Spread {
  return { mean: sum / games, least, most };
}
