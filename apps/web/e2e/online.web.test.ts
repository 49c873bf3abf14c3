// Two browsers play Innovation over the server. One reloads, and is offline for ten seconds in the middle of a choice. A spectator watches, and
// nothing that its page ever had in memory names a card that is hidden from it.
import { createChooser } from '@turnwise/game';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Browser, Page } from 'playwright-core';
import { openBrowser, visit } from './browser.ts';
import type { Visit } from './browser.ts';
import { memoryOf } from './memory.ts';
import { site } from './tables.ts';

let browser: Browser;
beforeAll(async () => void (browser = await openBrowser()));
afterAll(async () => await browser.close());

const OFFLINE = 10_000;
const WAIT = 60_000;

test('a match between two browsers, with a reload, a lost connection and a spectator', async () => {
  const [ann, bo, guest] = await Promise.all([visit(browser), visit(browser, { size: 'phone' }), visit(browser)]);
  const address = await invite(ann.page);
  await bo.page.goto(address);
  await bo.page.locator('.open button.main').click();
  await guest.page.goto(address);
  await guest.page.locator('.match').waitFor();

  await playTogether([ann, bo], 1, 30);
  await ann.page.reload();
  await ann.page.locator('.match').waitFor();
  await playTogether([ann, bo], 2, 30);

  const asked = await untilChoice([ann, bo]);
  const question = await questionOn(asked.page);
  expect(question).not.toBe('');
  await asked.context.setOffline(true);
  const lost = asked.page.locator('.tools .dot');
  await lost.waitFor({ timeout: WAIT });
  expect(await lost.textContent()).toBe('Reconnecting …');
  await asked.page.waitForTimeout(OFFLINE);
  await asked.context.setOffline(false);
  await lost.waitFor({ state: 'detached', timeout: WAIT });
  // The same is still to be chosen.
  await expect.poll(() => questionOn(asked.page), { timeout: WAIT }).toBe(question);
  expect((await offeredOn(asked.page)).length).toBeGreaterThan(1);
  const after = await playTogether([ann, bo], 4, 40);
  expect(after).toBeGreaterThan(10);

  // Names of all cards stand in the game's catalogue, so the ids of those that are hidden are looked for.
  let secret: readonly ShownCard[] = [];
  for (let tries = 0; secret.length === 0 && tries < 30; tries++) {
    await playTogether([ann, bo], 50 + tries, 2);
    secret = await secretsFrom(guest.page, [ann.page, bo.page]);
  }
  const shown = await cardsIn(guest.page, '');
  const seen = await memoryOf(guest.page);
  expect(secret.length).toBeGreaterThan(0);
  // What is on the table is found, so this looks in the right place.
  expect(shown.length).toBeGreaterThan(0);
  expect(shown.filter(({ id }) => !seen(id))).toEqual([]);
  expect(secret.filter(({ id }) => seen(id))).toEqual([]);

  // The connection was cut on purpose: what the browser says about that is not trouble.
  const wrong = (one: Visit): readonly string[] =>
    one.trouble.filter((text) => !/WebSocket|ERR_INTERNET_DISCONNECTED/u.test(text));
  expect([...wrong(ann), ...wrong(bo), ...wrong(guest)]).toEqual([]);
});

test('what is typed when the chat opens is said to the other', async () => {
  const [ann, bo] = await Promise.all([visit(browser), visit(browser, { size: 'phone' })]);
  await bo.page.goto(await invite(ann.page));
  await bo.page.locator('.open button.main').click();
  await ann.page.getByRole('button', { name: 'Chat', exact: true }).click();
  await ann.page.locator('.chat input').waitFor();
  await ann.page.keyboard.type('Good luck to you');
  await ann.page.keyboard.press('Enter');
  await ann.page.locator('.chat .lines').getByText('Good luck to you').waitFor();
  await bo.page.getByRole('button', { name: /^Chat/u }).click();
  await bo.page.locator('.chat .lines').getByText('Good luck to you').waitFor();
  expect([...ann.trouble, ...bo.trouble]).toEqual([]);
});

async function invite(page: Page): Promise<string> {
  await page.goto(`${site}/new/innovation`);
  await page.locator('[data-start]').waitFor();
  await page.locator('.seats li:nth-child(2) select option[value=friend]').waitFor({ state: 'attached' });
  await page.locator('.seats li:nth-child(2) select').first().selectOption('friend');
  await page.locator('[data-start]').click();
  await page.waitForURL(/\/t\//u);
  return page.url();
}

/** Whoever may do something does it, so many times in all; gives how many it were. */
async function playTogether(people: readonly Visit[], seed: number, most: number): Promise<number> {
  const chooser = createChooser(seed, 'online');
  let done = 0;
  for (let tries = 0; tries < most * 20; tries++) {
    if (done >= most) break;
    for (const { page } of people) {
      const offered = await offeredOn(page);
      const chosen = offered[chooser.below(Math.max(1, offered.length))];
      if (chosen === undefined) continue;
      // What was offered may be gone when the other was faster.
      await page
        .locator(`${chosen}:visible`)
        .first()
        .click({ timeout: 1_000 })
        .then(
          () => done++,
          () => undefined,
        );
    }
    await people[0]?.page.waitForTimeout(50);
  }
  return done;
}

async function offeredOn(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => [
    ...[...document.querySelectorAll<HTMLElement>('[data-thing][data-lit="touch"]')].map(
      (one) => `[data-thing=${JSON.stringify(one.dataset['thing'])}]`,
    ),
    ...[...document.querySelectorAll<HTMLElement>('.actions .buttons [data-button]:not(.quiet)')].map(
      (one) => `.actions [data-button=${JSON.stringify(one.dataset['button'])}]`,
    ),
  ]);
}

/** The question of a card that this person must answer; empty in a turn, and where others are to act. */
async function questionOn(page: Page): Promise<string> {
  const detail = await page.evaluate(() => document.querySelector('.bar.mine .detail')?.textContent?.trim() ?? '');
  // A question names its card first; the state of a turn begins with its number.
  return /^(?!turn\b)[^:]+: /iu.test(detail) ? detail : '';
}

/** Plays until somebody is asked by a card and can answer in several ways. */
async function untilChoice(people: readonly Visit[]): Promise<Visit> {
  for (let tries = 0; tries < 200; tries++) {
    await playTogether(people, 100 + tries, 1);
    for (const one of people) {
      if ((await questionOn(one.page)) !== '' && (await offeredOn(one.page)).length > 1) return one;
    }
  }
  throw new Error('nobody was asked anything');
}

interface ShownCard {
  readonly id: string;
  readonly name: string;
}

/** Cards in hands that this page has never shown, nor told of in its log. */
async function secretsFrom(page: Page, people: readonly Page[]): Promise<readonly ShownCard[]> {
  const hidden = (await Promise.all(people.map((one) => cardsIn(one, '.hand ')))).flat();
  const shown = await cardsIn(page, '');
  const past = (await page.locator('.log').first().textContent()) ?? '';
  return hidden.filter(({ id, name }) => !past.includes(name) && !shown.some((one) => one.id === id));
}

/** The cards that are face up below this selector. */
function cardsIn(page: Page, place: string): Promise<readonly ShownCard[]> {
  return page.evaluate(
    (selector) =>
      [...document.querySelectorAll<HTMLElement>(selector)].map((one) => ({
        id: one.dataset['thing'] ?? '',
        name: one.querySelector('.title')?.textContent?.trim() ?? '',
      })),
    `${place}[data-thing^="card:"]`,
  );
}
