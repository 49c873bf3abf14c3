// That the figures of the README can be measured again.
import { expect, test } from 'vitest';
import { openSqliteLog } from '../index.ts';
import { appendsPerSecond } from './measure.ts';

test('appends can be measured', async () => {
  const log = await openSqliteLog(':memory:');
  expect(await appendsPerSecond(log, 10, 50)).toBeGreaterThan(10);
  await log.close();
});
