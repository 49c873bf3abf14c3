// These games are played to their end by the keyboard alone.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Browser } from 'playwright-core';
import { openBrowser, visit } from './browser.ts';
import { playByClicks, settled } from './clicker.ts';
import { pressByKeys } from './keys.ts';
import { setUp, site } from './tables.ts';

let browser: Browser;
beforeAll(async () => void (browser = await openBrowser()));
afterAll(async () => await browser.close());

test.each(['tic-tac-toe', 'whist', 'innovation'])('%s', async (game) => {
  const { page, context, trouble } = await visit(browser);
  await setUp(page, game);
  const { isOver } = await playByClicks(page, { seed: 3, most: 2_500, act: pressByKeys });
  expect(isOver).toBe(true);
  expect(trouble).toEqual([]);
  await context.close();
});

test('unseen, by its own keys', async () => {
  const { page, context, trouble } = await visit(browser);
  await page.goto(`${site}/puzzles/shove`);
  await page.locator('.puzzle .board [data-thing]').first().waitFor();
  const east = ['ArrowRight', 'Shift+ArrowRight', 'Shift+ArrowRight'];
  for (const [at, key] of [...east, 'ArrowDown', 'ArrowDown'].entries()) {
    // What one looks at, and what one can do, are one key away at any time.
    await page.waitForFunction(() => document.querySelector('.match:not([data-busy]) [data-lit]') !== null);
    await page.keyboard.press(key);
    await expect.poll(() => page.locator('.log .line').count(), { message: `${key} (${at})` }).toBeGreaterThan(at);
  }
  await page.locator('.bar.won').waitFor();
  expect(trouble).toEqual([]);
  await context.close();
});

test('unseen, by hints', async () => {
  const { page, context, trouble } = await visit(browser);
  await setUp(page, 'unseen');
  for (let moves = 0; moves < 80 && !(await settled(page)).isOver; moves++) {
    await page.keyboard.press('h');
    await page.locator('dialog[open] button.main:enabled').waitFor();
    await pressByKeys(page, 'dialog[open] button.main');
    await page.waitForFunction(() => document.querySelector('dialog[open]') === null);
  }
  expect((await settled(page)).isOver).toBe(true);
  expect(trouble).toEqual([]);
  await context.close();
});
