/** Lets the system of a match go on to the next decision, call by call, so that Ctrl-C comes through meanwhile. */
import type { Match } from '@turnwise/match';
import type { Context } from './context.ts';
import { Interrupted } from './exit.ts';

export async function goOn({ io }: Pick<Context, 'io'>, match: Match): Promise<void> {
  if (!match.due) return;
  let isStopped = false;
  const release = io.onInterrupt(() => (isStopped = true));
  try {
    while (match.due) {
      match.advance();
      await io.breathe();
      if (isStopped) throw new Interrupted();
    }
  } finally {
    release();
  }
}
