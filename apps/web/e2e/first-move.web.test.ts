// From the address to the first own move in Innovation against a bot: three clicks.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Browser } from 'playwright-core';
import { openBrowser, visit } from './browser.ts';
import { settled } from './clicker.ts';
import { site } from './tables.ts';

let browser: Browser;
beforeAll(async () => void (browser = await openBrowser()));
afterAll(async () => await browser.close());

test('three clicks', async () => {
  const { page, trouble } = await visit(browser);
  const begun = performance.now();
  await page.goto(site);
  await page.locator('[data-play=innovation]').click();
  let clicks = 1;
  await page.waitForURL(/\/t\//u);
  await settled(page);
  // What the bot does has lines of its own, and so has the turn that begins: only what the person does counts.
  const lines = page.locator('.log .line', { hasText: /(?<!: )Guest /u });
  const before = await lines.count();
  // The first thing that is offered, until something has happened.
  while (clicks < 3 && (await lines.count()) === before) {
    const { clicks: offered } = await settled(page);
    await page.locator(`${offered[0]}:visible`).first().click();
    clicks++;
    await page.waitForTimeout(300);
  }
  console.log(`the first own move: ${clicks} clicks, ${((performance.now() - begun) / 1000).toFixed(1)} s`);
  expect(await lines.count()).toBeGreaterThan(before);
  expect(trouble).toEqual([]);
});
