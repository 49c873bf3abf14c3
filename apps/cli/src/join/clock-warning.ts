/** Says when one's own time is about to run out. */
import { say } from '../context.ts';
import type { Context } from '../context.ts';
import { endOfTime } from './clock-lines.ts';
import type { Joined } from './joined.ts';

/** Seconds before the end. */
const WARN_AT = [60, 10];

export class ClockWarning {
  readonly #context: Context;
  readonly #joined: Joined;
  readonly #stop: () => void;
  #callOff: readonly (() => void)[] = [];

  constructor(context: Context, joined: Joined) {
    this.#context = context;
    this.#joined = joined;
    this.#stop = joined.table.on('clock', () => this.#plan());
    this.#plan();
  }

  stop(): void {
    this.#stop();
    for (const callOff of this.#callOff) callOff();
  }

  #plan(): void {
    for (const callOff of this.#callOff) callOff();
    const { table, client } = this.#joined;
    const end = endOfTime(table.clocks, table.seat);
    const left = end === undefined ? 0 : end - client.now();
    this.#callOff = WARN_AT.map((seconds) => [seconds, left - seconds * 1_000] as const)
      .filter(([, wait]) => wait > 0)
      .map(([seconds, wait]) => this.#context.io.after(wait, () => this.#warn(seconds)));
  }

  #warn(seconds: number): void {
    say(this.#context, this.#context.colours.yellow(`You have ${seconds} seconds left.`));
  }
}
