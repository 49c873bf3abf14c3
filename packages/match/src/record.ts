/** An input as a document has it: in notation, with who made it. */
import { nameOf } from '@turnwise/game';
import type { AnyGame, AnyInput, Table } from '@turnwise/game';
import type { FailedInput, RecordedInput } from './document.ts';

export function recordOf(game: AnyGame, table: Table, input: AnyInput): RecordedInput {
  const document = game.notation.input.format(input, table);
  return input.seat === undefined ? { input: document } : { as: nameOf(table, input.seat), input: document };
}

export function withFailed(record: RecordedInput, failed: FailedInput | undefined): RecordedInput {
  return failed === undefined ? record : { ...record, failed };
}
