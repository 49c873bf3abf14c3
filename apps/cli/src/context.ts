/** What every command is given: the world outside, the games, and colours. */
import { wrappedWith } from './columns.ts';
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

/** The same set in, broken between words where somebody sees it on a screen; what follows is set in by `rest`. */
export function sayWrapped(context: Context, text: string, indent = 0, rest = indent): void {
  const { stdoutIsTty, columns } = context.io;
  const lines = stdoutIsTty ? wrappedWith(text, columns, indent, rest) : [' '.repeat(indent) + text];
  for (const line of lines) say(context, line);
}

/** One JSON document on a line of its own. */
export function sayJson(context: Context, value: unknown): void {
  context.io.out(`${JSON.stringify(value)}\n`);
}
