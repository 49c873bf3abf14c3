/**
 * Simulations in PostgreSQL. One process enters a simulation, cut into ranges of batches, and collects what they come to; any number of
 * others take ranges and play them. A range is locked by the transaction of whoever plays it: if that process dies, so does its connection,
 * the lock is gone, and the next takes the range. Nothing hangs on a clock.
 */
import type { Range } from '@turnwise/simulate';
import pg from 'pg';
import { TABLES, TABLES_LOCK } from './tables.ts';

export interface Entry {
  /** The same for the same plan: whoever enters it again finds what has been played of it. */
  readonly id: string;
  /** The game and its version: only workers who have it take its ranges. */
  readonly game: string;
  /** As text, for the workers. */
  readonly plan: string;
  readonly batches: number;
}

/** A range that nobody else has, until it is finished or given back. */
export interface Taken extends Range {
  readonly simulation: string;
  readonly plan: string;
  /** Keeps what it came to, as text. */
  finish(result: string): Promise<void>;
  /** Gives it back. */
  leave(): Promise<void>;
}

export interface Finished extends Range {
  readonly result: string;
}

/** Simulations are cut into at most so many ranges. */
const MOST_RANGES = 1000;

export async function openQueue(url: string): Promise<SimulationQueue> {
  const client = new pg.Client({ connectionString: url });
  // A connection that breaks while nothing is asked would end the process; whoever asks next is told.
  client.on('error', () => undefined);
  await client.connect();
  await client.query('begin');
  await client.query('select pg_advisory_xact_lock($1)', [TABLES_LOCK]);
  await client.query(TABLES);
  await client.query('commit');
  return new SimulationQueue(client);
}

interface RangeRow {
  readonly simulation: string;
  readonly first_batch: number;
  readonly end_batch: number;
  readonly plan: string;
  readonly result: string;
}

export class SimulationQueue {
  readonly #client: pg.Client;

  constructor(client: pg.Client) {
    this.#client = client;
  }

  /** Enters a simulation; what is there already stays. */
  async enter({ id, game, plan, batches }: Entry): Promise<void> {
    const size = Math.max(1, Math.ceil(batches / MOST_RANGES));
    await this.#client.query(
      `with simulation as (
         insert into turnwise_simulation (id, game, plan) values ($1, $2, $3) on conflict do nothing returning id
       )
       insert into turnwise_range (simulation, first_batch, end_batch)
       select id, first_batch, least(first_batch + $5::integer, $4::integer)
       from simulation, generate_series(0, $4::integer - 1, $5::integer) as first_batch`,
      [id, game, plan, batches, size],
    );
  }

  /** The next range of a simulation of one of these games, or undefined where all are finished or taken. */
  async take(games: readonly string[]): Promise<Taken | undefined> {
    const client = this.#client;
    await client.query('begin');
    const { rows } = await client.query<RangeRow>(
      `select r.simulation, r.first_batch, r.end_batch, s.plan
       from turnwise_range r join turnwise_simulation s on s.id = r.simulation
       where r.result is null and s.game = any($1)
       order by s.entered, r.simulation, r.first_batch
       limit 1
       for update of r skip locked`,
      [games],
    );
    const [row] = rows;
    if (row === undefined) {
      await client.query('rollback');
      return undefined;
    }
    const { simulation, first_batch: from, end_batch: to, plan } = row;
    return {
      simulation,
      from,
      to,
      plan,
      async finish(result) {
        await client.query('update turnwise_range set result = $3 where simulation = $1 and first_batch = $2', [
          simulation,
          from,
          result,
        ]);
        await client.query('commit');
      },
      async leave() {
        await client.query('rollback');
      },
    };
  }

  /** Finished ranges from this batch on, in their order, as far as they follow each other. */
  async finished(id: string, from: number): Promise<readonly Finished[]> {
    const { rows } = await this.#client.query<RangeRow>(
      `select first_batch, end_batch, result from turnwise_range
       where simulation = $1 and first_batch >= $2 and result is not null
         and first_batch < coalesce(
           (select min(first_batch) from turnwise_range where simulation = $1 and first_batch >= $2 and result is null),
           2147483647)
       order by first_batch limit 100`,
      [id, from],
    );
    return rows.map(({ first_batch, end_batch, result }) => ({ from: first_batch, to: end_batch, result }));
  }

  /** Forgets a simulation. Waits for those who are playing it. */
  async drop(id: string): Promise<void> {
    await this.#client.query('delete from turnwise_simulation where id = $1', [id]);
  }

  async close(): Promise<void> {
    await this.#client.end();
  }
}
