/** Debian's Chromium, and pages in it that fail a test when something goes wrong in their console. */
import { chromium } from 'playwright-core';
import type { Browser, BrowserContext, Page } from 'playwright-core';

export const SIZES = {
  wide: { width: 1440, height: 900 },
  usual: { width: 1280, height: 720 },
  phone: { width: 390, height: 844 },
} as const;
export type SizeName = keyof typeof SIZES;

export function openBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
}

export interface VisitOptions {
  readonly size?: SizeName;
  readonly scheme?: 'light' | 'dark';
  readonly reducedMotion?: boolean;
  /** Somebody who was here before. */
  readonly context?: BrowserContext;
}

export interface Visit {
  readonly page: Page;
  readonly context: BrowserContext;
  /** What went wrong in the page so far. */
  readonly trouble: readonly string[];
}

/** Somebody who opens the page. */
export async function visit(browser: Browser, options: VisitOptions = {}): Promise<Visit> {
  const { size = 'usual', scheme = 'light', reducedMotion = true } = options;
  const context =
    options.context ??
    (await browser.newContext({
      viewport: SIZES[size],
      colorScheme: scheme,
      reducedMotion: reducedMotion ? 'reduce' : 'no-preference',
      hasTouch: size === 'phone',
      locale: 'en-GB',
    }));
  const page = await context.newPage();
  const trouble: string[] = [];
  page.on('pageerror', (error) => void trouble.push(`thrown: ${error.stack ?? error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning')
      trouble.push(`${message.type()}: ${message.text()}`);
  });
  return { page, context, trouble };
}
