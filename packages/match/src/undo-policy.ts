/** Who may take back whose input. */
import { allSeats } from '@turnwise/game';
import type { Seat } from '@turnwise/game';
import type { Rewindable } from './seen-rewind.ts';

/**
 * - `free`: any seat may take back anything that can be undone.
 * - `ownLast`: a seat may take back its own last input, as long as nobody else has made one since.
 * - `consent`: any seat may ask, and it is done when every other seat has asked for the same.
 */
export const UNDO_POLICIES = ['free', 'ownLast', 'consent'] as const;
export type UndoPolicy = (typeof UNDO_POLICIES)[number];

export type Permission =
  | { readonly granted: true }
  | { readonly granted: false; readonly code: string; readonly params: Readonly<Record<string, unknown>> };

const GRANTED: Permission = { granted: true };

/** Gathers consent; anything committed meanwhile voids it. */
export class UndoDesk {
  readonly #policy: UndoPolicy;
  readonly #seats: number;
  #asking: { readonly what: 'undo' | 'redo'; readonly agreed: Set<Seat> } | undefined;

  /** `asking` is who had asked before, for a match that goes on from a snapshot. */
  constructor(policy: UndoPolicy, seats: number, asking?: UndoDesk['asking']) {
    this.#policy = policy;
    this.#seats = seats;
    if (asking !== undefined) this.#asking = { what: asking.what, agreed: new Set(asking.agreed) };
  }

  /** `owner` made the input in question. The host (null) needs no permission. */
  ask(what: 'undo' | 'redo', seat: Seat | null, owner: Seat): Permission {
    if (seat === null || this.#policy === 'free') return GRANTED;
    if (this.#policy === 'ownLast')
      return seat === owner ? GRANTED : { granted: false, code: 'notYourInput', params: { seat, owner } };
    if (this.#asking?.what !== what) this.#asking = { what, agreed: new Set() };
    this.#asking.agreed.add(seat);
    const agreed = [...this.#asking.agreed].sort((a, b) => a - b);
    if (agreed.length === this.#seats) return GRANTED;
    return { granted: false, code: 'needsConsent', params: { what, agreed, needed: this.#seats } };
  }

  /** What a seat would be told if it asked: no, or yes once these seats have agreed as well. */
  wouldAnswer(what: 'undo' | 'redo', seat: Seat, owner: Seat): Rewindable {
    if (this.#policy === 'ownLast' && seat !== owner)
      return { able: false, code: 'notYourInput', params: { seat, owner } };
    if (this.#policy !== 'consent') return { able: true, waitsFor: [] };
    const agreed = this.#asking?.what === what ? this.#asking.agreed : undefined;
    const others = allSeats(this.#seats).filter((one) => one !== seat && agreed?.has(one) !== true);
    return { able: true, waitsFor: others };
  }

  /** Who has asked for what, while consent is being gathered. */
  get asking(): { readonly what: 'undo' | 'redo'; readonly agreed: readonly Seat[] } | undefined {
    return this.#asking === undefined ? undefined : { what: this.#asking.what, agreed: [...this.#asking.agreed] };
  }

  reset(): void {
    this.#asking = undefined;
  }

  /** A function that brings back who is asking now. */
  mark(): () => void {
    const asking = this.#asking;
    const agreed = new Set(asking?.agreed);
    return () => {
      this.#asking = asking === undefined ? undefined : { what: asking.what, agreed };
    };
  }
}
