/** What a thread is told at its start, and what it says: data that can be sent. */
import { fail, issue } from '@turnwise/kernel';
import type { Issue, Result } from '@turnwise/kernel';
import type { Registry } from '@turnwise/game';
import { simulationJob, tournamentJob } from '@turnwise/simulate';
import type { BatchResult, Job, Range, SimulationPlan, TournamentPlan } from '@turnwise/simulate';

/** A plan as it can be sent: the game by its id. */
export type Order = WithId<SimulationPlan | TournamentPlan>;

type WithId<P> = P extends unknown ? Omit<P, 'game'> & { readonly id: string } : never;

export interface Done<S> extends Range {
  readonly result: BatchResult<S>;
  /** How long it took, in milliseconds. */
  readonly took: number;
}

/** What a thread says: that it has started, then what came of its ranges. */
export type Heard<S> = 'ready' | Done<S>;

export function orderOf({ game, ...plan }: SimulationPlan | TournamentPlan): Order {
  return { ...plan, id: game.id };
}

/** The same job again, with the game out of this registry. */
export function jobOf(registry: Registry, { id, ...plan }: Order): Result<Job<unknown>, Issue> {
  const any = registry.get(id);
  if (any === undefined) return fail(issue('game', 'unknownGame', 'a game of the registry', id));
  const game = any.worded?.(plan.options) ?? any;
  const job = 'entrants' in plan ? tournamentJob({ ...plan, game }) : simulationJob({ ...plan, game });
  return job as Result<Job<unknown>, Issue>;
}
