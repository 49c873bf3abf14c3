/**
 * Plays a game on the page as a person would who clicks at random on what is lit: real clicks at real places, so that what is covered, too
 * small or off the screen cannot be clicked. It never clicks what is not offered.
 */
import { createChooser } from '@turnwise/game';
import type { Chooser } from '@turnwise/game';
import type { Locator, Page } from 'playwright-core';

/** What the page offers now. */
interface Offered {
  readonly isOver: boolean;
  /** A shared screen waits for the next seat. */
  readonly isCurtain: boolean;
  /** Selectors of what can be clicked. */
  readonly clicks: readonly string[];
}

export interface Clicked {
  readonly clicks: number;
  readonly isOver: boolean;
  /** Milliseconds from each click to the next paint of the table. */
  readonly paints: readonly number[];
}

export interface ClickOptions {
  readonly seed: number;
  readonly most: number;
  /** How a choice among what is lit is made; at random without it. */
  readonly choose?: (offered: readonly string[]) => string | undefined;
  /** How something is done with what was chosen; a click without it. */
  readonly act?: (page: Page, selector: string) => Promise<void>;
}

export async function playByClicks(page: Page, { seed, most, choose, act = click }: ClickOptions): Promise<Clicked> {
  const chooser = createChooser(seed, 'clicks');
  const paints: number[] = [];
  for (let clicks = 0; clicks < most; clicks++) {
    const offered = await settled(page);
    if (offered.isOver) return { clicks, isOver: true, paints };
    if (offered.isCurtain) {
      await page.locator('.curtain button').click();
      continue;
    }
    const chosen = choose?.(offered.clicks) ?? anyOf(chooser, offered.clicks);
    await watchPaint(page);
    await act(page, chosen);
    const paint = await page.evaluate(() => (globalThis as unknown as { painted: Promise<number> }).painted);
    if (paint >= 0) paints.push(paint);
  }
  return { clicks: most, isOver: false, paints };
}

/** What is offered as soon as something is: a bot may think, a server may answer. */
export async function settled(page: Page): Promise<Offered> {
  const handle = await page.waitForFunction(
    () => {
      // What was just done is on its way: what is lit is lit no more in a moment.
      if (document.querySelector('.match[data-busy]') !== null) return false;
      if (document.querySelector('.end[role=status]') !== null) return { isOver: true, isCurtain: false, clicks: [] };
      if (document.querySelector('.curtain button') !== null) return { isOver: false, isCurtain: true, clicks: [] };
      const things = [...document.querySelectorAll<HTMLElement>('[data-thing][data-lit="touch"]')].map(
        (one) => `[data-thing=${JSON.stringify(one.dataset['thing'])}]`,
      );
      const buttons = [...document.querySelectorAll<HTMLButtonElement>('.actions .buttons [data-button]')]
        .filter((one) => !one.disabled && !one.classList.contains('quiet'))
        .map((one) => `.actions [data-button=${JSON.stringify(one.dataset['button'])}]`);
      const clicks = [...new Set([...things, ...buttons])];
      return clicks.length === 0 ? false : { isOver: false, isCurtain: false, clicks };
    },
    undefined,
    { timeout: 60_000, polling: 20 },
  );
  return (await handle.jsonValue()) as Offered;
}

/** Milliseconds for a click at one place, and for all. What is on its way there may cover the place for a moment. */
const AT_ONE_PLACE = 2_000;
const AT_ALL = 15_000;

/** Clicks where the thing can be seen: in a hand, cards lie over each other. */
async function click(page: Page, selector: string): Promise<void> {
  const target = page.locator(`${selector}:visible`).first();
  const until = performance.now() + AT_ALL;
  for (;;)
    try {
      return await clickAt(target);
    } catch (thrown) {
      if (performance.now() > until) throw thrown;
    }
}

async function clickAt(target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded({ timeout: AT_ALL });
  const position = await target.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    // The middle first, then towards the edges.
    for (const share of [0.5, 0.3, 0.7, 0.15, 0.85])
      for (const other of [0.5, 0.3, 0.7, 0.15, 0.85]) {
        const [left, top] = [width * other, height * share];
        if (element.contains(document.elementFromPoint(x + left, y + top))) return { x: left, y: top };
      }
    return undefined;
  });
  await target.click({ timeout: AT_ONE_PLACE, ...(position === undefined ? {} : { position }) });
}

/** How long it takes from the event to the frame that shows what came of it. */
async function watchPaint(page: Page): Promise<void> {
  await page.evaluate(() => {
    (globalThis as unknown as { painted: Promise<number> }).painted = new Promise((resolve) => {
      const timer = setTimeout(() => resolve(-1), 2_000);
      const begin = (): void => {
        const begun = performance.now();
        const table = document.querySelector('.match') ?? document.body;
        const observer = new MutationObserver((changes) => {
          if (changes.every(({ attributeName }) => attributeName === 'data-busy')) return;
          observer.disconnect();
          requestAnimationFrame(() => {
            clearTimeout(timer);
            resolve(performance.now() - begun);
          });
        });
        observer.observe(table, { subtree: true, childList: true, attributes: true, characterData: true });
      };
      addEventListener('click', begin, { once: true, capture: true });
    });
  });
}

function anyOf(chooser: Chooser, all: readonly string[]): string {
  const one = all[chooser.below(all.length)];
  if (one === undefined) throw new Error('nothing can be clicked');
  return one;
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
