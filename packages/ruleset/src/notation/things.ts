/**
 * Cards and players in positions: a card by its id, a player by the seat's name. A card whose id is a seat's name is
 * `{ card: ID }`; a card that a viewer does not know `{ hidden: N }`; nothing is null.
 */
import { nameOf, seatNamed } from '@turnwise/game';
import type { Seat, Table } from '@turnwise/game';
import { isRecord } from '@turnwise/kernel';
import type { Json } from '@turnwise/kernel';
import { NOTHING } from '../types.ts';
import type { CardState } from '../types.ts';
import { isSlot, slotOf } from '../view/map-items.ts';
import type { Reading } from './reading.ts';

export function writeThing(value: number, cards: readonly CardState[], table: Table): Json {
  if (value === NOTHING) return null;
  if (isSlot(value)) return { hidden: slotOf(value) };
  return value < 0 ? nameOf(table, ~value as Seat) : writeCard((cards[value] as CardState).id, table);
}

/** The id, unless somebody at the table is called so. */
export function writeCard(id: string, table: Table): Json {
  return table.names.includes(id) ? { card: id } : id;
}

/** A card or a player; NOTHING for null, and with an issue for what is neither. */
export function readThing(
  value: unknown,
  path: string,
  numbers: ReadonlyMap<string, number>,
  reading: Reading,
): number {
  if (value === null || value === undefined) return NOTHING;
  const seat = seatNamed(reading.table, value);
  return seat === undefined ? readCard(value, path, numbers, reading) : ~seat;
}

/** The number of a card; NOTHING with an issue where there is none of this id. */
export function readCard(value: unknown, path: string, numbers: ReadonlyMap<string, number>, reading: Reading): number {
  const id = isRecord(value) ? value['card'] : value;
  const number = typeof id === 'string' ? numbers.get(id) : undefined;
  if (number !== undefined) return number;
  reading.unknown(id, path, [...numbers.keys()], 'Card');
  return NOTHING;
}
