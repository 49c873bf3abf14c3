/** A server from its options to its end: the log, the bots, the port. Whoever starts it gets one line if it cannot be. */
import type { BotPool } from '@turnwise/bot-pool';
import { fail, ok } from '@turnwise/kernel';
import type { Result } from '@turnwise/kernel';
import type { MatchLog } from '@turnwise/log';
import { createServer } from '@turnwise/server';
import type { ServerOptions, TurnwiseServer } from '@turnwise/server';
import { createBotPlayers } from './bot-players.ts';
import type { ThinkingTime } from './bot-players.ts';
import { listenOn } from './listen-on.ts';
import type { ListenOptions } from './listen-on.ts';
import type { LogAddress } from './log-address.ts';
import { openLog } from './open-log.ts';

export interface ServeOptions extends Omit<ServerOptions, 'log' | 'bots'> {
  readonly log: LogAddress;
  /** Files are relative to it. */
  readonly folder: string;
  readonly listen: ListenOptions;
  /** Where bots think; without it there are none. It is closed with the server. */
  readonly pool?: BotPool;
  readonly thinking?: ThinkingTime;
}

export interface RunningServer {
  readonly server: TurnwiseServer;
  readonly url: string;
  readonly port: number;
  /**
   * Lets the server leave in order, then the bots, then the log; `notice` is how many milliseconds it goes on serving after it has said that
   * it is not ready.
   */
  close(notice?: number): Promise<void>;
}

export async function startServer(options: ServeOptions): Promise<Result<RunningServer, string>> {
  const { pool } = options;
  const log = await openLog(options.log, { folder: options.folder, writes: true });
  if (!log.ok) {
    pool?.close();
    return log;
  }
  const closers: (() => Promise<void> | void)[] = [() => log.value.close(), () => pool?.close()];
  const close = async (): Promise<void> => {
    for (const one of closers.splice(0).toReversed()) await one();
  };
  try {
    const server = await created(options, log.value);
    if (!server.ok) {
      await close();
      return server;
    }
    let notice = 0;
    closers.push(() => server.value.close(notice));
    const listening = await listenOn(server.value, options.listen);
    if (!listening.ok) {
      await close();
      return listening;
    }
    let closing: Promise<void> | undefined;
    return ok({
      server: server.value,
      ...listening.value,
      close(wanted = 0) {
        notice = wanted;
        return (closing ??= close());
      },
    });
  } catch (thrown) {
    await close();
    throw thrown;
  }
}

async function created(options: ServeOptions, log: MatchLog): Promise<Result<TurnwiseServer, string>> {
  const { log: _, folder: __, listen: ___, pool, thinking, ...rest } = options;
  const bots = pool === undefined ? {} : { bots: createBotPlayers(pool, thinking) };
  try {
    return ok(await createServer({ ...rest, log, ...bots }));
  } catch (thrown) {
    // What reads the addresses of proxies throws that, and nothing else here does.
    if (thrown instanceof TypeError && rest.trustProxy !== undefined) return fail(`trusted proxies: ${thrown.message}`);
    throw thrown;
  }
}
