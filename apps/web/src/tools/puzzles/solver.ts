/** The solver as pages use it: one question at a time, and a new one ends the one before. */
import type { Action } from '@turnwise/unseen';
import type { Json } from '@turnwise/kernel';
import { WorkerCalls } from '../worker-calls.ts';
import type { LevelIssueText, ReadAsk, SolveAnswer, SolveAsk, SolveTold } from './solve-level.ts';

const MAX_NODES = 2_000_000;

export class Solver {
  readonly #calls = new WorkerCalls<SolveAsk | ReadAsk>(
    () => new Worker(new URL('../../worker/solver-worker.ts', import.meta.url), { type: 'module', name: 'solver' }),
  );

  /** A worker that cannot be made is an answer that fails. */
  async solve(
    document: Json,
    given: readonly Action[] = [],
    onProgress?: (told: SolveTold) => void,
  ): Promise<SolveAnswer> {
    if (this.#calls.isBusy) this.stop();
    return await this.#calls.ask<SolveAnswer, SolveTold>({ document, given, maxNodes: MAX_NODES }, onProgress);
  }

  /** What is wrong with a document that somebody brings. */
  async read(document: Json): Promise<readonly LevelIssueText[]> {
    if (this.#calls.isBusy) this.stop();
    return await this.#calls.ask<readonly LevelIssueText[]>({ read: document });
  }

  stop(): void {
    this.#calls.end();
  }
}
