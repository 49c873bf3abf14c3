// The laws of a log, on a file.
import { LOG_LAWS } from '@turnwise/log/laws';
import type { LogLab } from '@turnwise/log/laws';
import type { MatchLog } from '@turnwise/log';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openSqliteLog } from './index.ts';
import { freshFolder } from './testing/folder.ts';

describe('a log in a file', () => {
  const folder = freshFolder();
  const file = folder.file('matches.db');
  let log: MatchLog;
  const lab: LogLab = {
    several: false,
    share: 0.1,
    open: async () => log,
    async restart() {
      await log.close();
      log = await openSqliteLog(file);
    },
  };
  beforeAll(async () => {
    log = await openSqliteLog(file);
  });
  afterAll(async () => {
    await log.close();
    folder.remove();
  });

  const able = LOG_LAWS.filter(({ needs }) => needs === undefined || needs === 'restart');
  test.each(able.map((law) => [law.name, law] as const))('%s', async (_, law) => {
    await expect(law.run(lab)).resolves.toBeUndefined();
  });
});
