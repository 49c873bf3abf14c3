/** How many seats a game has, their default names, and what is wrong with the names that a host gives. */
import { addIssues, issue, object } from '@turnwise/kernel';
import type { FieldShapes, Issue, Json } from '@turnwise/kernel';
import { isSeatName, seatNameIssues } from './seat-name.ts';

export interface SeatRange {
  readonly min: number;
  readonly max: number;
  /** The names, if the game itself names its seats; otherwise the host does. */
  readonly names?: readonly string[];
  /** Default names, one per seat, for a host that names seats but gives none. */
  readonly suggested?: readonly string[];
}

/** How many may play with these options; for invalid options, the full range. */
export function seatRange({ seats, seatsFor, options: shapes = {} }: ByOptions, options: Json): SeatRange {
  return seatsFor !== undefined && object(shapes).is(options) ? seatsFor(options) : seats;
}

interface ByOptions {
  readonly seats: SeatRange;
  readonly seatsFor?: ((options: Json) => SeatRange) | undefined;
  readonly options?: FieldShapes<Record<string, unknown>>;
}

/** The default names for a table of `count` seats: the game's own, those that it suggests, or plain ones. */
export function usualNames({ names, suggested = [], min }: SeatRange, count: number = min): readonly string[] {
  return names ?? defaultNames(count).map((name, index) => suggested[index] ?? name);
}

/** Plain names for a table. */
export function defaultNames(count: number): readonly string[] {
  return Array.from({ length: count }, (_, index) => `player${index + 1}`);
}

/** Too many seats, too few, a missing name, or a name used twice. */
export function seatIssues(seats: readonly string[], range: SeatRange): Issue[] {
  const { min, max, names } = range;
  if (names !== undefined)
    return seats.length === names.length && seats.every((name, index) => name === names[index])
      ? []
      : [issue('seats', 'wrongSeats', `the seats ${names.join(', ')}`, seats)];
  const issues: Issue[] = [];
  if (seats.length < min || seats.length > max)
    issues.push(issue('seats', 'wrongSeats', min === max ? `${min} seats` : `${min} to ${max} seats`, seats.length));
  // If there are too many, check only as many as there could be.
  seats.slice(0, max).forEach((name, index) => {
    const path = `seats[${index}]`;
    if (!isSeatName(name)) addIssues(issues, seatNameIssues(name, path));
    else if (seats.indexOf(name) !== index)
      issues.push(issue(path, 'wrongSeats', 'a name that no other seat has', name));
  });
  return issues;
}
