/** A bar on standard error while something long runs; nothing at all where nobody watches. */
import { thousands } from './figures.ts';
import type { Io } from './io.ts';

const WIDTH = 30;
/** Milliseconds between two drawings. */
const PAUSE = 100;

export interface ProgressBar {
  /** So much is done; draws now and then. */
  update(done: number, note?: string): void;
  /** Takes the bar off the screen. */
  clear(): void;
}

export function createProgressBar(io: Io, total: number, unit: string): ProgressBar {
  if (!io.stderrIsTty) return { update: () => undefined, clear: () => undefined };
  let drawnAt = Number.NEGATIVE_INFINITY;
  let shown = false;
  return {
    update(done, note = '') {
      const now = io.now();
      if (now - drawnAt < PAUSE) return;
      drawnAt = now;
      shown = true;
      const full = Math.round((WIDTH * Math.min(done, total)) / total);
      const bar = '█'.repeat(full) + '░'.repeat(WIDTH - full);
      const text = `${bar} ${thousands(done)} of ${thousands(total)} ${unit}${note === '' ? '' : `, ${note}`}`;
      io.err(`\r${text.slice(0, io.columns - 1)}\u001B[K`);
    },
    clear() {
      if (shown) io.err('\r\u001B[K');
      shown = false;
    },
  };
}
