/**
 * The guests of a match in another thread, by number. Texts for a reader that does not keep up are dropped, those under way too, until it gets
 * a fresh look: looks are counted, and what was sent before the newest is not passed on.
 */
import type { Guest } from '../guest.ts';
import type { GuestData } from './messages.ts';

interface Known {
  readonly guest: Guest;
  /** It has been welcomed. */
  hasJoined: boolean;
  round: number;
  isSlow: boolean;
  /** Something has been sent to it: the first is its welcome. */
  isWelcomed: boolean;
}

export class FarGuests {
  readonly #byNumber = new Map<number, Known>();
  readonly #numbers = new WeakMap<Guest, number>();
  #added = 0;

  get size(): number {
    return this.#byNumber.size;
  }

  /** Those who have been welcomed. */
  get all(): readonly Guest[] {
    return [...this.#byNumber.values()].filter(({ hasJoined }) => hasJoined).map(({ guest }) => guest);
  }

  add(guest: Guest): number {
    const no = this.#added++;
    this.#byNumber.set(no, { guest, hasJoined: false, round: 0, isSlow: false, isWelcomed: false });
    this.#numbers.set(guest, no);
    return no;
  }

  joined(no: number): void {
    const known = this.#byNumber.get(no);
    if (known !== undefined) known.hasJoined = true;
  }

  delete(guest: Guest): number | undefined {
    const no = this.#numbers.get(guest);
    if (no !== undefined) this.#byNumber.delete(no);
    return no;
  }

  /** It is not here any more. */
  dismiss(no: number): void {
    const guest = this.#byNumber.get(no)?.guest;
    this.#byNumber.delete(no);
    guest?.dismissed?.();
  }

  /** Nobody is here any more: everybody is told why. */
  dismissAll(text: string): void {
    for (const [no, { guest }] of this.#byNumber) {
      guest.send(text);
      this.dismiss(no);
    }
  }

  /** The next texts that count are those of this round; undefined if it is not here. */
  begin(guest: Guest): { readonly no: number; readonly round: number; readonly isWelcomed: boolean } | undefined {
    const no = this.#numbers.get(guest);
    const known = no === undefined ? undefined : this.#byNumber.get(no);
    if (no === undefined || known === undefined) return undefined;
    known.isSlow = false;
    return { no, round: ++known.round, isWelcomed: known.isWelcomed };
  }

  /** Passes a text on. False if its reader has just become too slow. */
  send(no: number, round: number, text: string): boolean {
    const known = this.#byNumber.get(no);
    if (known === undefined || known.isSlow || known.round !== round) return true;
    known.isSlow = !known.guest.send(text);
    known.isWelcomed ||= !known.isSlow;
    return !known.isSlow;
  }
}

export function dataOf({ caller, deltas, labels, seen, stage }: Guest): GuestData {
  return { caller, deltas, labels, seen, stage };
}
