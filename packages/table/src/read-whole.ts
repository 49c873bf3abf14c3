/** Reads a match from the beginning of its log, without a snapshot: for documents, and to check that this build agrees with the log. */
import { fail, ok } from '@turnwise/kernel';
import type { Result } from '@turnwise/kernel';
import type { MatchId } from '@turnwise/log';
import { beginTable } from './begin-table.ts';
import type { BeginOptions, NoTable } from './begin-table.ts';
import type { Departed, Fold } from './fold.ts';
import { withRests } from './with-rests.ts';

export interface WholeFailure extends NoTable {
  /** The place of the record that cannot be followed, where it is one. */
  readonly departed?: Departed;
}

/** Nobody at a match waits for this. */
const LONG = 60_000;

/** Throws a `LogError` if the log does not answer. */
export async function readWhole(
  id: MatchId,
  { log, games }: Pick<BeginOptions, 'log' | 'games'>,
): Promise<Result<Fold, WholeFailure>> {
  const head = await log.head(id);
  if (head === undefined) return fail({ code: 'unknownMatch', issues: [] });
  const begun = await beginTable(head, { log, games, whole: true, time: LONG });
  if (!begun.ok) return begun;
  for await (const record of withRests(log.read(id))) {
    const applied = begun.value.apply(record);
    if (!applied.ok) return fail({ code: 'departed', issues: [applied.error.issue], departed: applied.error });
  }
  return ok(begun.value);
}
