/** What every command is given: the world outside, the games, and colours. */
import type { Registry } from '@turnwise/game';
import type { Colours } from './colours.ts';
import type { ExitStatus } from './exit.ts';
import type { Io } from './io.ts';

export interface Context {
  readonly io: Io;
  readonly registry: Registry;
  readonly colours: Colours;
  /** Set by the command that ran. */
  status: ExitStatus;
}

/** One line on standard output. */
export function say(context: Context, text = ''): void {
  context.io.out(`${text}\n`);
}

/** One JSON document on a line of its own. */
export function sayJson(context: Context, value: unknown): void {
  context.io.out(`${JSON.stringify(value)}\n`);
}
