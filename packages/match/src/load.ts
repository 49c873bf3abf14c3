/** Loads a match from its document: replays and compares it input by input, or begins at its snapshot. */
import type { AnyGame, Registry } from '@turnwise/game';
import { boundIssues, cloneDeep, fail, issue, issuesUnder, ok, sizeIssue } from '@turnwise/kernel';
import type { Issue, Json, Result } from '@turnwise/kernel';
import { raisedBudgets, readBudgets } from './budgets.ts';
import { departure, endsInFault, gameIssues, otherFrame, otherState, readSnapshot } from './document-check.ts';
import { documentIssues } from './document.ts';
import type { MatchDocument } from './document.ts';
import { guarded, parseFault } from './fault.ts';
import { compareHash, beforeInput } from './compare-hash.ts';
import { readLimits } from './match-limits.ts';
import { Match } from './match.ts';
import { recoverMatch, recoveryIssues } from './recover.ts';
import type { Recovery } from './recover.ts';
import { beginMatch } from './request.ts';
import type { MatchRequest, MatchStart } from './request.ts';

/** `budgets` is how much this host allows: a document that asks for more is refused, one that asks for less gets that. */
export interface LoadOptions extends Pick<
  MatchRequest,
  'undo' | 'advance' | 'faults' | 'limits' | 'budgets' | 'development' | 'hash'
> {
  /** Begin at the snapshot, if there is one, without replaying what led to it. Undo cannot go back beyond it. */
  readonly fromSnapshot?: boolean;
  /** Load only this many inputs. The later ones count as taken back. */
  readonly until?: number;
  /**
   * Recovery after a fault, for an operator: loads the match without the fault that ended it and, if it would fault again at
   * once, without the last input of a seat and what the system did after it. The document then records what was dropped.
   */
  readonly recover?: Recovery;
}

type Loaded = Result<Match, readonly Issue[]>;

/** Takes any value; whatever is wrong with it is returned as issues. */
export function loadMatch(document: unknown, registry: Registry, options: LoadOptions = {}): Loaded {
  const large = sizeIssue(document);
  if (large !== undefined) return fail([large]);
  const issues = documentIssues(document);
  if (issues.length > 0) return fail(boundIssues(issues));
  const saved = document as MatchDocument;
  const game = registry.get(saved.game);
  if (game === undefined) return fail([registry.unknown(saved.game, 'game')]);
  const { recover, ...rest } = options;
  const limits = readLimits(rest.limits);
  if (!limits.ok) return limits;
  const { loadInputs } = limits.value;
  if (saved.inputs.length > loadInputs)
    return fail([issue('inputs', 'tooMany', `at most ${loadInputs} inputs`, saved.inputs.length)]);
  const unfit = recover === undefined ? [] : recoveryIssues(recover);
  if (unfit.length > 0) return fail(unfit);
  const read = (one: MatchDocument, advance = rest.advance): Loaded =>
    load(one, game, advance === undefined ? rest : { ...rest, advance });
  const loaded = guarded('match', () =>
    recover === undefined ? read(saved) : recoverMatch(saved, game, recover, read, loadInputs),
  );
  if (!loaded.ok) return fail([departure('', loaded.error)]);
  return loaded.value.ok ? loaded.value : fail(boundIssues(loaded.value.error));
}

function load(saved: MatchDocument, game: AnyGame, options: Omit<LoadOptions, 'recover'>): Loaded {
  const { fromSnapshot = false, until = saved.inputs.length, budgets: allowed, ...play } = options;
  const issues = [...gameIssues(saved, game), ...budgetIssues(saved, allowed)];
  if (issues.length > 0) return fail(issues);
  const start = beginMatch({ ...requestOf(saved, game), ...play });
  if (!start.ok) return fail(start.error.map(inDocument));
  const whole = until >= saved.inputs.length;
  const match =
    fromSnapshot && whole && saved.snapshot !== undefined
      ? takeUp(start.value, { ...saved, snapshot: saved.snapshot })
      : playAgain(start.value, whole ? saved : firstInputs(saved, Math.max(0, until)));
  if (!match.ok) return match;
  const unfit = saved.decisions === undefined || !whole ? undefined : match.value.restoreDecisions(saved.decisions);
  if (unfit !== undefined)
    return fail([issue(`decisions[${unfit}]`, 'wrongDecision', 'a decision if the seat has one, otherwise null')]);
  match.value.begin();
  return match;
}

