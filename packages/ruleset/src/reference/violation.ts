/** What the data of a ruleset can lead to and no checker can exclude (section 8). */
export class Violation extends Error {
  readonly code: string;

  constructor(code: string) {
    super(code);
    this.code = code;
  }
}

/** A guard was exceeded: the input leaves no trace. */
export class GuardExceeded extends Error {
  readonly guard: string;

  constructor(guard: string) {
    super(guard);
    this.guard = guard;
  }
}

/** Holds a number to the range of integers that rules may reach: the least safe integer stands for nothing elsewhere. */
export function inRange(number: number): number {
  if (!Number.isSafeInteger(number) || number === Number.MIN_SAFE_INTEGER) throw new Violation('outOfRange');
  return number;
}

/** A system control goes on without the item that halted. */
export class Skipped extends Error {}

/** The match is over: whatever was at work is left. */
export class MatchOver extends Error {}
