/**
 * The gate: the appends of a server are held back, and everything that it sends is watched, over sockets and by requests. Nothing may be told
 * that is not in the log, which is read beside it. Bots play too.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { createChooser } from '@turnwise/game';
import { makeBundle } from './bundle.ts';
import type { ChangedLine } from './bundle.ts';
import { Crowd } from './crowd.ts';
import type { Found } from './found.ts';
import { HostProcess } from './host-process.ts';
import { startStore } from './store.ts';
import { watchRequests } from './request-watch.ts';

export interface GateRequest {
  readonly holds: number;
  readonly seed: number;
  readonly changed?: ChangedLine;
}

/** Milliseconds that appends are held back. */
const HELD = 600;

export async function holdAppends({ holds, seed, changed }: GateRequest): Promise<Found> {
  const bundle = await makeBundle(changed);
  const store = await startStore('PostgreSQL', bundle);
  const crowd = new Crowd({ seed, botGames: ['tic-tac-toe', 'innovation'] });
  const host = new HostProcess(bundle);
  const chooser = createChooser(seed, 'gate');
  const over = new AbortController();
  let [held, did, answers] = [0, 0, 0];
  try {
    const url = await host.open(store.url);
    crowd.door.lead([url]);
    crowd.start();
    const watching = watchRequests(url, crowd, over.signal);
    for (; did < holds && crowd.faults.length === 0; did++) {
      await crowd.goesOn(5 + chooser.below(20));
      const from = host.count;
      host.say({ kind: 'hold' });
      await host.heard('held', from);
      await sleep(HELD);
      // Whatever anybody has heard by now must be in the log, to which nothing was written since.
      await store.withLog((log) => crowd.judge.examine(log));
      held += host.held(from);
      host.say({ kind: 'release' });
    }
    await crowd.allGoOn();
    over.abort();
    answers = await watching;
    await crowd.quiet();
    await store.withLog((log) => crowd.conclude(log));
  } finally {
    over.abort();
    crowd.close();
    await host.kill();
    await store.remove();
    bundle.remove();
  }
  return {
    faults: [...crowd.faults, ...bundle.unhandled].map((fault) => `seed ${seed}: ${fault}`),
    text: `seed ${seed}: appends held back ${did} times for ${HELD} ms, ${held} waited, ${answers} answers to requests watched; ${crowd.text}`,
    counts: { holds: did, held, answers },
  };
}
