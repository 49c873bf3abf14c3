/**
 * Fault 3, continued: a server whose rules differ in one line. It follows matches that others write, and is found out by the first hash that
 * its rules do not lead to: it stops serving the match, says so to all who look on there, and raises an alarm. The others go on.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { makeBundle } from './bundle.ts';
import type { ChangedLine } from './bundle.ts';
import { Crowd } from './crowd.ts';
import { Door } from './door.ts';
import type { Found } from './found.ts';
import { HostProcess } from './host-process.ts';
import { startStore } from './store.ts';
import type { Engine } from './store.ts';

export interface OtherRulesRequest {
  readonly engine: Exclude<Engine, 'SQLite'>;
  readonly seed: number;
  /** How many matches it must lose track of. */
  readonly matches: number;
}

/** A mark in another cell than the one that was named. */
const OTHER: ChangedLine = {
  file: 'games/tic-tac-toe/src/rules.ts',
  from: "return [{ kind: 'mark', seat: input.seat, cell: input.cell }];",
  to: "return [{ kind: 'mark', seat: input.seat, cell: board.indexOf(0) }];",
};

export async function followWithOtherRules({ engine, seed, matches }: OtherRulesRequest): Promise<Found> {
  const [bundle, otherBundle] = [await makeBundle(), await makeBundle(OTHER)];
  const store = await startStore(engine, bundle);
  const aside = new Door();
  // Those who look on come to the one with other rules; it serves connect four as well as the others do.
  const crowd = new Crowd({ seed, games: ['tic-tac-toe', 'connect-four'], undo: 0, bare: 0, watchedFrom: aside });
  const hosts = [new HostProcess(bundle), new HostProcess(bundle), new HostProcess(otherBundle)] as const;
  let alarms = 0;
  try {
    for (const host of hosts) await host.open(store.url);
    crowd.door.lead(hosts.slice(0, 2).map(({ url }) => url));
    aside.lead([hosts[2].url]);
    crowd.start();
    const end = Date.now() + 120_000;
    while (alarms < matches && Date.now() < end) {
      await sleep(200);
      alarms = await alarmsOf(hosts[2].url);
    }
    if (alarms < matches) crowd.fault(`${alarms} alarms of ${matches} within two minutes`);
    await crowd.allGoOn();
    for (const host of hosts.slice(0, 2))
      if ((await alarmsOf(host.url)) > 0) crowd.fault('a server with the right rules raised an alarm');
    await refuses(crowd, hosts[2].url);
    // Those who were sent away find a server that goes on.
    aside.lead(hosts.slice(0, 2).map(({ url }) => url));
    await crowd.allGoOn();
    await crowd.quiet();
    await store.withLog((log) => crowd.conclude(log));
  } finally {
    crowd.close();
    await Promise.all(hosts.map((host) => host.kill()));
    await store.remove();
    for (const one of [bundle, otherBundle]) one.remove();
  }
  const told = crowd.notebook.codes.get('departed') ?? 0;
  if (told === 0) crowd.fault('nobody who looked on was told that the server had lost track');
  return {
    faults: [...crowd.faults, ...bundle.unhandled, ...otherBundle.unhandled].map(
      (fault) => `${engine}, other rules, seed ${seed}: ${fault}`,
    ),
    text: `seed ${seed}: a server of three over ${engine} with one line of rules changed raised ${alarms} alarms and said so ${told} times; ${crowd.text}`,
    counts: { alarms, acknowledged: crowd.done },
  };
}

/** Whoever asks it about the match is told that it has lost track. */
async function refuses(crowd: Crowd, url: string): Promise<void> {
  const { standing } = crowd.groups[0] ?? {};
  if (standing === undefined || (standing.places[0] ?? 0) < 3) return;
  const answer = (await (await fetch(`${url}/api/v1/matches/${standing.match}`)).json()) as {
    readonly error?: { readonly code: string };
  };
  if (answer.error?.code !== 'departed') crowd.fault('a server with other rules still shows the match');
}

async function alarmsOf(url: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text();
  return Number(/^turnwise_alarms_total\{kind="departed"\} (\d+)/m.exec(text)?.[1] ?? 0);
}
