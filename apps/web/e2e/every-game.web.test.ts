// Every registered game is played to its end by clicks, on a screen and on a phone. What a click costs until it is seen is told.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Browser } from 'playwright-core';
import { openBrowser, visit } from './browser.ts';
import { median, settled } from './clicker.ts';
import { GAMES, playToEnd, setUp, sticksOut } from './tables.ts';

let browser: Browser;
const told: string[] = [];
beforeAll(async () => void (browser = await openBrowser()));
afterAll(async () => {
  await browser.close();
  console.log(`from a click to the paint, median:\n${told.join('\n')}`);
});

const rows = GAMES.flatMap((game) => (['usual', 'phone'] as const).map((size) => ({ game, size })));

test.each(rows)('$game at the size "$size"', async ({ game, size }) => {
  const { page, context, trouble } = await visit(browser, { size });
  await setUp(page, game);
  const { clicks, paints } = await playToEnd(page, game, { seed: 7, most: 2_500 });
  expect(clicks).toBeGreaterThan(0);
  expect(await sticksOut(page)).toBe(0);
  // What is kept on the device has the last move too.
  await page.reload();
  expect((await settled(page)).isOver, `${game} is still over when it is opened again`).toBe(true);
  expect(trouble).toEqual([]);
  if (paints.length > 0)
    told.push(`  ${game}, ${size}: ${median(paints).toFixed(0)} ms over ${paints.length} of ${clicks} clicks`);
  await context.close();
});
