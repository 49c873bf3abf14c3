/** Games to be played: in how many batches, by whom, and how they add up. Threads make the same job of the same plan. */
import { ok } from '@turnwise/kernel';
import type { Issue, Result } from '@turnwise/kernel';
import { createBotPlayer } from './bot-games.ts';
import type { BotPlan } from './bot-games.ts';
import { createQuickPlayer, quickBatches } from './quick-games.ts';
import type { QuickPlan } from './quick-games.ts';
import type { Adding, BatchPlayer } from './range.ts';
import { tallies } from './tally.ts';
import type { Tally } from './tally.ts';

export interface Job<S> {
  readonly games: number;
  readonly batches: number;
  readonly play: BatchPlayer<S>;
  readonly adding: Adding<S>;
}

/** With bots, or of players who draw their inputs. */
export type SimulationPlan = QuickPlan | BotPlan;

export function simulationJob(plan: SimulationPlan): Result<Job<Tally>, Issue> {
  const { games, seats } = plan;
  const adding = tallies(seats.length);
  if (!('bots' in plan)) return ok({ games, batches: quickBatches(plan), play: createQuickPlayer(plan), adding });
  const play = createBotPlayer(plan);
  return play.ok ? ok({ games, batches: games, play: play.value, adding }) : play;
}
