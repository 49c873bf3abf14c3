/**
 * Many games of players who draw their inputs, as quickly as it goes, in batches of a hundred. Each batch has a chooser of its own,
 * which hangs on the seed and the batch's number alone, so that it comes to the same on any thread and in any order.
 */
import { createChooser, drawSeed, formatMessage, playOut } from '@turnwise/game';
import type { AnyGame, AnyState, Chooser, Playout } from '@turnwise/game';
import { ok } from '@turnwise/kernel';
import type { Issue, Json, Result, Seed } from '@turnwise/kernel';
import type { BatchPlayer } from './range.ts';
import { faultOf, stopText } from './stop-text.ts';
import { addFigure, addResult, addStop, addValue } from './tally.ts';
import type { Tally } from './tally.ts';

/** Enough that a chooser costs nothing, few enough to share out a thousand games. */
export const BATCH = 100;

export interface QuickPlan {
  readonly game: AnyGame;
  readonly games: number;
  readonly seed: Seed;
  readonly seats: readonly string[];
  readonly options: Json;
}

export function quickBatches({ games }: Pick<QuickPlan, 'games'>): number {
  return Math.ceil(games / BATCH);
}

/** Plays batches by their number, from 0. */
export function createQuickPlayer(plan: QuickPlan): BatchPlayer<Tally> {
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
      if (typeof out.end === 'object') return [faultOf(plan, number, out.inputs, out.end)];
      count(tally, game, state, out, number);
      yield;
    }
    return undefined;
  };
}

export function chooserOf({ seed }: QuickPlan, batch: number): Chooser {
  return createChooser(seed, `simulate ${batch}`);
}

function count(tally: Tally, game: AnyGame, state: AnyState, { inputs, end }: Playout, number: number): void {
  tally.games++;
  addValue(tally.inputs, inputs);
  const figures = game.figures(state);
  for (const name in figures) addFigure(tally, name, figures[name] as number);
  const result = game.result(state);
  if (result !== undefined) return addResult(tally, result);
  const stopped = game.stopped(state);
  addStop(tally, stopText(game, end, stopped && formatMessage(game.messages, stopped)), 1, number);
}

export interface Start {
  readonly state: AnyState;
  /** What its streams come from, where there are some. */
  readonly seed: Seed;
}

/** Gives the first state of each game. Where no chance is in play they are all alike, and one is used again and again. */
export function createStarts(plan: QuickPlan): (chooser: Chooser) => Result<Start, readonly Issue[]> {
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
