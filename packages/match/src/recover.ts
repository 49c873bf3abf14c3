/**
 * Recovery after a fault: the document without it. If the match would fault again at once, the last input of a seat is
 * dropped too, with the system's inputs after it. What was dropped stays in the document.
 */
import type { AnyGame } from '@turnwise/game';
import { fail, isRecord, issue, issuesUnder, object, optional, text } from '@turnwise/kernel';
import type { Issue, Result } from '@turnwise/kernel';
import { endsInFault, gameIssues } from './document-check.ts';
import type { DroppedInputs, MatchDocument } from './document.ts';
import { parseFault } from './fault.ts';
import type { Match } from './match.ts';
import { settle } from './settle.ts';

/** Who brings the match back, and why. */
export type Recovery = Pick<DroppedInputs, 'by' | 'reason'>;

const shape = object<Recovery>({ by: text, reason: optional(text) });

/** It goes into the document, which must be loaded again. */
export function recoveryIssues(recovery: unknown): readonly Issue[] {
  if (!shape.is(recovery)) return shape.issues(recovery, 'recover');
  return recovery.by === '' ? [issue('recover.by', 'wrongShape', 'a name', '')] : [];
}

type Loaded = Result<Match, readonly Issue[]>;
type Load = (saved: MatchDocument, advance?: boolean) => Loaded;

/**
 * `load` reads a document; `advance` says whether the system advances by itself, instead of what the host asked for. A match that has
 * played `mostFrames` frames counts as recovered.
 */
export function recoverMatch(
  saved: MatchDocument,
  game: AnyGame,
  recovery: Recovery,
  load: Load,
  mostFrames: number,
): Loaded {
  const issues = gameIssues(saved, game);
  if (issues.length > 0) return fail(issues);
  const { inputs } = saved;
  const end = inputs.length - 1;
  if (!meetsFault(saved, game, load))
    return fail([issue(end < 0 ? 'inputs' : `inputs[${end}]`, 'noFault', 'a fault at the end to recover from')]);
  const fault = parseFault(inputs[end]?.input);
  if (!fault.ok) return fail(issuesUnder(`inputs[${end}].input`, fault.error));
  let message = fault.value.message;
  const lastOfSeat = inputs.findLastIndex(({ as }) => as !== undefined);
  for (const at of lastOfSeat < 0 ? [end] : [end, lastOfSeat]) {
    const rest = withoutInputs(saved, at, recovery);
    // Whether it faults again shows only when the system advances, even for a host that steps by hand.
    const tried = load(rest, true);
    if (!tried.ok) return tried;
    settle(tried.value, undefined, (frames) => frames < mostFrames);
    if (tried.value.fault === undefined) return load(rest);
    ({ message } = tried.value.fault);
  }
  return fail([issue(`inputs[${end}]`, 'faultsAgain', 'a match that goes on without its last input', message)]);
}

/** Without hashes, only a replay tells whether the game took the fault and continued. */
function meetsFault(saved: MatchDocument, game: AnyGame, load: Load): boolean {
  if (endsInFault(saved, game)) return true;
  const last = saved.inputs.at(-1);
  if (saved.hashes.length > 0 || last?.as !== undefined) return false;
  if (!isRecord(last?.input) || last.input['kind'] !== 'fault') return false;
  const whole = load(saved, false);
  return whole.ok && whole.value.fault !== undefined;
}

/** All open decisions are asked again, as after an undo. */
function withoutInputs(saved: MatchDocument, at: number, { by, reason }: Recovery): MatchDocument {
  const { decisions: _decisions, snapshot, stateHash, ...rest } = saved;
  const { inputs, hashes, rewinds = 0, dropped = [] } = saved;
  const now: DroppedInputs = { at, inputs: inputs.slice(at), by, ...(reason === undefined ? {} : { reason }) };
  return {
    ...rest,
    inputs: inputs.slice(0, at),
    hashes: hashes.slice(0, at),
    rewinds: rewinds + 1,
    dropped: [...dropped, now],
    // The snapshot and its hash are of the state before the fault.
    ...(snapshot === undefined || at < inputs.length - 1 ? {} : { snapshot }),
    ...(stateHash === undefined || at < inputs.length - 1 ? {} : { stateHash }),
  };
}
