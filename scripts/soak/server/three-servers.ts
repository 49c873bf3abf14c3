/**
 * Fault 3: three servers over one log, and clients at random ones. One history comes of it, without a fork and with nothing twice, whatever
 * happens: every input sent to two servers at once, a server that stands still between trial and append, answers of the store that get lost,
 * servers that are restarted one after the other.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { createChooser } from '@turnwise/game';
import { startProxy as startNatsProxy } from '../../../packages/log-nats/src/testing/proxy.ts';
import { startProxy } from '../../../packages/log-postgres/src/testing/proxy.ts';
import { makeBundle } from './bundle.ts';
import type { Bundle, ChangedLine } from './bundle.ts';
import { Crowd } from './crowd.ts';
import type { Found } from './found.ts';
import { HostProcess } from './host-process.ts';
import { startStore } from './store.ts';
import type { Engine, Store } from './store.ts';

export interface ThreeRequest {
  readonly engine: Exclude<Engine, 'SQLite'>;
  readonly what: 'twins' | 'stopped' | 'lost answers' | 'rolling restart';
  readonly seed: number;
  /** How much is done: inputs, stops, restarts of all three. */
  readonly count: number;
  readonly changed?: ChangedLine;
}

/** Milliseconds that a server stands still. */
const STILL = 30_000;
/** One in so many appends, or their answers, is lost. */
const LOST = 8;
/** Appends over NATS of which some are lost; the others pass. */
const MOST_LOST = 1_600;

export async function playOverThree({ engine, what, seed, count, changed }: ThreeRequest): Promise<Found> {
  const bundle = await makeBundle(changed);
  const store = await startStore(engine, bundle, what === 'lost answers');
  // Where nothing is taken back, nothing that a seat sends can be out of date: then nothing may be refused.
  const isPlain = what === 'twins' || what === 'rolling restart';
  const crowd = new Crowd({ seed, isTwin: what !== 'rolling restart', undo: isPlain ? 0 : 40, bare: 0 });
  const proxy = what === 'lost answers' ? await losingProxy(store, seed) : undefined;
  const hosts = await openThree(bundle, proxy?.url ?? store.url);
  const lead = (): void => crowd.door.lead(hosts.map(({ url }) => url));
  let did = '';
  try {
    lead();
    crowd.start();
    await crowd.allGoOn();
    if (what === 'twins') did = await twins(crowd, count);
    else if (what === 'stopped') did = await stopped(crowd, hosts, count);
    else if (what === 'lost answers') did = await lost(crowd, count);
    else did = await restarted(crowd, hosts, { bundle, store, lead, count });
    await crowd.allGoOn();
    await crowd.quiet();
    await store.withLog((log) => crowd.conclude(log));
    if (isPlain) checkRefusals(crowd);
    if (what === 'rolling restart') checkCodes(crowd);
  } finally {
    crowd.close();
    await Promise.all(hosts.map((host) => host.kill()));
    await proxy?.close();
    await store.remove();
    bundle.remove();
  }
  return {
    faults: [...crowd.faults, ...bundle.unhandled].map((fault) => `${engine}, ${what}, seed ${seed}: ${fault}`),
    text: `seed ${seed}: three servers over ${engine}, ${did}; ${crowd.text}`,
    counts: { acknowledged: crowd.done },
  };
}

async function openThree(bundle: Bundle, url: string): Promise<HostProcess[]> {
  const hosts = [new HostProcess(bundle), new HostProcess(bundle), new HostProcess(bundle)];
  for (const host of hosts) await host.open(url);
  return hosts;
}

async function twins(crowd: Crowd, count: number): Promise<string> {
  await crowd.goesOn(count, 600_000);
  return 'every input sent to two at once';
}

/** Each in turn. The others go on meanwhile, and nobody notices when it wakes. */
async function stopped(crowd: Crowd, hosts: readonly HostProcess[], count: number): Promise<string> {
  let meanwhile = 0;
  for (let stop = 0; stop < count; stop++) {
    const host = hosts[stop % hosts.length] as HostProcess;
    const from = host.count;
    host.say({ kind: 'stopAtAppend' });
    await host.heard('stopping', from);
    const before = crowd.done;
    await sleep(STILL);
    meanwhile += crowd.done - before;
    host.wake();
    await crowd.allGoOn();
  }
  if (meanwhile === 0) crowd.fault('nobody went on while one server stood still');
  return `every input sent to two at once, ${count} stops of ${STILL} ms between trial and append, ${meanwhile} inputs acknowledged meanwhile`;
}

async function lost(crowd: Crowd, count: number): Promise<string> {
  await crowd.goesOn(count, 600_000);
  return `every input sent to two at once, one in ${LOST} appends or answers lost by a proxy`;
}

/** What stands between the servers and the store. */
interface Losing {
  readonly url: string;
  close(): Promise<unknown>;
}

async function losingProxy({ postgres, nats }: Store, seed: number): Promise<Losing> {
  const chooser = createChooser(seed, 'proxy');
  const fates = ['answerLost', 'cut', 'lost'] as const;
  const fate = () => (chooser.below(LOST) === 0 ? (fates[chooser.below(3)] ?? 'cut') : 'passed');
  if (nats === undefined) return startProxy(postgres?.folder ?? '', fate);
  // One before each node. What is lost there is given up only after seconds, so there is an end to it.
  let left = MOST_LOST;
  const bounded = () => (left-- > 0 ? fate() : 'passed');
  const proxies = await Promise.all(nats.urls.map((url) => startNatsProxy(url, bounded)));
  return {
    url: proxies.map(({ url }) => url).join(','),
    close: () => Promise.all(proxies.map((proxy) => proxy.close())),
  };
}

interface Restarting {
  readonly bundle: Bundle;
  readonly store: Store;
  readonly lead: () => void;
  readonly count: number;
}

/** A new one comes, an old one is told to end, and clients find their way. */
async function restarted(
  crowd: Crowd,
  hosts: HostProcess[],
  { bundle, store, lead, count }: Restarting,
): Promise<string> {
  let slowest = 0;
  for (let restart = 0; restart < count * hosts.length; restart++) {
    const at = restart % hosts.length;
    const [old, next] = [hosts[at] as HostProcess, new HostProcess(bundle)];
    await next.open(store.url);
    const begun = Date.now();
    const ended = old.kill('SIGTERM');
    // A load balancer needs a moment to see that it is not ready any more.
    await sleep(100);
    hosts[at] = next;
    lead();
    await ended;
    if (old.exitCode !== 0) crowd.fault(`a server that was told to end ended with ${old.exitCode}`);
    await crowd.allGoOn();
    slowest = Math.max(slowest, Date.now() - begun);
  }
  return `${count * hosts.length} restarts in order, all went on after at most ${slowest} ms`;
}

/** Nobody hears of a restart but by `draining`. */
function checkCodes(crowd: Crowd): void {
  const allowed = new Set(['draining', 'create: draining', 'create: unanswered']);
  for (const [code, times] of crowd.notebook.codes)
    if (!allowed.has(code)) crowd.fault(`clients were told ${code}, ${times} times`);
}

/** By no server, also not by one that was behind. */
function checkRefusals(crowd: Crowd): void {
  const { refused } = crowd.notebook.counts;
  const unknown = crowd.groups.reduce((sum, { counts }) => sum + counts.unknown, 0);
  if (refused + unknown > 0) crowd.fault(`${refused} inputs were refused, ${unknown} never answered`);
}
