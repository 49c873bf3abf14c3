// These games are played to their end by the keyboard alone.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Browser } from 'playwright-core';
import { openBrowser, visit } from './browser.ts';
import { playByClicks, settled } from './clicker.ts';
import { pressByKeys } from './keys.ts';
import { setUp } from './tables.ts';

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
