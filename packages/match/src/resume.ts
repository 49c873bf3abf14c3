/** Goes on from a snapshot, without a replay. It says whether more could be undone, but to do that takes the inputs before it. */
import { fail, issue, issuesUnder, ok } from '@turnwise/kernel';
import type { Issue, Result } from '@turnwise/kernel';
import { readSnapshot } from './document-check.ts';
import { parseFault } from './fault.ts';
import { Match } from './match.ts';
import { beginMatch } from './request.ts';
import type { MatchRequest } from './request.ts';
import { isSnapshot, snapshotIssues } from './snapshot.ts';
import type { UndoDesk } from './undo-policy.ts';

/** `request` is what the match began with. Takes any value as the snapshot; whatever is wrong with it is returned as issues. */
export function resumeMatch(request: MatchRequest, snapshot: unknown): Result<Match, readonly Issue[]> {
  if (!isSnapshot(snapshot)) return fail(issuesUnder('snapshot', snapshotIssues(snapshot)));
  const start = beginMatch(request);
  if (!start.ok) return start;
  const { state: written, stateHash, frame: frames, hash, decisions, rewinds, unasked, failed, undo, redo } = snapshot;
  const asking = snapshot.asking as UndoDesk['asking'];
  const state = readSnapshot(start.value.request.game, written, stateHash);
  if (!state.ok) return state;
  const fault = snapshot.fault === undefined ? undefined : parseFault(snapshot.fault);
  if (fault?.ok === false) return fail(issuesUnder('snapshot.fault', fault.error));
  const match = new Match(
    { ...start.value, state: state.value },
    {
      inputs: [],
      hashes: [],
      dropped: [],
      rewinds,
      before: { frames, hash, unasked, undo, redo, ...(asking === undefined ? {} : { asking }) },
      ...(fault === undefined ? {} : { fault: fault.value, failed }),
    },
  );
  const unfit = decisions.length === match.seats.length ? match.restoreDecisions(decisions) : match.seats[0];
  if (unfit !== undefined)
    return fail([
      issue(`snapshot.decisions[${unfit}]`, 'wrongDecision', 'a decision if the seat has one, otherwise null'),
    ]);
  match.begin();
  return ok(match);
}
