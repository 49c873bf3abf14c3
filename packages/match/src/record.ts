/** An input as a document has it: in notation, with who made it. */
import { nameOf } from '@turnwise/game';
import type { AnyGame, AnyInput, Table } from '@turnwise/game';
import type { InputMark, RecordedInput } from './document.ts';

export function recordOf(game: AnyGame, table: Table, input: AnyInput): RecordedInput {
  const document = game.notation.input.format(input, table);
  return input.seat === undefined ? { input: document } : { as: nameOf(table, input.seat), input: document };
}

export function withMark(record: RecordedInput, { failed, bot }: InputMark = {}): RecordedInput {
  return { ...record, ...(failed === undefined ? {} : { failed }), ...(bot === undefined ? {} : { bot }) };
}
