/** What changes a match from outside of its rules: giving up, and what hosts and moderators do. */
import { z } from 'zod';
import { engineInput } from './action.ts';
import { PROTOCOL_LIMITS } from './limits.ts';
import type { Role } from './roles.ts';
import { line, seatName } from './words.ts';

const reason = line(PROTOCOL_LIMITS.reasonCharacters.usual).optional();

const concede = z.strictObject({ kind: z.literal('concede') });
const decline = z.strictObject({ kind: z.literal('decline') });
const halt = z.strictObject({ kind: z.literal('halt'), reason });
const resume = z.strictObject({ kind: z.literal('resume') });
const kick = z.strictObject({ kind: z.literal('kick'), seat: seatName, reason });
const mute = z.strictObject({ kind: z.literal('mute'), seat: seatName });
const unmute = z.strictObject({ kind: z.literal('unmute'), seat: seatName });
const timeout = z.strictObject({ kind: z.literal('timeout'), seat: seatName });
const system = z.strictObject({ kind: z.literal('system'), input: engineInput });
const end = z.strictObject({ kind: z.literal('end'), reason });

export const control = z.discriminatedUnion('kind', [
  concede,
  decline,
  halt,
  resume,
  timeout,
  kick,
  mute,
  unmute,
  system,
  end,
]);
export type ControlOrder = z.infer<typeof control>;
export type ControlKind = ControlOrder['kind'];

export interface ControlAbout {
  readonly who: readonly Role[];
  /** Whether it becomes a record of the log, and so moves the place. */
  readonly recorded: boolean;
  readonly about: string;
}

export const CONTROLS: Readonly<Record<ControlKind, ControlAbout>> = {
  concede: { who: ['seat'], recorded: true, about: 'The seat gives up. What that means is up to the rules.' },
  decline: { who: ['seat'], recorded: true, about: 'The seat says no to an undo or redo that others have asked for.' },
  halt: {
    who: ['host', 'moderator'],
    recorded: true,
    about: 'Stops the match and its clocks. Inputs are refused with `halted` until it is resumed.',
  },
  resume: { who: ['host', 'moderator'], recorded: true, about: 'Lets a halted match go on.' },
  timeout: {
    who: ['host', 'moderator'],
    recorded: true,
    about:
      'The seat has run out of time for what it has to decide, with what the rules say to that. A host is refused with `timeLeft` or `noClock` unless its clock has run out.',
  },
  kick: {
    who: ['host', 'moderator'],
    recorded: true,
    about:
      'Takes a seat away from who holds it, who cannot take it again. Its token ends. Where information is hidden, a host can do that only before the match has begun.',
  },
  mute: { who: ['host', 'moderator'], recorded: true, about: 'The seat can no longer write in the chat.' },
  unmute: { who: ['host', 'moderator'], recorded: true, about: 'The seat can write in the chat again.' },
  system: {
    who: ['host', 'moderator'],
    recorded: true,
    about:
      'Gives an input of the system, such as one that continues a match which the game itself has halted. Where information is hidden, a host can do that only before the match has begun.',
  },
  end: { who: ['host', 'moderator'], recorded: true, about: 'Ends the match without a result.' },
};
