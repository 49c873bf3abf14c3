/** Waiting that ends: an engine may leave a question unanswered for minutes, and nobody at a match waits so long. */
import { LogError } from './match-log.ts';
import type { MatchLog } from './match-log.ts';
import type { MatchId } from './head.ts';
import type { LogRecord } from './record.ts';

/** The answer, or after so many milliseconds the error. What comes later than that is not heard. */
export async function inTime<V>(answer: Promise<V>, milliseconds: number, late = noAnswer): Promise<V> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const end = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(late(milliseconds)), milliseconds);
  });
  try {
    return await Promise.race([answer, end]);
  } finally {
    clearTimeout(timer);
  }
}

/** Reads on as long as each record comes in time. */
export async function* readInTime(
  log: MatchLog,
  match: MatchId,
  from: number,
  milliseconds: number,
): AsyncIterable<LogRecord> {
  const records = log.read(match, from)[Symbol.asyncIterator]();
  let isOver = false;
  try {
    for (;;) {
      const next = await inTime(records.next(), milliseconds);
      isOver = next.done === true;
      if (next.done === true) return;
      yield next.value;
    }
  } finally {
    // Not waited for: one that hangs would hang here too.
    if (!isOver) void records.return?.()?.catch(() => undefined);
  }
}

function noAnswer(milliseconds: number): LogError {
  return new LogError('unavailable', `the log has not answered for ${milliseconds} ms`);
}
