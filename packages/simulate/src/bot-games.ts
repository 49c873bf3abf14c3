/** Many games with a bot in each seat. Every game is a batch of its own, with seeds that come from its number. */
import { botNamed } from '@turnwise/bots';
import type { Bot } from '@turnwise/bots';
import { fail, ok } from '@turnwise/kernel';
import type { Issue, Result } from '@turnwise/kernel';
import { playingGame } from './play-game.ts';
import type { PlayedGame } from './play-game.ts';
import type { QuickPlan } from './quick-games.ts';
import type { BatchPlayer } from './range.ts';
import { seedsOf } from './seeds.ts';
import { faultOf, stopText } from './stop-text.ts';
import { studyGame } from './study.ts';
import { addFigure, addResult, addStop, addValue } from './tally.ts';
import type { Tally } from './tally.ts';

export interface BotPlan extends QuickPlan {
  /** Names of bots, one for each seat. */
  readonly bots: readonly string[];
  /** Every decision is written as a line of JSON, into the tally. */
  readonly record?: boolean;
}

/** The games of such a plan, or what is wrong with the names of its bots. */
export function createBotPlayer(plan: BotPlan): Result<BatchPlayer<Tally>, Issue> {
  const bots = botsNamed(plan);
  if (!bots.ok) return bots;
  return ok(function* (batch, tally) {
    const number = batch + 1;
    const { game, seed, seats, options, record } = plan;
    const seeds = seedsOf(seed, number, seats.length);
    const request = { seeds, seats, options, bots: bots.value, ...(record === true ? { record: { number } } : {}) };
    const played = yield* playingGame(game, request);
    if (!played.ok) return played.error;
    const { end, inputs } = played.value;
    if (typeof end === 'object') return [faultOf(plan, number, inputs, end)];
    count(tally, plan, played.value, number);
    return undefined;
  });
}

/** A bot for each name; the first that nobody has heard of is an issue. */
export function botsNamed({ game, bots }: Pick<BotPlan, 'game' | 'bots'>): Result<readonly Bot[], Issue> {
  const found: Bot[] = [];
  for (const name of bots) {
    const bot = botNamed(game, name);
    if (!bot.ok) return fail(bot.error);
    found.push(bot.value);
  }
  return ok(found);
}

function count(tally: Tally, { game }: BotPlan, played: PlayedGame, number: number): void {
  const { end, inputs, figures, result, stopped, lines } = played;
  tally.games++;
  addValue(tally.inputs, inputs);
  for (const name in figures) addFigure(tally, name, figures[name] as number);
  if (result === undefined) addStop(tally, stopText(game, end, stopped), 1, number);
  else addResult(tally, result);
  tally.study = studyGame(tally.study, played);
  for (const line of lines) tally.lines.push(line);
}
