// The page, made from the sources of the packages: the `@turnwise/source` condition leads to them, so that no build comes first.
// `node node_modules/vite/bin/vite.js build apps/web` makes `apps/web/dist`; without `build` it serves the page and reloads it on change.
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defaultClientConditions, defineConfig } from 'vite';
import { lean } from './vite-lean.ts';
import { offline } from './vite-offline.ts';

/** What games are made of, and what plays them. */
const SHARED = /[\\/]packages[\\/](?:kernel|game|match|protocol|table-source|bots)[\\/]src[\\/]/u;

const conditions = ['@turnwise/source', ...defaultClientConditions];

export default defineConfig({
  root: import.meta.dirname,
  plugins: [svelte({ configFile: false, compilerOptions: { runes: true } }), lean(), offline()],
  resolve: { conditions },
  worker: {
    format: 'es',
    plugins: () => [lean()],
    rolldownOptions: {
      output: {
        // What nearly every game needs is one file: as many small ones they would compress worse.
        codeSplitting: { groups: [{ name: 'play', test: SHARED, minShareCount: 8 }] },
        chunkFileNames: ({ facadeModuleId }) => `assets/${packageOf(facadeModuleId) ?? '[name]'}-[hash].js`,
      },
    },
  },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2023',
    // Older ones lack `light-dark()`; without this it would be rewritten.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
  },
  server: { proxy: { '/api': { target: 'http://127.0.0.1:8080', ws: true } } },
});

/** The name of the package whose entry a file is: `bots`, `encounter`. */
function packageOf(entry: string | null): string | undefined {
  return /[\\/](?:packages|games)[\\/]([\w-]+)[\\/]src[\\/]index\.ts$/u.exec(entry ?? '')?.[1];
}
