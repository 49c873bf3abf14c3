/**
 * Fault 2: `kill -9` of the store under load. PostgreSQL is killed whole; of three nodes of NATS each in turn, the leader first, which must not
 * stop anybody for long, and then all at once. While there is no store, the answer is `unavailable`; afterwards everybody plays on.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { createChooser } from '@turnwise/game';
import { makeBundle } from './bundle.ts';
import type { ChangedLine } from './bundle.ts';
import { Crowd } from './crowd.ts';
import type { Found } from './found.ts';
import { HostProcess } from './host-process.ts';
import { probe } from './prober.ts';
import { startStore } from './store.ts';
import type { Engine, Store } from './store.ts';

export interface StoreKillsRequest {
  readonly engine: Exclude<Engine, 'SQLite'>;
  readonly rounds: number;
  readonly seed: number;
  readonly changed?: ChangedLine;
}

/** Milliseconds without a store. */
const AWAY = 18_000;
/** What clients may be told meanwhile. Requests that were on their way may go unanswered, as a request has no id to send again. */
const CLEAR = new Set(['unavailable', 'create: unavailable', 'create: unanswered']);

export async function killStores({ engine, rounds, seed, changed }: StoreKillsRequest): Promise<Found> {
  const bundle = await makeBundle(changed);
  const store = await startStore(engine, bundle);
  const crowd = new Crowd({ seed, undo: 0, bare: 0 });
  const host = new HostProcess(bundle);
  const chooser = createChooser(seed, 'stores');
  const told: string[] = [];
  let kills = 0;
  try {
    crowd.door.lead([await host.open(store.url)]);
    crowd.start();
    for (let round = 0; round < rounds && crowd.faults.length === 0; round++) {
      for (const outage of await outagesOf(store)) {
        await crowd.goesOn(30 + chooser.below(60));
        await sleep(chooser.below(50));
        kills += outage.nodes;
        told.push(
          `${outage.name}: ${await (outage.isWhole ? without(crowd, host, outage) : withOneLess(crowd, outage))}`,
        );
      }
    }
    await crowd.quiet();
    await host.kill();
    await store.withLog((log) => crowd.conclude(log));
    for (const [code, count] of crowd.notebook.codes)
      if (!CLEAR.has(code) && !code.startsWith('refused')) crowd.fault(`clients were told ${code}, ${count} times`);
  } finally {
    crowd.close();
    await host.kill();
    await store.remove();
    bundle.remove();
  }
  return {
    faults: [...crowd.faults, ...bundle.unhandled].map((fault) => `seed ${seed}: ${fault}`),
    text: `seed ${seed}: ${engine} killed (${told.join('; ')}); ${crowd.text}`,
    counts: { kills, acknowledged: crowd.done },
  };
}

interface Outage {
  readonly name: string;
  readonly nodes: number;
  /** Nothing can be kept meanwhile. */
  readonly isWhole: boolean;
  readonly kill: () => Promise<void>;
  readonly start: () => Promise<void>;
}

/** In this order. The leader is looked for when it is its turn. */
async function outagesOf({ postgres, nats }: Store): Promise<readonly Outage[]> {
  if (postgres !== undefined)
    return [{ name: 'all', nodes: 1, isWhole: true, kill: () => postgres.kill(), start: () => postgres.start() }];
  if (nats === undefined) return [];
  const start = (): Promise<void> => nats.startAll();
  const leader = await nats.leaderOf('turnwise-records');
  const others = nats.names.filter((name) => name !== leader);
  return [
    ...[leader, ...others].map((name, at) => ({
      name: at === 0 ? `${name}, the leader` : name,
      nodes: 1,
      isWhole: false,
      kill: () => nats.killOne(name),
      start,
    })),
    { name: 'all three', nodes: 3, isWhole: true, kill: () => nats.killAll(), start },
  ];
}

async function without(crowd: Crowd, { url }: HostProcess, { kill, start }: Outage): Promise<string> {
  const before = crowd.notebook.codes.get('unavailable') ?? 0;
  await kill();
  // What was under way when it died may be told for a moment.
  await sleep(200);
  const over = new AbortController();
  const probing = probe(url, over.signal);
  await sleep(AWAY);
  over.abort();
  const refusals = (crowd.notebook.codes.get('unavailable') ?? 0) - before;
  const { faults, slowest, answers } = await probing;
  for (const fault of faults.slice(0, 3)) crowd.fault(fault);
  if (refusals === 0) crowd.fault(`no player was told that the store is away within ${AWAY} ms`);
  const begun = Date.now();
  await start();
  const ready = Date.now() - begun;
  await crowd.allGoOn();
  const asked = [...answers].map(([code, count]) => `${code} ${count}`).join(', ');
  return `away ${AWAY} ms, players told unavailable ${refusals} times, requests ${asked} (slowest ${slowest} ms), back after ${ready} ms, all played on after ${Date.now() - begun} ms`;
}

/** Two of three are enough. */
async function withOneLess(crowd: Crowd, { kill, start }: Outage): Promise<string> {
  await kill();
  const begun = Date.now();
  await crowd.allGoOn();
  const silence = Date.now() - begun;
  await start();
  return `all played on after ${silence} ms`;
}
