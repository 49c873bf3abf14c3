// Tests that start engines of their own, kill them and wait for them: PostgreSQL, NATS, processes. `npm run test:engines` runs them apart
// from the others, which are to be fast.
import { defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';

const conditions = ['@turnwise/source', ...defaultServerConditions];

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    include: ['{packages,apps,scripts}/**/*.engine.test.ts'],
    exclude: ['**/node_modules/**', '**/dist/**'],
    pool: 'threads',
    maxWorkers: 2,
    // On a strange machine a test that waits for something may come too late once; `.ci/run` names those that did.
    retry: process.env['CI'] === undefined ? 0 : 1,
    testTimeout: 600_000,
    hookTimeout: 600_000,
  },
});
