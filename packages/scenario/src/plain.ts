/** Values of a game as plain JSON, the way that a file would hold them. */
import { nameOf, SEAT_FIELDS } from '@turnwise/game';
import type { Seat, Table } from '@turnwise/game';
import { isRecord } from '@turnwise/kernel';
import type { Json } from '@turnwise/kernel';

/** What JSON makes of a value: fields that are undefined are gone. */
export function toPlain(value: unknown): Json {
  return (JSON.parse(JSON.stringify(value) ?? 'null') ?? null) as Json;
}

/** The parameters of a refusal, with seats by name in the fields that notation knows to hold seats. */
export function formatParams(params: unknown, table: Table): Json {
  return withNames(toPlain(params), table);
}

function withNames(value: Json, table: Table): Json {
  if (Array.isArray(value)) return value.map((one) => withNames(one as Json, table));
  if (!isRecord(value)) return value;
  const entries = Object.entries(value as Readonly<Record<string, Json>>).map(([key, one]): [string, Json] => [
    key,
    SEAT_FIELDS.includes(key) ? seatNames(one, table) : withNames(one, table),
  ]);
  return Object.fromEntries(entries);
}

function seatNames(value: Json, table: Table): Json {
  if (Array.isArray(value)) return value.map((one) => seatNames(one as Json, table));
  const known = typeof value === 'number' && table.names[value] !== undefined;
  return known ? nameOf(table, value as Seat) : withNames(value, table);
}
