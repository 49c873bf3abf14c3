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

/** Without a total, which may not be known, there is a number and no bar. */
export function createProgressBar(io: Io, total: number | undefined, unit: string): ProgressBar {
  if (!io.stderrIsTty) return { update: () => undefined, clear: () => undefined };
  let drawnAt = Number.NEGATIVE_INFINITY;
  let shown = false;
  return {
    update(done, note = '') {
      const now = io.now();
      if (now - drawnAt < PAUSE) return;
      drawnAt = now;
      shown = true;
      const text = `${soFar(done, total)} ${unit}${note === '' ? '' : `, ${note}`}`;
      io.err(`\r${text.slice(0, io.columns - 1)}\u001B[K`);
    },
    clear() {
      if (shown) io.err('\r\u001B[K');
      shown = false;
    },
  };
}

function soFar(done: number, total: number | undefined): string {
  if (total === undefined) return thousands(done);
  const full = Math.round((WIDTH * Math.min(done, total)) / total);
  return `${'█'.repeat(full)}${'░'.repeat(WIDTH - full)} ${thousands(done)} of ${thousands(total)}`;
}
