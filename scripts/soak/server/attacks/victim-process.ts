/** The process of a server under attack, over SQLite: it says where it listens, and answers what it is asked about itself. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSqliteLog } from '@turnwise/log-sqlite';
import { openLab } from './lab.ts';
import { plantLeak, victimOf } from './victim.ts';
import type { VictimAsk, VictimTell } from './victim.ts';

const folder = mkdtempSync(join(tmpdir(), 'turnwise-attack-'));
const log = await openSqliteLog(join(folder, 'matches.db'));
const lab = await openLab({ log, limits: JSON.parse(process.argv[2] ?? '{}') });
plantLeak(lab, Number(process.argv[3] ?? 0));
const victim = victimOf(lab);
const tell = (message: VictimTell): void => void process.send?.(message);

process.on('message', (message: VictimAsk) => {
  switch (message.ask) {
    case 'memory':
      void victim.memory().then((answer) => tell({ answer }));
      break;
    case 'records':
      void victim.records(message.without).then((answer) => tell({ answer }));
      break;
    case 'close':
      void end(0);
      break;
  }
});
// Whoever started it has gone.
process.on('disconnect', () => void end(1));
tell({ url: victim.url });

async function end(status: number): Promise<void> {
  await victim.close();
  await log.close();
  rmSync(folder, { recursive: true, force: true });
  process.exit(status);
}
