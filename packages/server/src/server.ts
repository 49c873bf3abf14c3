/**
 * The server: requests by the routes of the protocol, sockets, and the rooms behind them. It holds nothing that must not be lost: all of that
 * is in the log.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { ROUTES } from '@turnwise/protocol';
import type { FastifyInstance } from 'fastify';
import { Checker } from './checker.ts';
import { complain } from './complain.ts';
import { createApp } from './create-app.ts';
import { Cells } from './guard/cells.ts';
import { Checking } from './guard/checking.ts';
import { Costs } from './http/costs.ts';
import { addCrossOrigin } from './http/cross-origin.ts';
import { addHeaders } from './http/hardening.ts';
import { addPage, isOfPage } from './http/page.ts';
import { isOfApi, isPlainPath } from './http/plain-path.ts';
import { countRequests } from './http/underway.ts';
import type { ApiWorld } from './http/request.ts';
import { addErrors, addRoutes } from './http/routes.ts';
import { House, processId } from './house.ts';
import type { HouseOptions } from './house-options.ts';
import { Metrics } from './metrics.ts';
import { PlatformError } from './platform-error.ts';
import { addPlay } from './play/play-route.ts';
import { rateLimited } from './rate-limited.ts';
import { Rates } from './rate.ts';
import { RunningList } from './running-list.ts';
import { USUAL_LIMITS } from './server-options.ts';
import type { ServerLimits, ServerOptions } from './server-options.ts';
import { Sockets } from './sockets.ts';
import { Turns } from './turns.ts';
import { Work } from './work.ts';

/** Milliseconds that requests which are under way get to be answered when the server is closed. */
const GOODBYE = 3_000;
/** Milliseconds that sockets which were closed get to say so too: whoever does not has gone, or does not read. */
const LAST_WORDS = 1_000;

export interface TurnwiseServer {
  /** Starts listening; gives the address. Port 0 takes any free one. */
  listen(port: number, host?: string): Promise<string>;
  /**
   * Says not ready, finishes what was begun, and closes every socket with a code, not all at once. The log stays open. With `notice` it
   * goes on serving for so many milliseconds after it has said not ready, so that a load balancer can leave it out first.
   */
  close(notice?: number): Promise<void>;
  /** For those who add routes of their own, such as the files of a page. */
  readonly app: FastifyInstance;
}

export async function createServer(options: ServerOptions): Promise<TurnwiseServer> {
  const { now = Date.now } = options;
  const limits: ServerLimits = { ...USUAL_LIMITS, ...options.limits };
  const app = await createApp(options, limits);
  const state = { isLeaving: false, isDraining: false };
  let closing: Promise<void> | undefined;
  const sockets = new Sockets(limits);
  const metrics = new Metrics(
    () => house,
    () => sockets.size,
    () => cells?.size ?? 0,
  );
  const costs = new Costs(limits, now);
  const work = new Work(limits, now);
  const houseOptions = houseOptionsOf(options, now, app.log, metrics, costs, replaysOf(limits));
  const { cells, checking } = threadsOf(options, limits, app.log);
  const otherwise = options.brought === 'unguarded' ? 'here' : 'nowhere';
  const house: House = new House(houseOptions, limits, cells ?? otherwise);
  const unavailable = complain(app.log, now);
  const answering = answersLately(options, now);
  const world: ApiWorld = {
    options: houseOptions,
    house,
    checker: new Checker(options.registry, checking ?? otherwise),
    running: new RunningList(options.log, now),
    mayCreate: (address) => costs.mayCreate(address),
    matchesPerAddress: limits.matchesPerAddress,
    metrics: () => metrics.written(),
    isReady: async () => !state.isLeaving && (await answering()),
  };
  limitRequests(app, limits, { hasPage: options.page !== undefined, now, isDraining: () => state.isDraining });
  const underway = countRequests(app);
  addHeaders(app);
  addCrossOrigin(app, options.origins);
  const { page } = options;
  addErrors(app, page !== undefined, unavailable);
  if (page !== undefined) await addPage(app, page);
  addRoutes(app, { world, metrics, costs, work });
  const { origins } = options;
  const play = {
    world: {
      house,
      limits,
      now,
      failed: (error: unknown) => app.log.error({ err: error }, 'a message failed'),
      unavailable,
      count: (what: 'message' | 'dropped' | 'refused') => metrics.message(what),
    },
    work,
    sockets,
    origins,
    isDraining: () => state.isDraining,
  };
  await app.register(async (scope) => addPlay(scope, play));
  sockets.start();

  return {
    app,
    listen: (port, host = '127.0.0.1') => app.listen({ port, host }),
    close: (notice = 0) => (closing ??= leave(notice)),
  };

  async function leave(notice: number): Promise<void> {
    state.isLeaving = true;
    if (notice > 0) await sleep(notice);
    state.isDraining = true;
    await sockets.drain();
    await house.close();
    await underway.end(GOODBYE);
    cells?.close();
    checking?.close();
    await hangUp(app);
  }
}

