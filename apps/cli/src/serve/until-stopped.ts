/** Runs until somebody wants it to stop, and then lets it leave in order. */
import type { RunningServer } from '@turnwise/serve';
import { say } from '../context.ts';
import type { Context } from '../context.ts';
import { EXIT } from '../exit.ts';

/** Milliseconds in which a second signal is the same wish: npm passes on what the terminal has sent to both. */
const SAME = 500;

export async function untilStopped(context: Context, running: RunningServer, delay: number): Promise<void> {
  const { io } = context;
  let since: number | undefined;
  await new Promise<void>((resolve, reject) => {
    const letGo = io.onStop(() => {
      if (since === undefined) {
        since = io.now();
        say(context, 'Finishing what has begun; once more ends it at once.');
        running.close(delay).then(resolve, reject).finally(letGo);
      } else if (io.now() - since > SAME) io.end(EXIT.interrupted);
    });
  });
  say(context, 'Stopped.');
}
