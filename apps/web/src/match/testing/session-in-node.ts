/** A session at a match without a browser: runes are plain values, and the worker of the tables is the other end of a channel in this thread. */
import { registry } from '@turnwise/registry';
import { createLocalHost, openLocalTable, type LocalRequest, type TableSource } from '@turnwise/table-source';
import { expect, vi } from 'vitest';
import type { TableSession } from '../session.svelte.ts';

/** What was begun and is still open. */
const open: { close(): void }[] = [];

/** Call it before every test. `isStill` is what somebody wants who asked for less motion. */
export function stubPage({ isStill = true } = {}): Map<string, string> {
  const kept = new Map<string, string>();
  const plain = <V>(value: V): V => value;
  vi.stubGlobal('$state', Object.assign(plain, { raw: plain }));
  vi.stubGlobal('$derived', Object.assign(plain, { by: <V>(make: () => V): V => make() }));
  vi.stubGlobal('navigator', { language: 'en' });
  vi.stubGlobal('window', { matchMedia: () => ({ matches: isStill }) });
  vi.stubGlobal('document', { hidden: false, addEventListener: () => undefined, removeEventListener: () => undefined });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  });
  return kept;
}

/** Call it after every test. */
export function leavePage(): void {
  for (const one of open.splice(0)) one.close();
  vi.unstubAllGlobals();
  vi.resetModules();
}

/** Those of the page that sessions are opened on now. */
export async function settingsOfPage() {
  return (await import('../../settings/settings.svelte.ts')).settings;
}

export async function tableInNode(request: LocalRequest): Promise<TableSource> {
  const { port1, port2 } = new MessageChannel();
  createLocalHost(port2, {
    load: async (id) => registry.get(id),
    now: () => performance.now(),
    rest: () => new Promise((resolve) => setImmediate(resolve)),
  });
  open.push({ close: () => (port1.close(), port2.close()) });
  return await openLocalTable(port1, request);
}

/** As a page opens it. */
export async function sessionAt(source: TableSource, options: { hasCurtain?: boolean } = {}): Promise<TableSession> {
  const { TableSession: Session } = await import('../session.svelte.ts');
  const session = new Session(source, options);
  open.unshift(session);
  return session;
}

/** Until it holds. */
export async function until(holds: () => boolean): Promise<void> {
  await expect.poll(holds, { interval: 2, timeout: 20_000 }).toBe(true);
}
