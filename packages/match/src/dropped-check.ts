/** Checks the inputs that a document says were dropped against the game and the rest of the document. */
import { seatNamed } from '@turnwise/game';
import type { AnyGame } from '@turnwise/game';
import { isRecord, issue, issuesUnder } from '@turnwise/kernel';
import type { Issue } from '@turnwise/kernel';
import type { DroppedInputs, MatchDocument, RecordedInput } from './document.ts';
import { parseFault } from './fault.ts';

/** What cannot have been dropped from this match. */
export function droppedIssues(saved: MatchDocument, game: AnyGame): readonly Issue[] {
  const { dropped = [], inputs, rewinds = 0 } = saved;
  const issues = dropped.flatMap((one, index) => issuesUnder(`dropped[${index}]`, inputsIssues(one, saved, game)));
  if (rewinds < dropped.length)
    issues.push(
      issue('rewinds', 'wrongCount', `${dropped.length} or more, one for each time inputs were dropped`, rewinds),
    );
  // The match can be shorter only if play was taken back since.
  if (rewinds === dropped.length)
    for (const [index, { at }] of dropped.entries())
      if (at > inputs.length)
        issues.push(issue(`dropped[${index}].at`, 'wrongPlace', `${inputs.length} or less, the number of inputs`, at));
  return issues;
}

/** Only a fault may name an input that failed, and only a seat or the system can have made it. */
export function failedIssues(inputs: readonly RecordedInput[], seats: readonly string[]): readonly Issue[] {
  return inputs.flatMap(({ as, input, failed }, index): readonly Issue[] => {
    if (failed === undefined) return [];
    const path = `inputs[${index}].failed`;
    if (as !== undefined || !isRecord(input) || input['kind'] !== 'fault')
      return [issue(path, 'unknownField', 'this field only on a fault')];
    if (failed.as === undefined || seats.includes(failed.as)) return [];
    return [issue(`${path}.as`, 'unknownSeat', `one of ${seats.join(', ')}`, failed.as)];
  });
}

function inputsIssues({ inputs }: DroppedInputs, { seats }: MatchDocument, game: AnyGame): readonly Issue[] {
  const table = { names: seats };
  const last = inputs.length - 1;
  if (last < 0) return [issue('inputs', 'wrongLength', 'a fault at the end', 0)];
  const failed = failedIssues(inputs, seats);
  if (failed.length > 0) return failed;
  return inputs.flatMap(({ as, input }, index): readonly Issue[] => {
    const path = `inputs[${index}]`;
    // A seat's input comes first, and only where the fault is not alone.
    const isSeats = index === 0 && last > 0;
    if (!isSeats && as !== undefined) return [issue(`${path}.as`, 'wrongSeat', 'an input of the system', as)];
    if (index === last) return underOf(`${path}.input`, parseFault(input));
    if (!isSeats) return underOf(`${path}.input`, game.notation.input.parse(input, null, table));
    const seat = as === undefined ? undefined : seatNamed(table, as);
    if (seat === undefined) return [issue(`${path}.as`, 'unknownSeat', `one of ${seats.join(', ')}`, as ?? null)];
    return underOf(`${path}.input`, game.notation.input.parse(input, seat, table));
  });
}

type Checked = { readonly ok: true } | { readonly ok: false; readonly error: readonly Issue[] };

function underOf(path: string, checked: Checked): readonly Issue[] {
  return checked.ok ? [] : issuesUnder(path, checked.error);
}
