/**
 * Gathers what comes while a commit is under way into the next one, so that many writers share one wait for the disk. Nothing waits for
 * a timer: a lone job is committed at once.
 */
export interface GroupOptions<Job> {
  /** The most jobs in one commit. Default 1,000. */
  readonly most?: number;
  /** Commits that may be under way at once. Default 1. */
  readonly atOnce?: number;
  /** Two jobs with the same key are never under way at once; they keep their order. Left out where a commit can take both. */
  readonly keyOf?: (job: Job) => string;
  /** When to look at what has come: all that is added until then goes together. Default: after this turn of the microtasks. */
  readonly soon?: (look: () => void) => void;
}

interface Waiting<Job, Result> {
  readonly job: Job;
  readonly key: string | undefined;
  readonly resolve: (result: Result) => void;
  readonly reject: (reason: unknown) => void;
}

export class Groups<Job, Result> {
  readonly #commit: (jobs: readonly Job[]) => Promise<readonly Result[]>;
  readonly #most: number;
  readonly #atOnce: number;
  readonly #keyOf: ((job: Job) => string) | undefined;
  readonly #soon: (look: () => void) => void;
  readonly #busy = new Set<string>();
  readonly #idle: (() => void)[] = [];
  #waiting: Waiting<Job, Result>[] = [];
  #running = 0;
  #scheduled = false;

  /** `commit` gives one result for each job, in their order; if it throws, every job of the group fails with that. */
  constructor(commit: (jobs: readonly Job[]) => Promise<readonly Result[]>, options: GroupOptions<Job> = {}) {
    const { most = 1_000, atOnce = 1, keyOf, soon = queueMicrotask } = options;
    this.#commit = commit;
    this.#most = most;
    this.#atOnce = atOnce;
    this.#keyOf = keyOf;
    this.#soon = soon;
  }

  add(job: Job): Promise<Result> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ job, key: this.#keyOf?.(job), resolve, reject });
      this.#schedule();
    });
  }

  /** Resolves when everything that was added has been committed or has failed. */
  idle(): Promise<void> {
    if (this.#waiting.length === 0 && this.#running === 0) return Promise.resolve();
    return new Promise((resolve) => {
      this.#idle.push(resolve);
    });
  }

  #schedule(): void {
    if (this.#scheduled || this.#running >= this.#atOnce) return;
    this.#scheduled = true;
    this.#soon(() => {
      this.#scheduled = false;
      while (this.#running < this.#atOnce && this.#start());
      if (this.#waiting.length === 0 && this.#running === 0) for (const resolve of this.#idle.splice(0)) resolve();
    });
  }

  /** Whether there was something to commit. */
  #start(): boolean {
    const group = this.#next();
    if (group.length === 0) return false;
    this.#running++;
    void this.#run(group);
    return true;
  }

  #next(): readonly Waiting<Job, Result>[] {
    const waiting = this.#waiting;
    if (this.#keyOf === undefined) return waiting.splice(0, this.#most);
    const group: Waiting<Job, Result>[] = [];
    const rest: Waiting<Job, Result>[] = [];
    for (const one of waiting)
      if (group.length < this.#most && !this.#busy.has(one.key as string)) {
        this.#busy.add(one.key as string);
        group.push(one);
      } else rest.push(one);
    this.#waiting = rest;
    return group;
  }

  async #run(group: readonly Waiting<Job, Result>[]): Promise<void> {
    try {
      const results = await this.#commit(group.map(({ job }) => job));
      for (const [index, { resolve }] of group.entries()) resolve(results[index] as Result);
    } catch (thrown) {
      for (const { reject } of group) reject(thrown);
    }
    for (const { key } of group) if (key !== undefined) this.#busy.delete(key);
    this.#running--;
    this.#schedule();
  }
}
