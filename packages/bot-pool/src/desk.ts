/**
 * A place where one search at a time is made, with a thread that is started when it is first needed. A thread that crashes, or that
 * does not answer, is ended; the next search gets a new one.
 */
import { BotFailure } from './bot-failure.ts';
import type { Job } from './job.ts';
import type { FromThinker } from './messages.ts';
import type { PoolWorld, Thread } from './thread.ts';

export class Desk {
  readonly #world: PoolWorld;
  readonly #onFree: () => void;
  #thread: Thread | undefined;
  #isReady = false;
  #job: Job | undefined;
  /** What the search was told besides, also before its thread has started. */
  #end: 'stop' | 'drop' | undefined;
  #release: () => void = () => undefined;

  constructor(world: PoolWorld, onFree: () => void) {
    this.#world = world;
    this.#onFree = onFree;
  }

  get isFree(): boolean {
    return this.#job === undefined;
  }

  /** Whether a thread is there, or on its way. */
  get isStaffed(): boolean {
    return this.#thread !== undefined;
  }

  get job(): Job | undefined {
    return this.#job;
  }

  /** Starts the thread. */
  staff(): void {
    if (this.#thread !== undefined) return;
    this.#isReady = false;
    let thread: Thread | undefined = undefined;
    const isOurs = (): boolean => thread === undefined || this.#thread === thread;
    thread = this.#world.start({
      onMessage: (message) => {
        if (isOurs()) this.#hear(message);
      },
      onEnd: (why) => {
        if (!isOurs()) return;
        this.#thread = undefined;
        this.#leave()?.onFailure(new BotFailure('crashed', `the bot's thread ended: ${why}`));
      },
    });
    this.#thread = thread;
  }

  take(job: Job): void {
    this.#job = job;
    this.#end = undefined;
    this.staff();
    if (this.#isReady) this.#begin();
  }

  tell(end: 'stop' | 'drop'): void {
    const job = this.#job;
    if (job === undefined || this.#end === 'drop' || this.#end === end) return;
    this.#end = end;
    if (this.#isReady) this.#thread?.send({ kind: end, job: job.id });
    // A thread that has yet to start takes as long as it takes: patience with the search begins when that does.
    if (this.#isReady || end === 'drop') this.#wait(job.patience, job);
  }

  /** Ends the thread and fails what was at work. */
  close(): void {
    this.#thread?.stop();
    this.#thread = undefined;
    const job = this.#job;
    this.#job = undefined;
    this.#release();
    job?.onFailure(new BotFailure('closed', 'the pool of bots was closed'));
  }

  #begin(): void {
    const job = this.#job;
    if (job === undefined) return;
    const { id, search, patience } = job;
    try {
      this.#thread?.send({ kind: 'think', job: id, ...search });
    } catch (error) {
      this.#leave()?.onFailure(new BotFailure('failed', `the look cannot be sent: ${String(error)}`));
      return;
    }
    if (this.#end !== undefined) {
      this.#thread?.send({ kind: this.#end, job: id });
      this.#wait(patience, job);
    } else if (search.milliseconds !== undefined) this.#wait(search.milliseconds + patience, job);
  }

  #hear(message: FromThinker): void {
    if (message.kind === 'ready') {
      this.#isReady = true;
      this.#begin();
      return;
    }
    if (message.job !== this.#job?.id) return;
    switch (message.kind) {
      case 'progress':
        this.#job.onProgress(message.done, message.wanted);
        break;
      case 'found':
        this.#leave()?.onFound(message.name, message.found);
        break;
      case 'dropped':
        this.#leave()?.onFailure(new BotFailure('dropped', 'the bot is not wanted any more'));
        break;
      case 'failed':
        this.#leave()?.onFailure(new BotFailure('failed', message.why));
        break;
    }
  }

  /** If it has not answered after so long, its thread is ended. */
  #wait(milliseconds: number, { search, patience }: Job): void {
    this.#release();
    this.#release = this.#world.after(milliseconds, () => {
      this.#thread?.stop();
      this.#thread = undefined;
      const why = `${search.bot} did not answer within ${patience} ms after its time, and was ended`;
      this.#leave()?.onFailure(new BotFailure('overstayed', why));
    });
  }

  /** The search is over, and the next may come. */
  #leave(): Job | undefined {
    const job = this.#job;
    this.#job = undefined;
    this.#release();
    this.#onFree();
    return job;
  }
}
