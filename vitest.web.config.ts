// Tests that play on the page in Chromium, against the server that `npm start` starts. `npm run test:web` installs Chromium where it is missing.
import { defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';

const conditions = ['@turnwise/source', ...defaultServerConditions];

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    include: ['apps/web/**/*.web.test.ts'],
    exclude: ['**/node_modules/**', '**/dist/**'],
    // One page and one server for all: a file builds nothing that another has built.
    globalSetup: ['apps/web/e2e/site.ts'],
    pool: 'threads',
    maxWorkers: 2,
    testTimeout: 900_000,
    hookTimeout: 900_000,
  },
});
