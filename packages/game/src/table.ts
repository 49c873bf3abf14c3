/** The names at a table: notation writes them where the state has numbers. */
import { seat } from './seat.ts';
import type { Seat } from './seat.ts';

export interface Table {
  readonly names: readonly string[];
}

export function nameOf(table: Table, one: Seat): string {
  return table.names[one] ?? `seat ${one}`;
}

export function seatNamed(table: Table, name: unknown): Seat | undefined {
  const index = table.names.indexOf(name as string);
  return index < 0 ? undefined : seat(index);
}
