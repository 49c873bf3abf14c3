// What people do at a table beside playing: without a network, in German, two at one screen, and taking back.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Browser, Page } from 'playwright-core';
import { openBrowser, visit } from './browser.ts';
import { settled } from './clicker.ts';
import { setUp, site } from './tables.ts';

let browser: Browser;
beforeAll(async () => void (browser = await openBrowser()));
afterAll(async () => await browser.close());

const WAIT = 60_000;

/** Marks the first free square, and waits until the bot has answered. */
async function mark(page: Page): Promise<number> {
  const free = page.locator('[data-thing][data-lit="touch"]');
  // A table that has just come here may not have lit what can be touched.
  await free.first().waitFor({ timeout: WAIT });
  const before = await free.count();
  await free.first().click({ timeout: WAIT });
  await expect.poll(() => free.count(), { timeout: WAIT }).toBe(before - 2);
  return before;
}

test('a match goes on without a network', async () => {
  const { page, context, trouble } = await visit(browser);
  await setUp(page, 'tic-tac-toe');
  // All files are kept, and the page is the service worker's.
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, { timeout: 3 * WAIT });
  await context.setOffline(true);
  await page.reload();
  await settled(page);
  expect(await mark(page)).toBe(9);
  const wrong = trouble.filter((text) => !/ERR_INTERNET_DISCONNECTED|ERR_FAILED/u.test(text));
  expect(wrong).toEqual([]);
  await context.close();
});

test('a match is played in one tab at a time, and another can take it over', async () => {
  const { page, context, trouble } = await visit(browser);
  await setUp(page, 'tic-tac-toe');
  expect(await mark(page)).toBe(9);
  const other = await visit(browser, { context });
  await other.page.goto(page.url());
  await other.page.getByText('This match is open in another tab').waitFor({ timeout: WAIT });
  await other.page.getByRole('button', { name: 'Play here' }).click();
  await page.getByText('This match is now played in another tab').waitFor({ timeout: WAIT });
  expect(await mark(other.page)).toBe(7);
  // The first takes it back, with all that was done in the other.
  await page.getByRole('button', { name: 'Play here' }).click();
  await expect.poll(() => page.locator('[data-thing][data-lit="touch"]').count(), { timeout: WAIT }).toBe(5);
  expect([...trouble, ...other.trouble]).toEqual([]);
  await context.close();
});

test('German is chosen, and the table speaks it', async () => {
  const { page, context, trouble } = await visit(browser);
  await page.goto(site);
  await page.getByRole('button', { name: 'Settings' }).click({ timeout: WAIT });
  await page.getByRole('button', { name: 'Deutsch' }).click({ timeout: WAIT });
  await page.getByRole('button', { name: 'Einstellungen' }).waitFor({ timeout: WAIT });
  await setUp(page, 'tic-tac-toe');
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('de');
  const status = page.locator('.status [role=status]');
  expect(await status.textContent()).toContain('Du bist am Zug');
  await mark(page);
  expect(await status.textContent()).toContain('Du bist am Zug');
  expect(await status.textContent()).not.toMatch(/\b(your|turn|waiting|the)\b/iu);
  expect(await page.locator('.log .line').first().textContent()).toContain('setzt auf Feld');
  expect(trouble).toEqual([]);
  await context.close();
});

test('two at one screen: a curtain lies between them, and the focus is at the table after it', async () => {
  const { page, context, trouble } = await visit(browser);
  await page.goto(`${site}/new/innovation`);
  await page.locator('.seats li:nth-child(2) select').first().selectOption('person', { timeout: WAIT });
  await page.locator('[data-start]').click({ timeout: WAIT });
  await page.waitForURL(/\/t\//u);
  // Nobody sees a hand before the one whose it is has the screen.
  expect((await settled(page)).isCurtain).toBe(true);
  expect(await page.locator('.hand').count()).toBe(0);
  await page.locator('.curtain button').click({ timeout: WAIT });
  // Each chooses a card of their own hand first.
  await settled(page);
  await page.locator('.hand [data-lit="touch"]').first().click({ timeout: WAIT });
  await page.locator('.curtain').waitFor({ timeout: WAIT });
  // Somebody who loads the page anew has nothing of it either.
  await page.reload();
  await page.locator('.curtain').waitFor({ timeout: WAIT });
  expect(await page.locator('.hand').count()).toBe(0);
  expect(await page.locator('.middle').getAttribute('inert')).not.toBeNull();
  expect(await page.evaluate(() => document.activeElement?.closest('.curtain') !== null)).toBe(true);
  await page.keyboard.press('Enter');
  await page.locator('.curtain').waitFor({ state: 'detached', timeout: WAIT });
  await page.waitForFunction(() => document.activeElement?.closest('.board') != null, undefined, { timeout: WAIT });
  expect((await settled(page)).clicks.length).toBeGreaterThan(0);
  expect(trouble).toEqual([]);
  await context.close();
});

test('a move is taken back and done again', async () => {
  const { page, context, trouble } = await visit(browser);
  await setUp(page, 'tic-tac-toe');
  const free = page.locator('[data-thing][data-lit="touch"]');
  await mark(page);
  await page.keyboard.press('u');
  await expect.poll(() => free.count(), { timeout: WAIT }).toBe(9);
  await settled(page);
  await page.keyboard.press('r');
  await expect.poll(() => free.count(), { timeout: WAIT }).toBeLessThan(9);
  expect(trouble).toEqual([]);
  await context.close();
});
