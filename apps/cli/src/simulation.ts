/** Many random games in fast mode, and what came of them. Same game, seats, options and seed: same results. */
import { createChooser, drawSeed, formatMessage, nextInput, NO_SEATS, playOut } from '@turnwise/game';
import type { AnyGame, AnyState, Chooser, Playout } from '@turnwise/game';
import { fail, issue, ok } from '@turnwise/kernel';
import type { Issue, Json, Result, Seed } from '@turnwise/kernel';
import { createMatch } from '@turnwise/match';
import type { Match } from '@turnwise/match';
import { thousands } from './figures.ts';
import { refusalSentence } from './sentences.ts';
import { wilson } from './wilson.ts';

export interface SimulationRequest {
  readonly game: AnyGame;
  readonly games: number;
  readonly seed: Seed;
  readonly seats?: readonly string[];
  readonly options?: Json;
  /** Told now and then how many games are done. */
  readonly onGame?: (done: number) => void;
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

export interface SimulationReport {
  readonly game: string;
  readonly version: string;
  readonly seed: Seed;
  readonly options: Json;
  readonly games: number;
  readonly seats: readonly SeatTally[];
  /** Games that several seats won together, and games that nobody won. */
  readonly shared: number;
  readonly nobody: number;
  readonly reasons: Readonly<Record<string, number>>;
  /** Games that came to no result: the limit was reached, or nobody could go on. */
  readonly unfinished: number;
  /** Why, with how many there were, and the number of the first of them, from 1. */
  readonly stops: readonly Stop[];
  readonly inputs: Spread;
  /** What the game counts of itself, as rounds and deaths. */
  readonly figures: Readonly<Record<string, Spread>>;
}

export interface Stop {
  readonly why: string;
  readonly games: number;
  readonly first: number;
}

export interface Spread {
  readonly mean: number;
  readonly least: number;
  readonly most: number;
}

export function simulate(asked: SimulationRequest): Result<SimulationReport, readonly Issue[]> {
  const { game, games, seed, onGame } = asked;
  const request = { ...asked, options: game.seated(asked.options ?? {}, NO_SEATS) };
  const first = game.prepare(request);
  if (!first.ok) return first;
  const { seats: names } = first.value;
  const chooser = createChooser(seed, 'simulate');
  const wins = names.map(() => 0);
  const reasons: Record<string, number> = {};
  const inputs = new Sum();
  const figures = new Map<string, Sum>();
  let shared = 0;
  let nobody = 0;
  const stops = new Map<string, Stop>();
  const states = starts(request, chooser);
  for (let done = 0; done < games; done++) {
    const state = states();
    if (!state.ok) return state;
    const out = playOut(game, state.value, chooser);
    inputs.add(out.inputs);
    if (typeof out.end === 'object') {
      const { code, by } = out.end;
      const why = 'message' in out.end ? out.end.message : refusalSentence(game, out.end, { names });
      const found = `${code} ${'message' in out.end ? 'in' : 'by'} ${by}: ${why}`;
      return fail([issue(`game ${done + 1}, input ${out.inputs + 1}`, code, 'an input that is accepted', found)]);
    }
    for (const [name, value] of Object.entries(game.figures(state.value))) {
      const sum = figures.get(name) ?? new Sum();
      sum.add(value);
      figures.set(name, sum);
    }
    const result = game.result(state.value);
    if (result === undefined) {
      const why = stopText(game, state.value, out.end);
      const before = stops.get(why);
      stops.set(why, { why, games: (before?.games ?? 0) + 1, first: before?.first ?? done + 1 });
    } else {
      reasons[result.reason] = (reasons[result.reason] ?? 0) + 1;
      const [winner, other] = result.winners;
      if (winner === undefined) nobody++;
      else if (other === undefined) wins[winner] = (wins[winner] ?? 0) + 1;
      else shared++;
    }
    onGame?.(done + 1);
  }
  return ok({
    game: game.id,
    version: game.version,
    seed,
    options: request.options,
    games,
    seats: names.map((seat, at) => {
      const won = wins[at] ?? 0;
      return { seat, wins: won, share: won / games, ...wilson(won, games) };
    }),
    shared,
    nobody,
    reasons,
    unfinished: [...stops.values()].reduce((sum, stop) => sum + stop.games, 0),
    stops: [...stops.values()],
    inputs: inputs.spread(),
    figures: Object.fromEntries([...figures].map(([name, sum]) => [name, sum.spread()])),
  });
}

function stopText(game: AnyGame, state: AnyState, end: Playout['end']): string {
  if (end === 'limit') return `${thousands(game.longest)} inputs without a result`;
  const stopped = game.stopped(state);
  return stopped === undefined ? 'nobody can go on' : formatMessage(game.messages, stopped);
}

/** Plays one of the games of a simulation again, as a match. `number` counts from 1. */
export function gameAgain(asked: SimulationRequest, number: number): Result<Match, readonly Issue[]> {
  const { game, seed } = asked;
  const request = { ...asked, options: game.seated(asked.options ?? {}, NO_SEATS) };
  const chooser = createChooser(seed, 'simulate');
  let last: Seed = seed;
  const states = starts(request, chooser, (drawn) => (last = drawn));
  for (let done = 1; ; done++) {
    const state = states();
    if (!state.ok) return state;
    if (done < number) {
      playOut(game, state.value, chooser);
      continue;
    }
    const { seats, options } = request;
    const match = createMatch({ game, seed: last, options, advance: false, ...(seats === undefined ? {} : { seats }) });
    if (!match.ok) return match;
    for (let inputs = 0; inputs < game.longest; inputs++) {
      const input = game.result(state.value) === undefined ? nextInput(game, state.value, chooser) : undefined;
      if (input === undefined) break;
      if (input.seat === undefined) match.value.submitSystem(input);
      else match.value.submit(input.seat, input);
      game.kernel.step(state.value, input);
    }
    return match;
  }
}

class Sum {
  #count = 0;
  #total = 0;
  #least = Number.POSITIVE_INFINITY;
  #most = Number.NEGATIVE_INFINITY;

  add(value: number): void {
    this.#count++;
    this.#total += value;
    this.#least = Math.min(this.#least, value);
    this.#most = Math.max(this.#most, value);
  }

  spread(): Spread {
    return { mean: this.#total / this.#count, least: this.#least, most: this.#most };
  }
}

/** Gives the first state of each game. Where no chance is in play they are all alike, and one is used again and again. */
function starts(
  request: SimulationRequest,
  chooser: Chooser,
  onSeed?: (seed: Seed) => void,
): () => Result<AnyState, readonly Issue[]> {
  const { game, options = {} } = request;
  if (game.streams(options).length > 0)
    return () => {
      const seed = drawSeed(chooser);
      onSeed?.(seed);
      const state = game.setup({ ...request, seed });
      return state.ok ? ok(game.kernel.clone(state.value)) : state;
    };
  const start = game.setup(request);
  if (!start.ok) return () => start;
  const used = ok(game.kernel.clone(start.value));
  return () => {
    game.kernel.cloneInto(used.value, start.value);
    return used;
  };
}
