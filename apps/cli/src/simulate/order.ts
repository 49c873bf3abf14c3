/** What a thread is told at its start, and what it says: data that can be sent. */
import { botNamed } from '@turnwise/bots';
import { fail, issue } from '@turnwise/kernel';
import type { Issue, Result } from '@turnwise/kernel';
import type { AnyGame, Registry } from '@turnwise/game';
import { simulationJob, tournamentJob } from '@turnwise/simulate';
import type { BatchResult, Job, Range, SimulationPlan, TournamentPlan } from '@turnwise/simulate';

/** A plan as it can be sent: the game by its id, and bots by names that leave nothing to whoever reads them. */
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
  const id = game.id;
  if ('entrants' in plan) return { ...plan, id, entrants: fullNames(game, plan.entrants) };
  return 'bots' in plan ? { ...plan, id, bots: fullNames(game, plan.bots) } : { ...plan, id };
}

/** The names of these bots with all their settings, which hang on the game and on this program. */
export function fullNames(game: AnyGame, names: readonly string[]): readonly string[] {
  return names.map((name) => {
    const bot = botNamed(game, name);
    return bot.ok ? bot.value.name : name;
  });
}

/** The same job again, with the game out of this registry. Bots that play otherwise here are an issue. */
export function jobOf(registry: Registry, { id, ...plan }: Order): Result<Job<unknown>, Issue> {
  const any = registry.get(id);
  if (any === undefined) return fail(issue('game', 'unknownGame', 'a game of the registry', id));
  const game = any.worded?.(plan.options) ?? any;
  const job = 'entrants' in plan ? tournamentJob({ ...plan, game }) : simulationJob({ ...plan, game });
  const names = 'entrants' in plan ? plan.entrants : 'bots' in plan ? plan.bots : [];
  const here = fullNames(game, names);
  const at = here.findIndex((name, place) => name !== names[place]);
  if (job.ok && at >= 0) return fail(otherBot(names[at] ?? '', here[at] ?? ''));
  return job as Result<Job<unknown>, Issue>;
}

/** The settings that are others here. */
function otherBot(wanted: string, here: string): Issue {
  const known = wanted.split(/[:,]/);
  const others = here.split(/[:,]/).filter((part) => !known.includes(part));
  return issue('bots', 'otherBot', wanted, others.join(','));
}
