// Every page opens without an error, has no serious issue for axe in light and dark, and nothing sticks out on a phone.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Browser } from 'playwright-core';
import { seriousIssues } from './axe.ts';
import { openBrowser, visit } from './browser.ts';
import { GAMES, setUp, site, sticksOut } from './tables.ts';

let browser: Browser;
beforeAll(async () => void (browser = await openBrowser()));
afterAll(async () => await browser.close());

const ROUTES = [
  '/',
  '/new/innovation',
  '/new/ruleset',
  '/puzzles',
  '/puzzles/edit',
  '/puzzles/shove',
  '/rulesets',
  '/rulesets/whist',
  '/simulate',
  '/simulate/duel',
  '/about',
  '/nowhere',
];
const SCHEMES = ['light', 'dark'] as const;

test.each(ROUTES.flatMap((route) => SCHEMES.map((scheme) => ({ route, scheme }))))(
  '$route in $scheme',
  async ({ route, scheme }) => {
    const { page, context, trouble } = await visit(browser, { scheme, size: scheme === 'light' ? 'usual' : 'phone' });
    await page.goto(`${site}${route}`);
    await page.locator('h1').first().waitFor();
    await page.waitForLoadState('networkidle');
    expect(await seriousIssues(page)).toEqual([]);
    expect(await sticksOut(page)).toBe(0);
    expect(trouble).toEqual([]);
    await context.close();
  },
);

test.each(GAMES.flatMap((game) => SCHEMES.map((scheme) => ({ game, scheme }))))(
  'a table of $game in $scheme',
  async ({ game, scheme }) => {
    const { page, context, trouble } = await visit(browser, { scheme, size: scheme === 'light' ? 'usual' : 'phone' });
    await setUp(page, game);
    expect(await seriousIssues(page)).toEqual([]);
    expect(await sticksOut(page)).toBe(0);
    const id = page.url().split('/t/')[1] ?? '';
    for (const route of ['replay', 'inspect']) {
      if (scheme === 'dark' && game !== 'duel') continue;
      await page.goto(`${site}/${route}/${id}`);
      await page.locator('h1, h2').first().waitFor();
      await page.waitForLoadState('networkidle');
      expect(await seriousIssues(page)).toEqual([]);
    }
    expect(trouble).toEqual([]);
    await context.close();
  },
);

test.each(SCHEMES)('an open dialog in %s', async (scheme) => {
  const { page, context, trouble } = await visit(browser, { scheme, size: scheme === 'light' ? 'usual' : 'phone' });
  await setUp(page, 'unseen');
  await page.keyboard.press('?');
  await page.locator('dialog[open] kbd').first().waitFor({ timeout: 60_000 });
  expect(await seriousIssues(page)).toEqual([]);
  expect(trouble).toEqual([]);
  await context.close();
});
