// Nodes are killed while many write: what was acknowledged is there, once and in order. And eight writers at one place on all nodes.
import { setTimeout as sleep } from 'node:timers/promises';
import { appendSurely, LogError } from '@turnwise/log';
import type { LogRecord, MatchHead, MatchLog } from '@turnwise/log';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openNatsLog } from './index.ts';
import { NatsCluster } from './testing/cluster.ts';
import { natsServer } from './testing/nats-server.ts';

const program = natsServer();
const ROUNDS = 200;
const WRITERS = 24;

function headOf(id: string): MatchHead {
  return { id, game: 'pig', version: '1.0.0', at: 1_000, start: null, settings: null };
}

async function all(log: MatchLog, match: string): Promise<readonly string[]> {
  const found: string[] = [];
  for await (const { id } of log.read(match)) found.push(id);
  return found;
}

/** One that goes on whatever happens. */
class Writer {
  readonly acknowledged: string[] = [];
  readonly #log: MatchLog;
  readonly #match: string;
  #tries = 0;

  constructor(log: MatchLog, match: string) {
    this.#log = log;
    this.#match = match;
  }

  async run(over: AbortSignal): Promise<void> {
    let expected: number | undefined = 0;
    while (!over.aborted)
      try {
        expected ??= (await all(this.#log, this.#match)).length;
        const record: LogRecord = { id: `${this.#match}-${this.#tries++}` };
        const append = { match: this.#match, expected, records: [record] };
        const { kind } = await appendSurely(this.#log, append, { time: 5_000, wait: 20 });
        // A conflict can only be with one's own, which was given up and came late.
        expected = kind === 'appended' ? expected + 1 : undefined;
        if (kind === 'appended') this.acknowledged.push(record.id);
      } catch (thrown) {
        if (!(thrown instanceof LogError)) throw thrown;
        expected = undefined;
        await sleep(20);
      }
  }

  /** What is there must be ours, once, in the order of writing, with all that was acknowledged. */
  async check(log: MatchLog): Promise<void> {
    const found = await all(log, this.#match);
    const numbers = found.map((id) => Number(id.slice(this.#match.length + 1)));
    expect(numbers).toEqual([...new Set(numbers)].sort((one, other) => one - other));
    const there = new Set(found);
    expect(this.acknowledged.filter((id) => !there.has(id))).toEqual([]);
  }
}

describe.skipIf(program === undefined)('with NATS (scripts/install-nats.sh installs it)', () => {
  let cluster: NatsCluster;
  const opened: MatchLog[] = [];
  const open = async (index: number): Promise<MatchLog> => {
    const log = await openNatsLog(cluster.urls[index % 3] ?? '', { timeout: 3_000 });
    opened.push(log);
    return log;
  };

  beforeAll(async () => {
    cluster = await NatsCluster.start(program ?? '', { nodes: 3 });
  });
  afterAll(async () => {
    await Promise.all(opened.map((log) => log.close()));
    await cluster.stop();
  });

  test('of eight writers at one place, on all nodes, one is taken', async () => {
    const logs = await Promise.all(Array.from({ length: 8 }, (_, index) => open(index)));
    const [log] = logs as [MatchLog];
    await log.create(headOf('eight'));
    const whole: LogRecord[] = [{ id: 'first' }, { id: 'second' }];
    expect(await log.append('eight', 0, whole)).toEqual({ kind: 'appended', length: 2 });
    for (let round = 0; round < ROUNDS; round++) {
      const tried = logs.map((_, writer): LogRecord => ({ id: `${round}-${writer}` }));
      const at = whole.length;
      const results = await Promise.all(
        logs.map((one, writer) => one.append('eight', at, tried.slice(writer, writer + 1))),
      );
      const winners = tried.filter((_, writer) => results[writer]?.kind === 'appended');
      expect(results.map(({ kind }) => kind).sort()).toEqual([
        'appended',
        ...Array.from({ length: 7 }, () => 'conflict'),
      ]);
      whole.push(...winners);
    }
    expect(await all(log, 'eight')).toEqual(whole.map(({ id }) => id));
  });

  test('kill -9 of each node in turn, the leader first, and of all at once', async () => {
    const logs = await Promise.all([open(0), open(1), open(2)]);
    const writers = await Promise.all(
      Array.from({ length: WRITERS }, async (_, index) => {
        const log = logs[index % 3] as MatchLog;
        await log.create(headOf(`w${index}`));
        return new Writer(log, `w${index}`);
      }),
    );
    const acknowledged = (): number => writers.reduce((sum, writer) => sum + writer.acknowledged.length, 0);
    const over = new AbortController();
    const writing = Promise.all(writers.map((writer) => writer.run(over.signal)));
    const goesOn = async (): Promise<void> => {
      const before = acknowledged();
      while (acknowledged() < before + 200) await sleep(20);
    };
    try {
      await goesOn();
      const leader = await cluster.leaderOf('turnwise-records');
      for (const name of [leader, ...cluster.names.filter((other) => other !== leader)]) {
        await cluster.killOne(name);
        // Two of three are enough.
        await goesOn();
        await cluster.startAll();
      }
      await goesOn();
      await cluster.killAll();
      await cluster.startAll();
      await goesOn();
    } finally {
      over.abort();
      await writing;
    }
    const fresh = await open(1);
    for (const writer of writers) await writer.check(fresh);
    expect(acknowledged()).toBeGreaterThan(1_000);
  });
});
