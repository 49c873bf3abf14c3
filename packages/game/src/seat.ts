/** A place at the table. A person, a bot or nobody sits in it. */
declare const seatBrand: unique symbol;

/** Seats count from 0 in turn order; people see their names. */
export type Seat = number & { readonly [seatBrand]: true };

/** One value for each seat, by seat. */
export type BySeat<V> = readonly V[];

/** A viewer: a seat, or a spectator (null). */
export type Viewer = Seat | null;

export const SPECTATOR: Viewer = null;

export function seat(index: number): Seat {
  return index as Seat;
}

export function allSeats(count: number): readonly Seat[] {
  return Array.from({ length: count }, (_, index) => seat(index));
}

/** Lists of one seat, made once, because `toAct` is called after every move. */
const SINGLE: readonly (readonly Seat[])[] = Array.from({ length: 16 }, (_, index) => Object.freeze([seat(index)]));

export const NO_SEATS: readonly Seat[] = Object.freeze([]);

export function onlySeat(one: Seat): readonly Seat[] {
  return SINGLE[one] ?? [one];
}
