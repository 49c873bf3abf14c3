/**
 * Games spread over workers. Ranges of games are handed out and merged in their order, so that the number of workers changes no result. A
 * simulation that is stopped reports the games from the first to where it came without a gap.
 */
import { ok, type Issue, type Result } from '@turnwise/kernel';
import { Ranges, type BatchResult, type Job, type Range, type Tally } from '@turnwise/simulate';

/** What a worker sends: that it has begun, or what came of a range. */
export type WorkerSays =
  | { readonly kind: 'ready' }
  | { readonly kind: 'played'; readonly range: Range; readonly result: BatchResult<Tally>; readonly took: number };

export interface Helper {
  send(range: Range): void;
  stop(): void;
}

export interface SpreadRequest {
  readonly job: Job<Tally>;
  readonly workers: number;
  /** Starts a worker, which is told ranges and answers by `hear`; `fail` if it breaks. */
  readonly start: (hear: (said: WorkerSays) => void, fail: (error: unknown) => void) => Helper;
  /** Told now and then: how many games are counted, and what they come to so far. */
  readonly onProgress: (games: number, soFar: () => Tally) => void;
}

export interface Spread {
  readonly result: Promise<Result<Tally, readonly Issue[]>>;
  /** Ends it with what there is. */
  stop(): void;
}

/** Ranges that a worker has before it: while it plays one, the next is on its way. */
const AHEAD = 2;

export function spreadGames({ job, workers, start, onProgress }: SpreadRequest): Spread {
  const ranges = new Ranges<Tally>(job.batches, job.adding);
  const helpers: Helper[] = [];
  let stop = (): void => undefined;
  const result = new Promise<Result<Tally, readonly Issue[]>>((resolve, reject) => {
    const end = (finish: () => void): void => {
      for (const helper of helpers) helper.stop();
      finish();
    };
    stop = () => end(() => resolve(ok(ranges.soFar())));
    for (let at = 0; at < workers; at++) {
      const helper = start(
        (said) => {
          if (said.kind === 'played') {
            ranges.done(said.range, said.result, said.took);
            onProgress(ranges.games, () => ranges.soFar());
          }
          const known = ranges.result;
          if (known !== undefined) return end(() => resolve(known));
          for (let sent = said.kind === 'ready' ? 0 : AHEAD - 1; sent < AHEAD; sent++) {
            const range = ranges.next();
            if (range !== undefined) helper.send(range);
          }
        },
        (error) => end(() => reject(error instanceof Error ? error : new Error(String(error)))),
      );
      helpers.push(helper);
    }
  });
  return { result, stop: () => stop() };
}
