/** Why something is refused, in words: the game's own, otherwise words that fit every game. Seats are written by name. */
import { formatIssue } from '@turnwise/kernel';
import type { Issue, Refusal } from '@turnwise/kernel';
import type { AnyGame } from './game.ts';
import { message } from './message.ts';
import type { Message } from './message.ts';
import { SEAT_FIELDS } from './notation.ts';
import type { Seat } from './seat.ts';
import { nameOf } from './table.ts';
import type { Table } from './table.ts';

export function refusalMessage(game: AnyGame, refusal: Pick<Refusal, 'code' | 'params'>, table: Table): Message {
  const { code, params } = refusal;
  const { issues } = params;
  if (code === 'malformedInput' && Array.isArray(issues))
    return message('refusal.issues', { issues: (issues as readonly Issue[]).map(formatIssue).join('; ') });
  const said = game.messages[`refusal.${code}`] === undefined ? message(code, params) : game.refusalLabel(refusal);
  return named(said, table);
}

/** Refusals hold seats as numbers. */
function named({ key, params }: Message, table: Table): Message {
  const name = (value: unknown): unknown => (typeof value === 'number' ? nameOf(table, value as Seat) : value);
  const entries = Object.entries(params).map(([field, value]) =>
    SEAT_FIELDS.includes(field) ? [field, Array.isArray(value) ? value.map(name) : name(value)] : [field, value],
  );
  return message(key, Object.fromEntries(entries) as Message['params']);
}
