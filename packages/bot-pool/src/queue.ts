/**
 * Searches that wait for a thread. Those that somebody waits for come first; among them owners take turns, so that one with many searches keeps
 * the others waiting only a little; and those of one owner come in their order.
 */
import type { Job } from './job.ts';

/** Owners whose last turn is remembered. */
const REMEMBERED = 10_000;

export class Queue {
  #jobs: readonly Job[] = [];
  /** When each owner last had a turn, the longest ago first. */
  readonly #turns = new Map<string, number>();
  #taken = 0;

  get size(): number {
    return this.#jobs.length;
  }

  add(...jobs: readonly Job[]): void {
    this.#jobs = [...this.#jobs, ...jobs];
  }

  /** The one whose turn it is; undefined if there is none. */
  take(): Job | undefined {
    let next: Job | undefined;
    for (const job of this.#jobs) if (next === undefined || this.#isBefore(job, next)) next = job;
    if (next === undefined) return undefined;
    this.remove(next.id);
    this.#turns.delete(next.owner);
    this.#turns.set(next.owner, this.#taken++);
    const [oldest] = this.#turns.keys();
    if (this.#turns.size > REMEMBERED && oldest !== undefined) this.#turns.delete(oldest);
    return next;
  }

  remove(id: number): void {
    this.#jobs = this.#jobs.filter((job) => job.id !== id);
  }

  /** Puts another in its place, if it is still waiting. */
  change(id: number, to: (job: Job) => Job): void {
    this.#jobs = this.#jobs.map((job) => (job.id === id ? to(job) : job));
  }

  /** Takes all of them. */
  empty(): readonly Job[] {
    const jobs = this.#jobs;
    this.#jobs = [];
    return jobs;
  }

  #isBefore(job: Job, other: Job): boolean {
    if (job.isAwaited !== other.isAwaited) return job.isAwaited;
    return (this.#turns.get(job.owner) ?? -1) < (this.#turns.get(other.owner) ?? -1);
  }
}