function budgetIssues({ budgets }: MatchDocument, allowed: LoadOptions['budgets']): readonly Issue[] {
  const most = readBudgets(allowed);
  if (!most.ok) return most.error;
  const asked = readBudgets(budgets);
  return asked.ok ? raisedBudgets(asked.value, most.value) : asked.error;
}

/** Begins at the snapshot. The inputs before it are kept as they were recorded. */
function takeUp(start: MatchStart, saved: MatchDocument & { readonly snapshot: Json }): Loaded {
  const { inputs, hashes, dropped = [], rewinds = 0, snapshot } = cloneDeep(saved);
  const { game } = start.request;
  const frames = endsInFault(saved, game) ? inputs.slice(0, -1) : inputs;
  const last = hashes.at(-1);
  const known = saved.stateHash ?? (typeof last === 'string' ? last : '');
  const state = readSnapshot(game, snapshot, frames.length === 0 ? game.kernel.hash(start.state) : known);
  if (!state.ok) return state;
  const resumed = { inputs: frames, hashes, dropped, rewinds };
  if (frames.length === inputs.length) return ok(new Match({ ...start, state: state.value }, resumed));
  const fault = parseFault(inputs.at(-1)?.input);
  if (!fault.ok) return fail(issuesUnder(`inputs[${frames.length}].input`, fault.error));
  return ok(
    new Match({ ...start, state: state.value }, { ...resumed, fault: fault.value, failed: inputs.at(-1)?.failed }),
  );
}

/** Replays the recorded inputs; the first departure is an issue. */
function playAgain(start: MatchStart, saved: MatchDocument): Loaded {
  const { dropped = [], rewinds = 0 } = saved;
  const match = new Match(start, { inputs: [], hashes: [], dropped: cloneDeep(dropped), rewinds });
  for (const [index, { as, input, ...mark }] of saved.inputs.entries()) {
    const path = `inputs[${index}]`;
    const seat = as === undefined ? null : match.seatNamed(as);
    if (seat === undefined)
      return fail([issue(`${path}.as`, 'unknownSeat', `one of ${match.table.names.join(', ')}`, as)]);
    const before = beforeInput(match, saved.hashes, index);
    const played = match.replayInput(seat, input, mark);
    if (!played.ok) return fail([departure(path, played.error)]);
    if (played.value === undefined && match.fault === undefined)
      return fail([issue(path, 'noChange', 'an input that changes something', input)]);
    const compared = compareHash(match, before, saved.hashes[index], played.value);
    if (compared?.agrees === false) return fail([otherFrame(`hashes[${index}]`, compared)]);
  }
  const { game, state } = match;
  if (saved.snapshot !== undefined) {
    const snapshot = readSnapshot(game, saved.snapshot, game.kernel.hash(state));
    if (!snapshot.ok) return snapshot;
  }
  const { stateHash } = saved;
  const found = stateHash === undefined ? '' : game.kernel.hash(state);
  return stateHash === undefined || stateHash === found ? ok(match) : fail([otherState('stateHash', stateHash, found)]);
}

function requestOf(saved: MatchDocument, game: AnyGame): MatchRequest {
  const { seed, seats, options, random, start, budgets } = saved;
  return {
    game,
    seed,
    seats,
    options,
    ...(random === undefined ? {} : { random }),
    ...(start === undefined ? {} : { position: start }),
    ...(budgets === undefined ? {} : { budgets }),
  };
}

/** The document as it could have been then; decisions that are asked again get new ids. */
function firstInputs(saved: MatchDocument, count: number): MatchDocument {
  const { decisions: _decisions, snapshot: _snapshot, stateHash: _stateHash, ...rest } = saved;
  const { inputs, hashes, rewinds = 0 } = saved;
  return { ...rest, inputs: inputs.slice(0, count), hashes: hashes.slice(0, count), rewinds: rewinds + 1 };
}

/** A request's position is the document's start. */
function inDocument(one: Issue): Issue {
  return { ...one, path: one.path.replace(/^position(?=$|[.[])/, 'start') };
}
