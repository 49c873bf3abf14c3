/** A log whose answers to appends get lost: before they reach the store, or after. */
import type { AppendResult, MatchLog } from '../match-log.ts';

/** `fate` says what happens to the next append. `late` reaches the store only after a while. */
export function losingAnswers(log: MatchLog, fate: () => 'sent' | 'lostBefore' | 'lostAfter' | 'late'): MatchLog {
  const late: Promise<unknown>[] = [];
  return {
    create: (...call) => log.create(...call),
    async append(...call): Promise<AppendResult> {
      switch (fate()) {
        case 'sent':
          return log.append(...call);
        case 'lostBefore':
          return LOST;
        case 'lostAfter':
          await log.append(...call);
          return LOST;
        case 'late':
          late.push(later(() => log.append(...call)));
          return LOST;
      }
    },
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
    async close() {
      await Promise.allSettled(late);
      await log.close();
    },
  };
}

const LOST: AppendResult = { kind: 'inDoubt', reason: 'the answer was lost on purpose' };

function later<V>(make: () => Promise<V>): Promise<V> {
  return new Promise((resolve, reject) => {
    setTimeout(() => make().then(resolve, reject), 20);
  });
}
