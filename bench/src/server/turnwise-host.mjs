// The server of Turnwise over SQLite, as it is built, in a process of its own.
import { createServer } from '@turnwise/server';
import { openSqliteLog } from '@turnwise/log-sqlite';
import { registry } from '@turnwise/registry';

const many = 1_000_000_000;
const [file, idle = '30000'] = process.argv.slice(2);
const server = await createServer({
  log: await openSqliteLog(file),
  registry,
  logLevel: 'silent',
  limits: {
    rate: many,
    burst: many,
    requestRate: many,
    requestBurst: many,
    socketsPerAddress: many,
    connectionsPerAddress: many,
    workRate: many,
    workBurst: many,
    recordsPerMatch: many,
    matchesPerAddress: many,
    idle: Number(idle),
  },
});
process.send({ port: Number(new URL(await server.listen(0)).port) });

process.on('SIGTERM', () => process.exit(0));
process.on('message', (what) => {
  const { user, system } = process.cpuUsage();
  if (what === 'heap') for (let i = 0; i < 3; i++) globalThis.gc();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  process.send({ usage: { cpu: user + system, heap: heapUsed + arrayBuffers } });
});
