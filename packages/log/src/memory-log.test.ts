// The laws of a log, on the one in memory. `laws/broken-logs.test.ts` shows that each of them can fail.
import { describe, expect, test } from 'vitest';
import type { LogLab } from './laws/index.ts';
import { LOG_LAWS } from './laws/index.ts';
import { createMemoryLog, MemoryStore } from './memory-log.ts';

function lab(): LogLab {
  const store = new MemoryStore();
  return {
    several: true,
    share: 0.2,
    open: async () => createMemoryLog(store),
    outage: {
      async stop() {
        store.available = false;
      },
      async start() {
        store.available = true;
        store.followers.wakeAll();
      },
    },
  };
}

describe('a log in memory', () => {
  const shared = lab();
  const able = LOG_LAWS.filter(({ needs }) => needs !== 'restart');
  test.each(able.map((law) => [law.name, law] as const))('%s', async (_, law) => {
    await expect(law.run(shared)).resolves.toBeUndefined();
  });
});
