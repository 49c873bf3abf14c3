/**
 * Things in inputs, choices and answers, for people: a card by its id, a player by the seat's name, an item of the stack by its
 * number, a card that is not known `{ zone, player, index }`. Inside they are texts (`run/thing-text.ts`).
 */
import { nameOf, seatNamed } from '@turnwise/game';
import type { Seat, Table } from '@turnwise/game';
import { isRecord } from '@turnwise/kernel';
import type { Json } from '@turnwise/kernel';
import { writeCard } from './things.ts';

export function formatThing(text: string, table: Table): Json {
  if (/^@\d+$/u.test(text)) return nameOf(table, Number(text.slice(1)) as Seat);
  if (/^#\d+$/u.test(text)) return Number(text.slice(1));
  const hidden = /^\?(.*)\.(\d+)\.(\d+)$/u.exec(text);
  if (hidden === null) return writeCard(text, table);
  const [, zone = '', seat = '', index = ''] = hidden;
  return { zone, player: nameOf(table, Number(seat) as Seat), index: Number(index) };
}

/** The text that the rules know; undefined for what is no thing. Whether it is there is for them to say. */
export function parseThing(value: unknown, table: Table): string | undefined {
  if (typeof value === 'number') return Number.isSafeInteger(value) && value >= 0 ? `#${value}` : undefined;
  if (typeof value === 'string') {
    const seat = seatNamed(table, value);
    return seat === undefined ? value : `@${seat}`;
  }
  if (!isRecord(value)) return undefined;
  const { card, zone, player, index } = value;
  if (typeof card === 'string') return card;
  const owner = player === undefined ? 0 : seatNamed(table, player);
  return typeof zone === 'string' && owner !== undefined && Number.isSafeInteger(index)
    ? `?${zone}.${owner}.${String(index)}`
    : undefined;
}
