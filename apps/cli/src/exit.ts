/** Exit statuses, and the way to end a command with one. Only a host may throw, and this is one. */

import { shortText } from '@turnwise/kernel';

/** What a shell is told: all is well, a check failed, a usage or content error, a fault of ours, or Ctrl-C. */
export const EXIT = { ok: 0, failed: 1, wrong: 2, fault: 70, interrupted: 130 } as const;
export type ExitStatus = (typeof EXIT)[keyof typeof EXIT];

/** The same line, with no word in it that fills a screen: a name that was given may be of any length. */
export function shortLine(line: string): string {
  return line.replaceAll(/\S{300,}/g, (word) => shortText(word, 200));
}

/** Ends the command: one clear line on standard error for each problem. */
export class Trouble extends Error {
  readonly lines: readonly string[];
  readonly status: ExitStatus;

  constructor(lines: string | readonly string[], status: ExitStatus = EXIT.wrong) {
    const list = (typeof lines === 'string' ? [lines] : lines).map(shortLine);
    super(list.join('\n'));
    this.name = 'Trouble';
    this.lines = list;
    this.status = status;
  }
}

/** A person pressed Esc at a prompt that lets them. */
export class Escaped extends Error {
  constructor() {
    super('escaped');
    this.name = 'Escaped';
  }
}

/** A person pressed Ctrl-C at a prompt. */
export class Interrupted extends Error {
  constructor() {
    super('interrupted');
    this.name = 'Interrupted';
  }
}
