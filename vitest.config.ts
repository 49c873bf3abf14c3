// Tests run from source: the `@turnwise/source` condition of each package's `exports` leads to `src/index.ts`, so that no build comes first.
import { defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';

const conditions = ['@turnwise/source', ...defaultServerConditions];

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    include: ['{packages,games,apps,scripts}/**/*.test.ts'],
    // Those with engines of their own are for `npm run test:engines`, those with a browser for `npm run test:web`.
    exclude: ['**/node_modules/**', '**/dist/**', '**/*.engine.test.ts', '**/*.web.test.ts'],
    pool: 'threads',
    maxWorkers: '100%',
    isolate: false,
    // On a strange machine a test that waits for something may come too late once; `.ci/run` names those that did.
    retry: process.env['CI'] === undefined ? 0 : 1,
    // A guard against what hangs, and no measurement: a machine may be many times slower than the one on which a test was written.
    testTimeout: 600_000,
    hookTimeout: 600_000,
  },
});
