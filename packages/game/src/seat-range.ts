/** How many seats a game has, what they are called when nobody says so, and what is wrong with the names that a host gives. */
import { addIssues, issue, object } from '@turnwise/kernel';
import type { FieldShapes, Issue, Json } from '@turnwise/kernel';
import { isSeatName, seatNameIssues } from './seat-name.ts';

export interface SeatRange {
  readonly min: number;
  readonly max: number;
  /** Where the game itself names its seats; else the host does. */
  readonly names?: readonly string[];
  /** Where the host names them: the names to take when it gives none, as many as there are seats. */
  readonly suggested?: readonly string[];
}

/** How many may play with these options; with such as are none of the game's, as many as ever may. */
export function seatRange({ seats, seatsFor, options: shapes = {} }: ByOptions, options: Json): SeatRange {
  return seatsFor !== undefined && object(shapes).is(options) ? seatsFor(options) : seats;
}

interface ByOptions {
  readonly seats: SeatRange;
  readonly seatsFor?: ((options: Json) => SeatRange) | undefined;
  readonly options?: FieldShapes<Record<string, unknown>>;
}

/** The names of a table of so many seats when nobody gives any: the game's own, those that it suggests, or plain ones. */
export function usualNames({ names, suggested = [], min }: SeatRange, count: number = min): readonly string[] {
  return names ?? defaultNames(count).map((name, index) => suggested[index] ?? name);
}

/** Plain names for a table. */
export function defaultNames(count: number): readonly string[] {
  return Array.from({ length: count }, (_, index) => `player${index + 1}`);
}

/** Too many, too few, without a name, or of one name. */
export function seatIssues(seats: readonly string[], range: SeatRange): Issue[] {
  const { min, max, names } = range;
  if (names !== undefined)
    return seats.length === names.length && seats.every((name, index) => name === names[index])
      ? []
      : [issue('seats', 'wrongSeats', `the seats ${names.join(', ')}`, seats)];
  const issues: Issue[] = [];
  if (seats.length < min || seats.length > max)
    issues.push(issue('seats', 'wrongSeats', min === max ? `${min} seats` : `${min} to ${max} seats`, seats.length));
  // Of too many, those that there might be are looked at.
  seats.slice(0, max).forEach((name, index) => {
    const path = `seats[${index}]`;
    if (!isSeatName(name)) addIssues(issues, seatNameIssues(name, path));
    else if (seats.indexOf(name) !== index)
      issues.push(issue(path, 'wrongSeats', 'a name that no other seat has', name));
  });
  return issues;
}
