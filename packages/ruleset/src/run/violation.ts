/** What the data of a ruleset led to and no checker can exclude. Thrown by effects and values, before they change anything. */
import type { Json } from '@turnwise/kernel';
import type { Zone } from '../compiled/compiled.ts';
import { NOTHING } from '../types.ts';

export const VIOLATIONS = ['divisionByZero', 'outOfRange', 'cannotPay', 'zoneFull', 'noZone', 'noFaces'] as const;
export type ViolationCode = (typeof VIOLATIONS)[number];

/** No `Error`: it is thrown and caught in the ordinary course of a match, and nobody reads its stack. */
export class Violation {
  readonly code: ViolationCode;
  readonly params: Readonly<Record<string, Json>>;
  /** The zone that has no room, by its word, and whose it is; nothing of any other violation. */
  readonly zone: number;
  readonly whose: number;

  constructor(code: ViolationCode, params: Readonly<Record<string, Json>> = {}, zone = NOTHING, whose = NOTHING) {
    this.code = code;
    this.params = params;
    this.zone = zone;
    this.whose = whose;
  }

  toString(): string {
    return `violation: ${this.code}`;
  }
}

/** A zone of this seat holds as many cards as it can. */
export function zoneFull({ id, symbol, shared }: Zone, seat: number): Violation {
  return new Violation('zoneFull', { zone: id }, symbol, shared ? NOTHING : ~seat);
}

/** A computed number, if it is within the range of numbers that rules may reach. */
export function inRange(number: number): number {
  // Nearly all are small; a minus zero becomes a zero.
  const small = number | 0;
  if (small === number) return small;
  if (!isInRange(number)) throw new Violation('outOfRange');
  return number;
}

export function isInRange(number: number): boolean {
  return Number.isSafeInteger(number) && number !== NOTHING;
}

/** For arithmetic: nothing is 0. */
export function orZero(value: number): number {
  return value === NOTHING ? 0 : value;
}
