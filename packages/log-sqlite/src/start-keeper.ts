/** Starts a thread that opens the file, and waits until it has. */
import { LogError } from '@turnwise/log';
import { Keeper } from './keeper.ts';
import type { FromKeeper, KeeperData } from './messages.ts';
import { startThread } from './start-thread.ts';

/** Resolves when the file is open and locked. */
export function startKeeper(data: KeeperData): Promise<Keeper> {
  const worker = startThread(data);
  const keeper = new Keeper(worker);
  let refusal: LogError | undefined;
  return new Promise((resolve, reject) => {
    worker.on('message', (message: FromKeeper) => {
      if (message.kind === 'ready') resolve(keeper);
      if (message.kind === 'refused') refusal = new LogError(message.fault.code, message.fault.message);
    });
    // A thread that refuses lets go of the file when it ends: only then can somebody else open it.
    void keeper.ended.then((reason) => reject(refusal ?? new LogError('unavailable', `${data.file}: ${reason}`)));
  });
}
