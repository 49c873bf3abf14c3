/** The component of each page, loaded when it is opened. */
import type { Component } from 'svelte';
import type { PageName, PageProps } from './router.ts';
import { loadMoreWords } from './words/language.svelte.ts';

type Loaded = Promise<{ readonly default: Component<PageProps> }>;

export const PAGE_COMPONENTS: Readonly<Record<PageName, () => Loaded>> = {
  lobby: () => import('./routes/lobby/Page.svelte'),
  new: () => import('./routes/new/Page.svelte'),
  table: () => worded(import('./routes/table/Page.svelte')),
  replay: () => worded(import('./routes/replay/Page.svelte')),
  puzzles: () => worded(import('./routes/puzzles/Page.svelte')),
  rulesets: () => worded(import('./routes/rulesets/Page.svelte')),
  simulate: () => worded(import('./routes/simulate/Page.svelte')),
  inspect: () => worded(import('./routes/inspect/Page.svelte')),
  about: () => import('./routes/about/Page.svelte'),
};

/** These say more than what is loaded at first. */
async function worded(page: Loaded): Loaded {
  const [loaded] = await Promise.all([page, loadMoreWords()]);
  return loaded;
}
