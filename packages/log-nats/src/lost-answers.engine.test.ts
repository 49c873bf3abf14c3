// A proxy before the server loses appends and their answers: the adapter is in doubt, finds out, and nothing is kept twice.
import { appendSurely } from '@turnwise/log';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openNatsLog } from './index.ts';
import { NatsCluster } from './testing/cluster.ts';
import { natsServer } from './testing/nats-server.ts';
import { startProxy } from './testing/proxy.ts';
import type { Fate } from './testing/proxy.ts';

const program = natsServer();
let nats: NatsCluster;
beforeAll(async () => {
  if (program !== undefined) nats = await NatsCluster.start(program, { nodes: 1 });
});
afterAll(() => nats?.stop());

let matches = 0;
const headOf = () => ({ id: `m${matches++}`, game: 'pig', version: '1', at: 1, start: null, settings: null });
const TIMES = { timeout: 600, patience: 2_000 };

test.skipIf(program === undefined).each<[Fate, number]>([
  ['answerLost', 1],
  ['cut', 0],
  ['lost', 0],
])('%s: the append is in doubt, and is in once it was looked for', async (fate, swallowed) => {
  const fates: Fate[] = [];
  const proxy = await startProxy(nats.urls[0] ?? '', () => fates.shift() ?? 'passed');
  const log = await openNatsLog(proxy.url, { ...TIMES, name: `log-${fate}` });
  const head = headOf();
  await log.create(head);
  expect(await log.append(head.id, 0, [{ id: 'a' }])).toEqual({ kind: 'appended', length: 1 });
  fates.push(fate);
  expect(await log.append(head.id, 1, [{ id: 'b' }])).toMatchObject({ kind: 'inDoubt' });
  expect(proxy.swallowed).toBe(swallowed);
  const ids = async (): Promise<readonly string[]> => {
    const found: string[] = [];
    for await (const { id } of log.read(head.id)) found.push(id);
    return found;
  };
  // What was lost is not there; everything else is, though nobody was told.
  const length = fate === 'lost' ? 1 : 2;
  expect(await ids()).toEqual(['a', 'b'].slice(0, length));
  fates.push(fate);
  const next = await appendSurely(log, { match: head.id, expected: length, records: [{ id: 'c' }] });
  expect(next).toEqual({ kind: 'appended', length: length + 1 });
  expect(await ids()).toEqual([...['a', 'b'].slice(0, length), 'c']);
  await log.close();
  await proxy.close();
});
