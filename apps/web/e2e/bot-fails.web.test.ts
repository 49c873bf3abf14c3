// The bots are loaded with their first move: where that fails, the page says so, and tries again when it is asked to.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Browser } from 'playwright-core';
import { openBrowser, SIZES, visit } from './browser.ts';
import { settled } from './clicker.ts';
import { setUp } from './tables.ts';

let browser: Browser;
beforeAll(async () => void (browser = await openBrowser()));
afterAll(async () => await browser.close());

test('a bot that did not load moves when the person tries again', async () => {
  // A service worker would have kept it.
  const context = await browser.newContext({ viewport: SIZES.usual, serviceWorkers: 'block', locale: 'en-GB' });
  const { page } = await visit(browser, { context });
  let isCut = true;
  await context.route(/\/assets\/bots-[^/]*\.js$/u, (route) => (isCut ? route.abort() : route.continue()));
  await setUp(page, 'tic-tac-toe');
  const { clicks } = await settled(page);
  await page.locator(clicks[0] ?? '').click();
  const told = page.getByRole('alert').filter({ hasText: 'could not move' });
  await told.waitFor();
  expect(await page.getByText('is thinking').count()).toBe(0);
  isCut = false;
  await told.getByRole('button', { name: 'Try again' }).click();
  await told.waitFor({ state: 'detached' });
  expect((await settled(page)).clicks.length).toBeLessThan(clicks.length);
  await context.close();
});
