/** A server on a free port of this machine, with what is needed to attack it and to see what that did. */
import { createMemoryLog, MemoryStore } from '@turnwise/log';
import type { MatchLog } from '@turnwise/log';
import { registry } from '@turnwise/registry';
import { createServer } from '@turnwise/server';
import type { ServerOptions, TurnwiseServer } from '@turnwise/server';
import { askAt } from './ask.ts';
import type { Answered, AskRequest } from './ask.ts';

export interface Lab {
  readonly server: TurnwiseServer;
  readonly log: MatchLog;
  readonly url: string;
  ask(method: string, path: string, request?: AskRequest): Promise<Answered>;
  /** Every record of every match but this one, as text: what an attack must leave as it is. */
  records(without?: string): Promise<string>;
  close(): Promise<void>;
}

/** Nobody is slowed down who is not meant to be. */
const FREE = {
  documentRate: 1_000,
  documentBurst: 1_000,
  requestRate: 1e6,
  requestBurst: 1e6,
  rate: 1e6,
  burst: 1e6,
  workRate: 1e6,
  workBurst: 1e6,
  chatBurst: 1e6,
  socketsPerAddress: 1e4,
  connectionsPerAddress: 1e5,
  botMatchesPerAddress: 1e6,
  matchesPerAddress: 1e6,
};

export async function openLab(options: Partial<ServerOptions> = {}): Promise<Lab> {
  const log = options.log ?? createMemoryLog(new MemoryStore());
  const server = await createServer({
    registry,
    logLevel: 'silent',
    ...options,
    log,
    limits: { ...FREE, ...options.limits },
  });
  const url = await server.listen(0);
  return {
    server,
    log,
    url,
    ask: (method, path, request) => askAt(url, method, path, request),
    records: (without) => recordsOf(log, without),
    close: () => server.close(),
  };
}

async function recordsOf(log: MatchLog, without?: string): Promise<string> {
  const lines: string[] = [];
  for (let after: string | undefined; ;) {
    const { ids, next } = await log.ids(after);
    for (const id of ids) {
      if (id === without) continue;
      lines.push(JSON.stringify([await log.head(id), await log.listing(id)]));
      for await (const record of log.read(id)) lines.push(JSON.stringify(record));
    }
    if (next === undefined) return lines.join('\n');
    after = next;
  }
}
