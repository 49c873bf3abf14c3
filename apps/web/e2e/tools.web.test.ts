// The tools as people use them: a puzzle won by hints, its replay and report, a level that is drawn and shared, a ruleset with a mistake, and a simulation.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { packLink } from '../src/tools/share-link.ts';
import { openBrowser, visit } from './browser.ts';
import { playByClicks, settled } from './clicker.ts';
import { setUp, site } from './tables.ts';

const ROOT = join(import.meta.dirname, '../../..');
let browser: Browser;
let folder = '';
beforeAll(async () => {
  browser = await openBrowser();
  folder = mkdtempSync(join(tmpdir(), 'tools-'));
});
afterAll(async () => {
  await browser.close();
  rmSync(folder, { recursive: true, force: true });
});

async function winByHints(page: Page): Promise<void> {
  await page.locator('.puzzle .board [data-thing]').first().waitFor();
  for (let actions = 0; actions < 20 && (await page.locator('.bar.won').count()) === 0; actions++) {
    await page.locator('.puzzle .bar').getByRole('button', { name: 'Hint' }).click();
    await page.getByRole('button', { name: 'Do it' }).click();
    await page.locator('.hint').waitFor({ state: 'detached' });
  }
  await page.locator('.bar.won').waitFor();
}

/** Saves a report from its dialog, and gives what the command line says of it. */
async function playedReport(page: Page): Promise<string> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save the scenario' }).click();
  const file = join(folder, 'report.yaml');
  await (await download).saveAs(file);
  return execFileSync('npm', ['run', '-s', 'turnwise', '--', 'scenario', 'run', file], { cwd: ROOT, encoding: 'utf8' });
}

test('what is wrong in the middle of a match is reported from its table, as a scenario that passes', async () => {
  const { page, context, trouble } = await visit(browser);
  await setUp(page, 'whist');
  await playByClicks(page, { seed: 1, most: 3 });
  await page.locator('.helpers').getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Report this' }).click();
  expect(await playedReport(page)).toContain('1 passed, 0 failed');
  await page.locator('dialog[open]').waitFor({ state: 'detached' });
  await settled(page);
  expect(trouble).toEqual([]);
  await context.close();
});

test('a level is won by hints, keeps its stars, is looked at again, and reported as a scenario that passes', async () => {
  const { page, context, trouble } = await visit(browser);
  await page.goto(`${site}/puzzles/shove`);
  await winByHints(page);
  await page.getByRole('link', { name: 'Watch the replay' }).click();
  await page.locator('footer .scrubber').waitFor();
  await page.waitForURL(/\/replay\/~\w+\?f=5/u);
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await page.waitForURL(/f=4/u);
  await page.locator('button[aria-label="More"]').click();
  await page.locator('.menu').getByRole('button', { name: 'Report this' }).click();
  expect(await playedReport(page)).toContain('1 passed, 0 failed');
  await page.goto(`${site}/puzzles`);
  await page.getByRole('img', { name: '3 of 3 stars' }).first().waitFor();
  expect(trouble).toEqual([]);
  await context.close();
});

test('a level with mistakes is told what is wrong with it, and what can be drawn can be mended', async () => {
  const { page, context, trouble } = await visit(browser);
  const wrong = {
    level: 1,
    id: 'wrong',
    name: 'Wrong',
    size: [100_000, 100_000, 5],
    things: [
      { kind: 'enemy', path: [null] },
      { kind: 'box', at: 5 },
      { kind: 'exit', at: [1, 1] },
    ],
  };
  await page.goto(`${site}/puzzles/edit#${await packLink(wrong)}`);
  await page.getByRole('alert').filter({ hasText: 'This level has mistakes' }).waitFor();
  await page.getByRole('spinbutton', { name: 'Width' }).fill('4');
  await page.getByRole('spinbutton', { name: 'Width' }).press('Tab');
  await page.getByText('Something is missing or wrong').waitFor();
  await page.getByText('Saved on this device').waitFor();
  await page.goto(`${site}/puzzles`);
  await page.getByText('Wrong', { exact: true }).waitFor();
  expect(trouble).toEqual([]);
  await context.close();
});

test('a level is drawn, judged by the solver, and played from its link by somebody else', async () => {
  const { page, context, trouble } = await visit(browser);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`${site}/puzzles/edit`);
  const board = page.getByRole('application');
  await board.waitFor();
  await page.getByText('It can be won. Par is 10.').waitFor();
  const box = (await board.boundingBox())!;
  const side = box.width / 9;
  const cell = (x: number, y: number): [number, number] => [box.x + (x + 0.5) * side, box.y + (y + 0.5) * side];
  await page.mouse.move(...cell(4, 1));
  await page.mouse.down();
  for (let y = 1; y <= 5; y++) await page.mouse.move(...cell(4, y));
  await page.mouse.up();
  await page.getByText('It cannot be won').waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByText('It can be won. Par is 10.').waitFor();
  await page.getByRole('button', { name: 'Copy link' }).click();
  await page.getByText('Link copied').waitFor();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const other = await visit(browser, { size: 'phone' });
  await other.page.goto(link);
  await winByHints(other.page);
  expect([...trouble, ...other.trouble]).toEqual([]);
  await other.context.close();
  await context.close();
});

test('a ruleset shows a mistake at its line, goes on when it is mended, and plays beside its text', async () => {
  const { page, context, trouble } = await visit(browser);
  await page.goto(`${site}/rulesets/starter`);
  await page.locator('.game .board [data-thing]').first().waitFor();
  await page.getByText('No errors.').first().waitFor();
  await page.locator('.cm-content').first().click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type('\nvictry: 3');
  await page.getByText('1 error', { exact: true }).waitFor();
  await page.getByText('The text has errors.').waitFor();
  // It is listed at once, and pressing it leads into the text.
  await page.getByText('found "victry"').click();
  await page.keyboard.press('Control+End');
  for (let letter = 0; letter < '\nvictry: 3'.length; letter++) await page.keyboard.press('Backspace');
  await page.getByText('No errors.').first().waitFor();
  await page.getByText('Saved on this device').waitFor();
  expect(page.url()).toMatch(/\/rulesets\/rs-/u);
  // It is played from there, and chosen among one's own.
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await page.waitForURL(/\/new\/ruleset\?ruleset=rs-/u);
  // The page of before may still be there for a moment, with the same heading.
  await page.locator('.choice select').first().waitFor();
  await page.getByRole('heading', { name: 'Sparks' }).first().waitFor();
  await expect.poll(() => page.locator('.choice select option:checked').first().textContent()).toBe('Sparks');
  await page.locator('[data-start]').click();
  await page.waitForURL(/\/t\//u);
  await page.locator('.board [data-thing]').first().waitFor();
  expect(trouble).toEqual([]);
  await context.close();
});

test('a simulation is played in workers, drawn, and saved as a table', async () => {
  const { page, context, trouble } = await visit(browser);
  await page.goto(`${site}/simulate/tic-tac-toe?games=100&seed=7&bots=greedy,random`);
  await page.getByRole('button', { name: 'Start' }).click();
  await page.getByText('100 of 100 games').waitFor();
  await page.locator('.uplot').first().waitFor();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as CSV' }).click();
  expect((await download).suggestedFilename()).toBe('tic-tac-toe-7.csv');
  expect(trouble).toEqual([]);
  await context.close();
});
