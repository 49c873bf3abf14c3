/**
 * Many games in fast mode, with bots or of players who draw their inputs, and what came of them. Same game, seats, options, bots and
 * seed: same results, on any number of threads.
 */
import { allSeats, nextInput, NO_SEATS, playOut } from '@turnwise/game';
import type { AnyGame } from '@turnwise/game';
import { fail, issue, ok } from '@turnwise/kernel';
import type { Issue, Json, Result, Seed } from '@turnwise/kernel';
import { createMatch } from '@turnwise/match';
import type { Match } from '@turnwise/match';
import {
  BATCH,
  botsNamed,
  chooserOf,
  createStarts,
  playGame,
  reportOf,
  seedsOf,
  simulationJob,
} from '@turnwise/simulate';
import type { BotPlan, QuickPlan, SimulationPlan, SimulationReport, Tally } from '@turnwise/simulate';
import type { Io } from '../io.ts';
import { LOCAL_LIMITS } from '../local-limits.ts';
import { orderOf } from './order.ts';
import { playQueued } from './queue-host.ts';
import { playSpread } from './spread.ts';

export interface SimulationRequest {
  readonly game: AnyGame;
  readonly games: number;
  readonly seed: Seed;
  readonly seats?: readonly string[];
  readonly options?: Json;
  /** Names of bots; they take the seats in turn, again and again. Without them, inputs are drawn. */
  readonly bots?: readonly string[];
  /** Bots' decisions are written as lines of JSON. */
  readonly record?: boolean;
}

export interface Threading {
  /** The address of a queue, where others play. */
  readonly queue?: string | undefined;
  /** Undefined for as many as are worth their start. */
  readonly workers: number | undefined;
  /** Told now and then how many games are done. */
  readonly onGames: (done: number) => void;
  /** Asked now and then; a simulation that is stopped reports what there is. */
  readonly isStopped: () => boolean;
  /** Told of games when they are counted, in their order. */
  readonly onCounted?: (games: Tally) => void;
}

export async function simulate(
  io: Io,
  request: SimulationRequest,
  threading: Threading,
): Promise<Result<SimulationReport, readonly Issue[]>> {
  const plan = planOf(request);
  if (!plan.ok) return plan;
  const job = simulationJob(plan.value);
  if (!job.ok) return fail([job.error]);
  const order = orderOf(plan.value);
  const { queue } = threading;
  const tally =
    queue === undefined
      ? await playSpread(io, job.value, order, threading)
      : await playQueued(queue, plan.value.game, job.value, order, threading);
  return tally.ok ? ok(reportOf(plan.value, tally.value)) : tally;
}

/** Plays one of the games of a simulation again, as a match. `number` counts from 1. */
export function gameAgain(request: SimulationRequest, number: number): Result<Match, readonly Issue[]> {
  const plan = planOf(request);
  if (!plan.ok) return plan;
  return 'bots' in plan.value ? botGameAgain(plan.value, number) : quickGameAgain(plan.value, number);
}

function quickGameAgain(plan: QuickPlan, number: number): Result<Match, readonly Issue[]> {
  const { game } = plan;
  const batch = Math.floor((number - 1) / BATCH);
  const chooser = chooserOf(plan, batch);
  const starts = createStarts(plan);
  for (let at = batch * BATCH + 1; ; at++) {
    const start = starts(chooser);
    if (!start.ok) return start;
    const { state, seed } = start.value;
    if (at < number) {
      playOut(game, state, chooser);
      continue;
    }
    const match = beginMatch(plan, seed);
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

/** The bots' marks are kept, so that their moves can be made again. */
function botGameAgain(plan: BotPlan, number: number): Result<Match, readonly Issue[]> {
  const bots = botsNamed(plan);
  if (!bots.ok) return fail([bots.error]);
  const seeds = seedsOf(plan.seed, number, plan.seats.length);
  const match = beginMatch(plan, seeds.match);
  if (!match.ok) return match;
  const played = playGame(plan.game, {
    ...plan,
    record: undefined,
    seeds,
    bots: bots.value,
    onInput(input, mark) {
      if (input.seat === undefined) match.value.submitSystem(input);
      else match.value.submit(input.seat, input, mark && { bot: mark });
    },
  });
  return played.ok ? match : played;
}

function beginMatch({ game, seats, options }: QuickPlan, seed: Seed): Result<Match, readonly Issue[]> {
  return createMatch({ game, seed, options, advance: false, seats, limits: LOCAL_LIMITS });
}

/** The request, checked: with the names of the seats. Bots sit in them as people do; without bots nobody does. */
function planOf(request: SimulationRequest): Result<SimulationPlan, readonly Issue[]> {
  const { game, games, seed, bots, record } = request;
  const asked = request.options ?? {};
  const first = game.prepare({ ...request, options: asked });
  if (!first.ok) return first;
  const people = bots === undefined ? NO_SEATS : allSeats(first.value.seats.length);
  const options = game.seated(asked, people);
  const prepared = game.prepare({ ...request, options });
  if (!prepared.ok) return prepared;
  const { seats } = prepared.value;
  const plan = { game, games, seed, seats, options };
  if (bots === undefined) return ok(plan);
  if (bots.length > seats.length)
    return fail([issue('bots', 'tooManyBots', `at most ${seats.length}, one for each seat`, bots.length)]);
  const seated = seats.map((_, seat) => bots[seat % bots.length] ?? '');
  return ok({ ...plan, bots: seated, ...(record === undefined ? {} : { record }) });
}
