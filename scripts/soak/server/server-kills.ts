/** Fault 1: `kill -9` of the server at random moments under load. After each, the log is judged and another server takes over. */
import { setTimeout as sleep } from 'node:timers/promises';
import { createChooser } from '@turnwise/game';
import type { Chooser } from '@turnwise/game';
import { makeBundle } from './bundle.ts';
import type { Bundle, ChangedLine } from './bundle.ts';
import { Crowd, someGames } from './crowd.ts';
import type { Found } from './found.ts';
import { HostProcess } from './host-process.ts';
import { startStore } from './store.ts';
import type { Engine, Store } from './store.ts';

export interface KillsRequest {
  readonly engine: Engine;
  readonly kills: number;
  readonly seed: number;
  /** A fault that should be found. */
  readonly changed?: ChangedLine;
}

/** One in so many is killed while it is still starting. */
const EARLY = 8;

export async function killServers({ engine, kills, seed, changed }: KillsRequest): Promise<Found> {
  const bundle = await makeBundle(changed);
  const store = await startStore(engine, bundle);
  const crowd = new Crowd({ seed, games: someGames(seed) });
  const chooser = createChooser(seed, 'kills');
  let host = new HostProcess(bundle);
  let [done, early, slowest] = [0, 0, 0];
  try {
    crowd.door.lead([await host.open(store.url)]);
    crowd.start();
    while (done < kills && crowd.faults.length === 0) {
      const next = new HostProcess(bundle);
      slowest = Math.max(slowest, await crowd.goesOn(1 + chooser.below(40)));
      await next.loaded();
      await sleep(chooser.below(20));
      await host.kill();
      host = next;
      done++;
      crowd.door.lead([]);
      await crowd.door.empty();
      await store.withLog((log) => crowd.judge.examine(log));
      if (chooser.below(EARLY) === 0) {
        early++;
        await killEarly(bundle, store, chooser);
      }
      crowd.door.lead([await host.open(store.url)]);
    }
    if (crowd.faults.length === 0) await crowd.allGoOn();
    await crowd.quiet();
    await host.kill();
    await store.withLog((log) => crowd.conclude(log));
  } finally {
    crowd.close();
    await host.kill();
    await store.remove();
    bundle.remove();
  }
  const told = `seed ${seed}: ${done} kills of the server over ${engine}, ${early} more while it started, the longest silence ${slowest} ms`;
  return {
    faults: [...crowd.faults, ...bundle.unhandled].map((fault) => `seed ${seed}: ${fault}`),
    text: `${told}; ${crowd.text}`,
    counts: { kills: done, early, acknowledged: crowd.done },
  };
}

/** Somewhere between the opening of the log and the first request. */
async function killEarly(bundle: Bundle, store: Store, chooser: Chooser): Promise<void> {
  const host = new HostProcess(bundle);
  await host.loaded();
  host.say({ kind: 'open', log: store.url });
  await sleep(chooser.below(150));
  await host.kill();
}
