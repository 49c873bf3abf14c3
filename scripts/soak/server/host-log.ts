/** A log that can be told to stop its process between the trial of an input and its append, or to hold appends back. */
import type { AppendResult, MatchLog } from '@turnwise/log';
import type { FromHost } from './host-messages.ts';

export interface HostLog {
  readonly log: MatchLog;
  stopAtAppend(): void;
  hold(): void;
  release(): void;
}

export function hostLog(log: MatchLog, tell: (message: FromHost, then?: () => void) => void): HostLog {
  let isStopping = false;
  let isHolding = false;
  const held: (() => void)[] = [];
  const append: MatchLog['append'] = async (...call): Promise<AppendResult> => {
    if (isStopping) {
      isStopping = false;
      await new Promise<void>((resolve) => {
        tell({ kind: 'stopping' }, resolve);
      });
      // It goes on from here when somebody wakes it.
      process.kill(process.pid, 'SIGSTOP');
    }
    if (isHolding)
      await new Promise<void>((resolve) => {
        held.push(resolve);
        tell({ kind: 'held', count: held.length });
      });
    return log.append(...call);
  };
  return {
    log: {
      create: (...call) => log.create(...call),
      append,
      read: (...call) => log.read(...call),
      follow: (...call) => log.follow(...call),
      head: (...call) => log.head(...call),
      listing: (...call) => log.listing(...call),
      ids: (...call) => log.ids(...call),
      list: (...call) => log.list(...call),
      keepSnapshot: (...call) => log.keepSnapshot(...call),
      snapshot: (...call) => log.snapshot(...call),
      keepContent: (...call) => log.keepContent(...call),
      content: (...call) => log.content(...call),
      whisper: (...call) => log.whisper(...call),
      hear: (...call) => log.hear(...call),
      close: () => log.close(),
    },
    stopAtAppend: () => void (isStopping = true),
    hold: () => void (isHolding = true),
    release() {
      isHolding = false;
      for (const go of held.splice(0)) go();
    },
  };
}
