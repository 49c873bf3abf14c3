// What a host leaves unhandled is noted, for the judgement of the run.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { HostProcess } from './host-process.ts';

const HOST = `
process.on('disconnect', () => process.exit(1));
process.send({ kind: 'unhandled', message: 'Error: lost' });
process.send({ kind: 'loaded' });
`;

test('a rejection that nobody waited for is a fault', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'turnwise-host-'));
  const host = join(folder, 'host.mjs');
  writeFileSync(host, HOST);
  const unhandled: string[] = [];
  const process = new HostProcess({ host, unhandled });
  await process.loaded();
  await process.kill();
  rmSync(folder, { recursive: true });
  expect(unhandled).toEqual(['a server left a rejection unhandled: Error: lost']);
  expect(process.lines).toContain('unhandled: Error: lost');
});
