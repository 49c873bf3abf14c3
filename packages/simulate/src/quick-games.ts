/**
 * A simulation in batches of a hundred games. Each batch has a chooser of its own, which hangs on the seed and the batch's number
 * alone, so that it comes to the same on any thread and in any order.
 */
import { createChooser, drawSeed, formatMessage, playOut } from '@turnwise/game';
import type { AnyGame, AnyState, Chooser, Playout } from '@turnwise/game';
import { issue, ok } from '@turnwise/kernel';
import type { Issue, Json, Result, Seed } from '@turnwise/kernel';
import { thousands } from '../figures.ts';
import { refusalSentence } from '../sentences.ts';
import { addFigure, addStop, addValue } from './tally.ts';
import type { Tally } from './tally.ts';

/** Enough that a chooser costs nothing, few enough to share out a thousand games. */
export const BATCH = 100;

export interface Plan {
  readonly game: AnyGame;
  readonly games: number;
  readonly seed: Seed;
  readonly seats: readonly string[];
  readonly options: Json;
}

export type BatchResult = Result<Tally, readonly Issue[]>;

/** Plays games and counts them in a tally, and pauses after each; ends at once with what should not have come. */
export type Played = Generator<undefined, readonly Issue[] | undefined>;

export function batchesOf({ games }: Pick<Plan, 'games'>): number {
  return Math.ceil(games / BATCH);
}

/** Plays batches by their number, from 0. */
export function createBatchPlayer(plan: Plan): (batch: number, tally: Tally) => Played {
  const { game, games } = plan;
  const starts = createStarts(plan);
  return function* (batch, tally) {
    const chooser = chooserOf(plan, batch);
    const last = Math.min(games, (batch + 1) * BATCH);
    for (let number = batch * BATCH + 1; number <= last; number++) {
      const start = starts(chooser);
      if (!start.ok) return start.error;
      const { state } = start.value;
      const out = playOut(game, state, chooser);
      if (typeof out.end === 'object') return [fault(plan, out, number)];
      count(tally, game, state, out, number);
      yield;
    }
    return undefined;
  };
}

export function chooserOf({ seed }: Plan, batch: number): Chooser {
  return createChooser(seed, `simulate ${batch}`);
}

function count(tally: Tally, game: AnyGame, state: AnyState, { inputs, end }: Playout, number: number): void {
  tally.games++;
  addValue(tally.inputs, inputs);
  const figures = game.figures(state);
  for (const name in figures) addFigure(tally, name, figures[name] as number);
  const result = game.result(state);
  if (result === undefined) return addStop(tally, stopText(game, state, end), 1, number);
  tally.reasons[result.reason] = (tally.reasons[result.reason] ?? 0) + 1;
  const [winner, other] = result.winners;
  if (winner === undefined) tally.nobody++;
  else if (other === undefined) tally.wins[winner] = (tally.wins[winner] ?? 0) + 1;
  else {
    const seats = result.winners.join(' ');
    tally.shared[seats] = (tally.shared[seats] ?? 0) + 1;
  }
}

function fault({ game, seats }: Plan, { inputs, end }: Playout, number: number): Issue {
  const stopped = end as Exclude<Playout['end'], string>;
  const { code, by } = stopped;
  const broken = 'message' in stopped;
  const why = broken ? stopped.message : refusalSentence(game, stopped, { names: seats });
  const found = `${code} ${broken ? 'in' : 'by'} ${by}: ${why}`;
  return issue(`game ${number}, input ${inputs + 1}`, code, 'an input that is accepted', found);
}

function stopText(game: AnyGame, state: AnyState, end: Playout['end']): string {
  if (end === 'limit') return `${thousands(game.longest)} inputs without a result`;
  const stopped = game.stopped(state);
  return stopped === undefined ? 'nobody can move' : formatMessage(game.messages, stopped);
}

export interface Start {
  readonly state: AnyState;
  /** What its streams come from, where there are some. */
  readonly seed: Seed;
}

/** Gives the first state of each game. Where no chance is in play they are all alike, and one is used again and again. */
export function createStarts(plan: Plan): (chooser: Chooser) => Result<Start, readonly Issue[]> {
  const { game, options, seats } = plan;
  if (game.streams(options).length > 0)
    return (chooser) => {
      const seed = drawSeed(chooser);
      const state = game.setup({ seed, seats, options });
      return state.ok ? ok({ state: game.kernel.clone(state.value), seed }) : state;
    };
  const first = game.setup({ seed: plan.seed, seats, options });
  if (!first.ok) return () => first;
  const used = ok({ state: game.kernel.clone(first.value), seed: plan.seed });
  return () => {
    game.kernel.cloneInto(used.value.state, first.value);
    return used;
  };
}
