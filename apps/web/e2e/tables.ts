/** How tests come to a table, and play it to its end. */
import { join } from 'node:path';
import { expect, inject } from 'vitest';
import type { Page } from 'playwright-core';
import { GAME_CARDS } from '@turnwise/registry/lazy';
import { playByClicks, settled } from './clicker.ts';
import type { Clicked, ClickOptions } from './clicker.ts';

export const site = inject('site');

/** Every registered game. */
export const GAMES = GAME_CARDS.map(({ id }) => id);

/** By game, a file that somebody brings to it; nothing is played without. */
const BROUGHT: Readonly<Record<string, string>> = {
  ruleset: join(import.meta.dirname, '../../../packages/ruleset/examples/example.ruleset.yaml'),
};

/** Sets up a match against players who move at random and at once, and sits down at it. */
export async function setUp(page: Page, game: string): Promise<void> {
  await page.goto(`${site}/new/${game}`);
  const start = page.locator('[data-start]');
  await start.waitFor();
  if (BROUGHT[game] !== undefined) await bring(page, BROUGHT[game]);
  for (const select of await page.locator('.seats li:nth-child(n + 2) select:first-of-type').all()) {
    const random = select.locator('option[value="bot random"]');
    if ((await random.count()) > 0) await select.selectOption('bot random');
  }
  await start.click();
  await page.waitForURL(/\/t\//u);
  await settled(page);
}

/** Gives a file of one's own to a new game. */
async function bring(page: Page, file: string): Promise<void> {
  const asked = page.waitForEvent('filechooser');
  await page.locator('.choice button').click();
  await (await asked).setFiles(file);
  await page.locator('.choice option[value="own"]').waitFor({ state: 'attached' });
}

/** Clicks at random to the end; puzzles, which chance does not solve, by taking hints. */
export async function playToEnd(page: Page, game: string, options: ClickOptions): Promise<Clicked> {
  const played = game === 'unseen' ? await playByHints(page) : await playByClicks(page, options);
  expect(played.isOver, `${game} came to its end`).toBe(true);
  return played;
}

async function playByHints(page: Page): Promise<Clicked> {
  for (let clicks = 0; clicks < 80; clicks++) {
    // A hint is played from a dialog: what that takes to be painted says nothing about touching the table.
    if ((await settled(page)).isOver) return { clicks, isOver: true, paints: [] };
    const asks = page.getByRole('button', { name: 'What would a bot do?' }).first();
    // The move before may have ended the level just now, and the button is gone.
    const isAsked = await asks.click({ timeout: 5_000 }).then(
      () => true,
      () => false,
    );
    if (!isAsked) continue;
    await page.locator('dialog[open] button.main:enabled').click();
    await page.waitForFunction(() => document.querySelector('dialog[open]') === null);
  }
  return { clicks: 80, isOver: false, paints: [] };
}

/** Nothing sticks out at the sides. */
export async function sticksOut(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}
