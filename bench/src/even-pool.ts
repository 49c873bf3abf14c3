/**
 * A pool of two that gives both thinkers the same to do. A pool gives a lone search to its first desk, so that the other's code is compiled
 * later, and the slower of two decides how fast both are together.
 */
import { BotPool } from '@turnwise/bot-pool';
import type { PoolWorld, Thread, ThreadHears } from '@turnwise/bot-pool';
import { startThinker } from '@turnwise/bot-pool/node';

export interface EvenPool {
  readonly pool: BotPool;
  /** The thinkers change desks; only while nobody thinks. */
  swap(): void;
}

export function createEvenPool(registry: string): EvenPool {
  const desks: ThreadHears[] = [];
  const thinkers: Thread[] = [];
  let shift = 0;
  const other = <T>(all: readonly T[], at: number): T => all[(at + shift) % 2] as T;
  const start: PoolWorld['start'] = (hears) => {
    const at = desks.push(hears) - 1;
    thinkers[at] = startThinker(registry, {
      onMessage: (message) => other(desks, at).onMessage(message),
      onEnd: (why) => other(desks, at).onEnd(why),
    });
    return { send: (message) => other(thinkers, at).send(message), stop: () => thinkers[at]?.stop() };
  };
  const after = (milliseconds: number, call: () => void): (() => void) => {
    const timer = setTimeout(call, milliseconds);
    return () => clearTimeout(timer);
  };
  return { pool: new BotPool({ size: 2, start, after }), swap: () => (shift = 1 - shift) };
}
