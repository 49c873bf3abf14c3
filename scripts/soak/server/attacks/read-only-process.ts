/** Serves the matches of a file until whoever started it lets go. */
import { openSqliteLog } from '@turnwise/log-sqlite';
import { openLab } from './lab.ts';
import { withoutSnapshots } from './stock.ts';

const log = await openSqliteLog(process.argv[2] ?? '');
const lab = await openLab({ log: withoutSnapshots(log) });
process.on('disconnect', () => void lab.close().then(() => process.exit(0)));
process.send?.(lab.url);
