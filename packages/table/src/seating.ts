/** Who has which seat. */
import type { SeatEntry } from './entry.ts';

export interface Seated {
  readonly seat: string;
  /** The hash of the holder's token; nobody if it is free or a bot's. */
  readonly holder: string | null;
  readonly bot: string | null;
  /** What the holder wants to be called. */
  readonly name: string | null;
  readonly muted: boolean;
  /** Who had it before. */
  readonly last: string | null;
  /** Those who were sent away from it, the newest last. */
  readonly kicked: readonly string[];
}

const MOST_KICKED = 16;

export class Seating {
  readonly #seats = new Map<string, Seated>();

  constructor(seats: readonly string[]) {
    for (const seat of seats)
      this.#seats.set(seat, { seat, holder: null, bot: null, name: null, muted: false, last: null, kicked: [] });
  }

  of(seat: string): Seated | undefined {
    return this.#seats.get(seat);
  }

  /** The seat that is held by the token with this hash. */
  seatOf(holder: string): string | undefined {
    return this.all.find((seated) => seated.holder === holder)?.seat;
  }

  get all(): readonly Seated[] {
    return [...this.#seats.values()];
  }

  get isFull(): boolean {
    return this.all.every(isTaken);
  }

  take(entry: SeatEntry): void {
    const before = this.#seats.get(entry.seat);
    if (before !== undefined) this.#seats.set(entry.seat, seatedAfter(before, entry));
  }

  mute(seat: string, muted: boolean): void {
    const seated = this.#seats.get(seat);
    if (seated !== undefined) this.#seats.set(seat, { ...seated, muted });
  }

  restore(seats: readonly Seated[]): void {
    for (const seated of seats) this.#seats.set(seated.seat, seated);
  }
}

/** The seat once the entry is done. */
export function seatedAfter(before: Seated, { seat, holder, bot, name, by }: SeatEntry): Seated {
  const isKick = by !== undefined && holder === null && bot === undefined && before.holder !== null;
  return {
    seat,
    holder,
    bot: bot ?? null,
    name: name ?? null,
    // Whoever leaves and sits down again is muted as before; with a kick it begins anew.
    muted: before.muted && !isKick,
    last: before.holder ?? before.last,
    kicked: isKick ? [...before.kicked, before.holder].slice(-MOST_KICKED) : before.kicked,
  };
}

export function isTaken({ holder, bot }: Pick<Seated, 'holder' | 'bot'>): boolean {
  return holder !== null || bot !== null;
}
