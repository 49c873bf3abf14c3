/**
 * A server in a process of its own, for faults: over the log whose address it is told, with all games and a bot for each. It first loads its
 * program and waits, so that the next one is there at once when this one is killed. SIGTERM closes it in order.
 */
import { registry } from '@turnwise/registry';
import { createServer } from '@turnwise/server';
import { HOST_BOTS } from './host-bots.ts';
import { hostLog } from './host-log.ts';
import type { HostLog } from './host-log.ts';
import type { FromHost, ToHost } from './host-messages.ts';
import { openLog } from './open-log.ts';

let log: HostLog | undefined;

process.on('message', (message: ToHost) => {
  switch (message.kind) {
    case 'open':
      open(message.log).catch((thrown: unknown) => tell({ kind: 'failed', message: String(thrown) }));
      break;
    case 'stopAtAppend':
      log?.stopAtAppend();
      break;
    case 'hold':
      log?.hold();
      break;
    case 'release':
      log?.release();
      break;
  }
});
// Whoever started it has gone.
process.on('disconnect', () => process.exit(1));
// It goes on, as far as it can; whoever started it counts that as a fault.
process.on('unhandledRejection', (thrown) =>
  tell({ kind: 'unhandled', message: thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown) }),
);
tell({ kind: 'loaded' });

async function open(url: string): Promise<void> {
  const inner = await openLog(url);
  log = hostLog(inner, tell);
  const server = await createServer({
    log: log.log,
    registry,
    bots: HOST_BOTS,
    logLevel: 'error',
    limits: {
      rate: 10_000,
      burst: 10_000,
      requestRate: 10_000,
      requestBurst: 10_000,
      workRate: 1_000_000,
      workBurst: 1_000_000,
      socketsPerAddress: 10_000,
      connectionsPerAddress: 100_000,
      botMatchesPerAddress: 1_000_000,
      matchesPerAddress: 1_000_000,
    },
  });
  process.on('SIGTERM', () => {
    void server
      .close()
      .then(() => inner.close())
      .then(() => process.exit(0));
  });
  tell({ kind: 'listening', url: await server.listen(0) });
}

function tell(message: FromHost, then?: () => void): void {
  process.send?.(message, () => then?.());
}
