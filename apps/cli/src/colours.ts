/** Colours where somebody sees them: on a terminal, unless NO_COLOR or a dumb terminal says otherwise. */
import picocolors from 'picocolors';
import type { Io } from './io.ts';

export type Colours = ReturnType<typeof picocolors.createColors>;

export function coloursFor(io: Io): Colours {
  return picocolors.createColors(io.stdoutIsTty && wantsColour(io.env));
}

/** https://no-color.org: set to anything but the empty text, it means no. */
export function wantsColour(env: Io['env']): boolean {
  return (env['NO_COLOR'] ?? '') === '' && env['TERM'] !== 'dumb';
}
