/** Writes a match as a document: what it began with and every input since. */
import type { AnyTypes } from '@turnwise/game';
import { cloneDeep } from '@turnwise/kernel';
import type { Kernel } from '@turnwise/kernel';
import { unusualBudgets } from './budgets.ts';
import type { Course } from './course.ts';
import { DOCUMENT_VERSION } from './document.ts';
import type { DroppedInputs, MatchDocument, RecordedHash, RecordedInput } from './document.ts';
import { faultInput, guarded } from './fault.ts';
import { recordOf, withMark } from './record.ts';
import type { MatchStart } from './request.ts';

/** What was recorded before the log begins, in a match that was loaded. The inputs are those before its snapshot. */
export interface Earlier {
  readonly inputs: readonly RecordedInput[];
  readonly hashes: readonly RecordedHash[];
  /** What was dropped to continue after a fault. */
  readonly dropped: readonly DroppedInputs[];
}

export function documentOf(
  { request, table, options, budgets }: MatchStart,
  course: Course,
  earlier: Earlier,
  snapshotBy: Kernel<AnyTypes> | undefined,
): MatchDocument {
  const { game, seed, random, position } = request;
  const { log, state } = course.history;
  const unusual = unusualBudgets(budgets);
  const inputs = log.map((frame): RecordedInput => withMark(recordOf(game, table, frame.input), course.markOf(frame)));
  if (course.fault !== undefined) inputs.push(withMark({ input: faultInput(course.fault) }, { failed: course.failed }));
  const stateHash = request.hash === false ? undefined : guarded('hash', () => game.kernel.hash(state));
  // A state that cannot be written is left out: the inputs lead to it anyway.
  const snapshot = snapshotBy?.codec.toJson(state);
  return cloneDeep<MatchDocument>({
    turnwise: DOCUMENT_VERSION,
    game: game.id,
    version: game.version,
    seats: table.names,
    options,
    seed,
    ...(random === undefined ? {} : { random }),
    ...(position === undefined ? {} : { start: position }),
    ...(unusual === undefined ? {} : { budgets: unusual }),
    inputs: [...earlier.inputs, ...course.archive.records(game, table), ...inputs],
    hashes: [...earlier.hashes, ...course.archive.hashes, ...log.map((frame) => frame.hash)],
    ...(stateHash?.ok === true ? { stateHash: stateHash.value } : {}),
    decisions: course.decisions.ids(),
    ...(course.rewinds === 0 ? {} : { rewinds: course.rewinds }),
    ...(earlier.dropped.length === 0 ? {} : { dropped: earlier.dropped }),
    ...(snapshot?.ok === true ? { snapshot: snapshot.value } : {}),
  });
}
