/** A line on a terminal while a bot thinks: who, how far, and how to hurry it. It appears after a moment, and goes when the bot is done. */
import type { BotProgress } from '@turnwise/bot-pool';
import type { Io } from '../io.ts';
import { isAtTerminal } from '../io.ts';

export interface ThinkingLine {
  readonly update: (progress: BotProgress) => void;
  clear(): void;
}

const WIDTH = 20;
/** Milliseconds before it appears: most decisions are made by then. */
const MOMENT = 300;
/** Milliseconds between two drawings. */
const PAUSE = 100;

export function createThinkingLine(io: Io, doing: string | undefined, limit: number | undefined): ThinkingLine {
  if (doing === undefined || !isAtTerminal(io)) return { update: () => undefined, clear: () => undefined };
  const begun = io.now();
  let drawnAt: number | undefined;
  const draw = (share: number, now: number): void => {
    drawnAt = now;
    const full = Math.round(WIDTH * Math.min(share, 1));
    const bar = '█'.repeat(full) + '░'.repeat(WIDTH - full);
    io.out(`\r${`${doing} ${bar} (Enter: move now)`.slice(0, io.columns - 1)}\u001B[K`);
  };
  const release = io.after(MOMENT, () => draw(0, io.now()));
  return {
    update({ done, wanted }) {
      const now = io.now();
      if (now - begun < MOMENT || (drawnAt !== undefined && now - drawnAt < PAUSE)) return;
      draw(Math.max(done / wanted, limit === undefined ? 0 : (now - begun) / limit), now);
    },
    clear() {
      release();
      if (drawnAt !== undefined) io.out('\r\u001B[K');
    },
  };
}
