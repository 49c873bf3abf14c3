/** What is to be simulated, checked: the same plan as `turnwise simulate` makes of the same wishes, so that both come to the same. */
import { allSeats, NO_SEATS, type AnyGame } from '@turnwise/game';
import { fail, issue, ok, type Issue, type Json, type Result, type Seed } from '@turnwise/kernel';
import { simulationJob, type Job, type SimulationPlan, type Tally } from '@turnwise/simulate';

/** What can be sent to a worker: the game is named. */
export interface SimulationWish {
  readonly game: string;
  readonly games: number;
  readonly seed: Seed;
  readonly options: Json;
  /** How many seats, where the game leaves it open. */
  readonly seats?: readonly string[];
  /** By seat, again from the first where they are fewer. None: inputs are drawn at random, quickly, and less is counted. */
  readonly bots: readonly string[];
}

export interface Planned {
  readonly plan: SimulationPlan;
  readonly job: Job<Tally>;
}

/** Every worker makes the same job of the same wish. */
export function planOf(any: AnyGame, wish: SimulationWish): Result<Planned, readonly Issue[]> {
  const { games, seed, bots, options: asked, seats: named } = wish;
  const game = any.worded?.(asked) ?? any;
  const request = { seed, ...(named === undefined ? {} : { seats: named }) };
  const first = game.prepare({ ...request, options: asked });
  if (!first.ok) return first;
  const people = bots.length === 0 ? NO_SEATS : allSeats(first.value.seats.length);
  const options = game.seated(asked, people);
  const prepared = game.prepare({ ...request, options });
  if (!prepared.ok) return prepared;
  const { seats } = prepared.value;
  if (bots.length > seats.length)
    return fail([issue('bots', 'tooManyBots', `at most ${seats.length}, one for each seat`, bots.length)]);
  const base = { game, games, seed, seats, options };
  const plan: SimulationPlan =
    bots.length === 0 ? base : { ...base, bots: seats.map((_, seat) => bots[seat % bots.length] ?? '') };
  const job = simulationJob(plan);
  return job.ok ? ok({ plan, job: job.value }) : fail([job.error]);
}
