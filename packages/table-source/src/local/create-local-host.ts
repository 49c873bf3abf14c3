/** For a worker: serves tables to the page at the other end of a port, with matches, bots and replays in this thread. */
import { serveTables } from '../port/serve-tables.ts';
import type { TablePort } from '../port/table-port.ts';
import { openLocal } from './local-tables.ts';
import type { LocalWorld } from './local-tables.ts';

export function createLocalHost(port: TablePort, world: LocalWorld): void {
  serveTables(port, async (what, changed) => {
    if (what.kind === 'replay') {
      const { openReplay } = await import('../replay/open-replay.ts');
      return await openReplay(world, what.document);
    }
    const table = await openLocal(world, what.request);
    if (what.keep) table.onChange(changed);
    return table;
  });
}