/** Ends sockets too whose other side does not say that it has heard. */
async function hangUp(app: FastifyInstance): Promise<void> {
  const closed = app.close();
  const cut = setTimeout(() => {
    for (const socket of app.websocketServer.clients) socket.terminate();
  }, LAST_WORDS);
  await closed.finally(() => clearTimeout(cut));
}

/** Each address has its share of requests, and another one of files of the page. */
function limitRequests(
  app: FastifyInstance,
  limits: ServerLimits,
  { hasPage, now, isDraining }: { hasPage: boolean; now: () => number; isDraining: () => boolean },
): void {
  const requests = new Rates(limits.requestRate, limits.requestBurst);
  const files = new Rates(limits.fileRate, limits.fileBurst);
  app.addHook('onRequest', async (request) => {
    // Whoever floods must not make a load balancer believe that nobody is here.
    const isPlain = isPlainPath(request.url);
    if (isPlain && CHECKS.has(request.routeOptions.url)) return;
    const isFile = hasPage && isOfPage(request);
    if (!(isFile ? files : requests).take(request.ip, now())) throw rateLimited(isFile ? 'fileRate' : 'requestRate');
    if (!isPlain) throw new PlatformError('unknownRoute');
    if (isDraining() && isOfApi(request)) throw new PlatformError('draining');
  });
}

/** What the rooms need, and what they tell the operator. */
function houseOptionsOf(
  options: ServerOptions,
  now: () => number,
  log: FastifyInstance['log'],
  metrics: Metrics,
  costs: Costs,
  replays: Turns,
): HouseOptions {
  return {
    ...options,
    now,
    self: processId(),
    mayReplay: (address, records) => costs.mayReplay(address, records),
    inTurn: (address, work) => replays.take(address, work),
    alarm(alarm) {
      metrics.alarm(alarm.kind);
      log[alarm.kind === 'snapshot' ? 'warn' : 'error']({ alarm }, 'a table raised an alarm');
    },
    botFailed(match, seat, bot, failure) {
      metrics.alarm('bot');
      log.error({ match, seat, bot, failure: String(failure) }, 'a bot failed');
    },
    overstayed(match, { code, message }, failure) {
      metrics.alarm('overstayed');
      log.warn({ match, code, reason: message, failure }, 'the thread of a match was ended');
    },
  };
}

/** Only so many matches are played again at once, for documents and for what happened long ago. */
function replaysOf({ replays: most, replaysWaiting: waiting }: ServerLimits): Turns {
  return new Turns({ most, waiting, full: () => rateLimited('documentRate') });
}

/** Threads for what people bring: for matches, and for looking at documents. */
function threadsOf(
  { brought }: ServerOptions,
  limits: ServerLimits,
  log: FastifyInstance['log'],
): { readonly cells?: Cells; readonly checking?: Checking } {
  if (brought === undefined || brought === 'unguarded') return {};
  const { threads, checkThreads: most, checksWaiting: waiting, threadMemory: memory, threadTime: time, idle } = limits;
  const noStart = (failure: unknown): void =>
    log.error({ err: failure }, 'a thread for what people bring could not start');
  const usual = { games: brought.games, memory, time, idle, noStart };
  return {
    cells: new Cells({ ...usual, most: threads, spares: 1 }),
    checking: new Checking(new Cells({ ...usual, most, spares: most }), { most, waiting }),
  };
}

/** What a load balancer asks all the time: it costs next to nothing, and is not counted. */
const CHECKS: ReadonlySet<string | undefined> = new Set([ROUTES.health.path, ROUTES.ready.path]);

/** Milliseconds for which an answer of the log counts. */
const LATELY = 200;

/** Whether the log answers, asked now and then however often one wants to know. */
function answersLately({ log }: ServerOptions, now: () => number): () => Promise<boolean> {
  let [last, since]: [Promise<boolean> | undefined, number] = [undefined, 0];
  return () => {
    if (last === undefined || now() - since > LATELY) {
      since = now();
      last = log.head('ready').then(
        () => true,
        () => false,
      );
    }
    return last;
  };
}
