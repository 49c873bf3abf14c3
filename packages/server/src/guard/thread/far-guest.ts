/** Somebody at a match in this thread, whose socket is in the server's. */
import type { Caller } from '../../caller.ts';
import type { Guest } from '../../guest.ts';
import type { Line } from '../line.ts';
import type { GuestData } from '../messages.ts';
import { isTooLarge } from './largest.ts';

export class FarGuest implements Guest {
  readonly caller: Caller;
  readonly deltas: boolean;
  readonly labels: boolean;
  readonly seen: boolean;
  readonly stage: boolean;
  readonly #line: Line;
  readonly #no: number;
  /** Counts the fresh looks: what was sent before the newest of them is not read any more. */
  #round: number;

  constructor(line: Line, no: number, round: number, { caller, deltas, labels, seen, stage }: GuestData) {
    this.caller = caller;
    this.deltas = deltas;
    this.labels = labels;
    this.seen = seen;
    this.stage = stage;
    this.#line = line;
    this.#no = no;
    this.#round = round;
  }

  /** Its reader has caught up, and gets a fresh look. */
  begin(round: number): void {
    this.#round = round;
  }

  /** Whether its reader keeps up is known at the other end, which drops what it cannot read. */
  send(text: string): boolean {
    // Rules whose looks are that large cannot be played: the thread ends, as for any other failure.
    if (isTooLarge(text)) process.exit(1);
    this.#line.tell('text', this.#no, this.#round, text);
    return true;
  }

  dismissed(): void {
    this.#line.tell('dismissed', this.#no);
  }
}
