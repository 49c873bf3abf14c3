/** The thread that has the file: opens it, answers one question after the other, and lets go of it. */
import { parentPort, workerData } from 'node:worker_threads';
import { answer } from './file/answer.ts';
import { closeFile } from './file/close-file.ts';
import { faultOf } from './file/fault-of.ts';
import { FileLost } from './file/file-lost.ts';
import { openFile } from './file/open-file.ts';
import type { Store } from './file/store.ts';
import type { FromKeeper, KeeperData, ToKeeper } from './messages.ts';

const data = workerData as KeeperData;

function say(message: FromKeeper): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread is no window
  parentPort?.postMessage(message);
}

function serve(store: Store): void {
  parentPort?.on('message', ({ no, ask }: ToKeeper) => {
    if (ask.kind === 'close') {
      closeFile(store);
      say({ kind: 'answer', no, answer: undefined });
      parentPort?.close();
      return;
    }
    try {
      say({ kind: 'answer', no, answer: answer(store, ask) });
    } catch (thrown) {
      // The thread ends: whatever it was to write is in doubt then, and nobody reads what it has left uncommitted.
      if (thrown instanceof FileLost) throw thrown;
      say({ kind: 'failed', no, fault: faultOf(thrown) });
    }
  });
  say({ kind: 'ready' });
}

try {
  serve(openFile(data));
} catch (thrown) {
  say({ kind: 'refused', fault: faultOf(thrown) });
}
