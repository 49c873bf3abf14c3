/**
 * Pictures of every table, from the page itself: a match is played for a while, put among the matches of the device, and opened. They go to
 * `docs/screenshots`: light at three sizes, dark at one, for some at all three. `npm run screenshots` makes them all, `npm run screenshots --
 * whist cave` some; with `--png FOLDER` they are sharp, and go there.
 */
import { mkdir, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { Browser, Page } from 'playwright-core';
import { createServer } from 'vite';
import { openBrowser, SIZES, visit } from '../e2e/browser.ts';
import type { SizeName } from '../e2e/browser.ts';
import type { KeptMatch } from '../src/sources/kept-match.ts';
import { joinParts } from '../src/tools/rulesets/join-parts.ts';
import { playExhibit, viewerOf } from '../src/table/tables/gallery/exhibit.ts';
import { EXHIBITS } from '../src/table/tables/gallery/exhibits.ts';
import type { Exhibit } from '../src/table/tables/gallery/exhibit.ts';

const FOLDER = join(import.meta.dirname, '../../../docs/screenshots');
const CAVE = join(import.meta.dirname, '../../../docs/examples/cave');
type View = readonly [size: SizeName, scheme: 'light' | 'dark'];
const VIEWS: readonly View[] = [
  ['wide', 'light'],
  ['usual', 'light'],
  ['usual', 'dark'],
  ['phone', 'light'],
];
/** These are shown in the dark at every size. */
const SHOWPIECES = ['duel', 'encounter', 'innovation', 'cave'];
const ALL_DARK: readonly View[] = [
  ['wide', 'dark'],
  ['phone', 'dark'],
];
const WAIT = 90_000;

async function main(words: readonly string[]): Promise<void> {
  const at = words.indexOf('--png');
  const png = at < 0 ? undefined : words[at + 1];
  const names = at < 0 ? words : [...words.slice(0, at), ...words.slice(at + 2)];
  const all = [...EXHIBITS.map((exhibit) => ({ ...exhibit, name: exhibit.game })), await cave()];
  const chosen = all.filter(({ name }) => names.length === 0 || names.includes(name));
  await mkdir(png ?? FOLDER, { recursive: true });
  const server = await createServer({
    configFile: join(import.meta.dirname, '../vite.config.ts'),
    logLevel: 'error',
    server: { port: 0, host: '127.0.0.1', hmr: false },
  });
  await server.listen();
  const browser = await openBrowser();
  try {
    const site = server.resolvedUrls?.local[0] ?? '';
    for (const exhibit of chosen) await picture(browser, site, exhibit, png);
  } finally {
    await browser.close();
    await server.close();
  }
}

/** The name is that of its pictures. */
type Pictured = Exhibit & { readonly name: string };

/** A ruleset without a table of its own: the table that draws any scene. */
async function cave(): Promise<Pictured> {
  const files = (await readdir(CAVE)).filter((name) => name.endsWith('.yaml'));
  const parts = await Promise.all(
    files.map(async (name) => ({ name, text: await readFile(join(CAVE, name), 'utf8') })),
  );
  const options = { ruleset: parse(joinParts(parts)) as unknown };
  return { name: 'cave', game: 'ruleset', seed: 7, inputs: 21, options, seats: ['Ann', 'Ben'], as: 'toAct' };
}

async function picture(browser: Browser, site: string, exhibit: Pictured, png: string | undefined): Promise<void> {
  const kept = await keptOf(exhibit);
  for (const [size, scheme] of SHOWPIECES.includes(exhibit.name) ? [...VIEWS, ...ALL_DARK] : VIEWS) {
    const { page, context, trouble } = await visit(browser, { size, scheme });
    await page.goto(site, { timeout: WAIT, waitUntil: 'commit' });
    await page.locator('main, .page').first().waitFor({ timeout: WAIT });
    await keep(page, kept);
    await page.goto(`${site}t/${kept.id}`, { timeout: WAIT, waitUntil: 'commit' });
    await page.locator('.table [data-thing]').first().waitFor({ timeout: WAIT });
    await page.waitForTimeout(600);
    const { width, height } = SIZES[size];
    const name = `${exhibit.name}-${width}x${height}-${scheme}`;
    const path = png === undefined ? join(FOLDER, `${name}.jpg`) : join(png, `${name}.png`);
    await page.screenshot(png === undefined ? { path, type: 'jpeg', quality: 52 } : { path });
    await context.close();
    process.stdout.write(`${path}${trouble.length === 0 ? '' : `\n  ${trouble.join('\n  ')}`}\n`);
  }
}

/** The match as the page keeps it: the viewer plays one seat, bots the others. */
async function keptOf(exhibit: Pictured): Promise<KeptMatch> {
  const match = await playExhibit(exhibit);
  const seats = match.table.names;
  const viewer = seats[viewerOf(match, exhibit.as) ?? 0] ?? '';
  const document = match.save();
  const bots = Object.fromEntries(seats.filter((seat) => seat !== viewer).map((seat) => [seat, 'random']));
  return {
    id: `~${exhibit.name}`,
    game: exhibit.game,
    title: match.game.title,
    seats,
    mine: [viewer],
    bots,
    options: match.options,
    document,
    updated: 0,
    frames: document.inputs.length,
    isOver: false,
    ending: null,
  };
}

/** The page's own code puts it there; the server gives it as it is in the sources. */
async function keep(page: Page, kept: KeptMatch): Promise<void> {
  await page.evaluate(async (record) => {
    const path = '/src/sources/store.ts';
    const store = (await import(/* @vite-ignore */ path)) as {
      putRecord: (name: string, value: unknown) => Promise<unknown>;
    };
    await store.putRecord('matches', record);
  }, kept);
}

await main(process.argv.slice(2));
