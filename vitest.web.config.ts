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
    // Chromium paints without a graphics card here, and two of them share two cores: a test that was only late may try again, and its first failure
    // is told beside it.
    retry: 1,
    testTimeout: 900_000,
    hookTimeout: 900_000,
  },
});
