/** A worker that is none: the host of local tables at the other end of a channel in this thread, with every registered game. */
import { registry } from '@turnwise/registry';
import { createLocalHost } from '../local/create-local-host.ts';
import type { LocalWorld } from '../local/local-tables.ts';
import type { TablePort } from '../port/table-port.ts';

/** What Node has of a browser, as far as it is needed: the pure check knows neither. */
const { MessageChannel, performance, setImmediate } = globalThis as unknown as {
  readonly MessageChannel: new () => { readonly port1: ClosingPort; readonly port2: ClosingPort };
  readonly performance: { now(): number };
  readonly setImmediate: (then: () => void) => void;
};

interface ClosingPort extends TablePort {
  close(): void;
}

export const testWorld: LocalWorld = {
  load: async (id) => registry.get(id),
  now: () => performance.now(),
  rest: () => new Promise((resolve) => setImmediate(() => resolve())),
};

export interface TestWorker {
  /** The page's end. */
  readonly port: TablePort;
  end(): void;
}

export function startTestWorker(world: LocalWorld = testWorld): TestWorker {
  const { port1, port2 } = new MessageChannel();
  createLocalHost(port2, world);
  return {
    port: port1,
    end: () => {
      port1.close();
      port2.close();
    },
  };
}
