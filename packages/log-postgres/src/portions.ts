/** Bounds what is sent at once: a group of many small jobs goes in one statement, one of many large ones in several. */
import { LogError } from '@turnwise/log';

/** What is larger is refused. */
export const LARGEST_JOB = 64 * 2 ** 20;

const LARGEST_STATEMENT = 8 * 2 ** 20;

export function mustFit(bytes: number): void {
  if (bytes > LARGEST_JOB) throw new LogError('tooLarge', `at most ${LARGEST_JOB} bytes are taken, not ${bytes}`);
}

export function* portions<Job extends { readonly bytes: number }>(jobs: readonly Job[]): Iterable<readonly Job[]> {
  let some: Job[] = [];
  let bytes = 0;
  for (const job of jobs) {
    if (some.length > 0 && bytes + job.bytes > LARGEST_STATEMENT) {
      yield some;
      [some, bytes] = [[], 0];
    }
    some.push(job);
    bytes += job.bytes;
  }
  yield some;
}
