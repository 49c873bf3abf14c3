/** What a host asks for when it begins a match, checked: every issue with its path. */
import { asAnyGame } from '@turnwise/game';
import type { AnyGame, AnyState, AnyTypes, HostGame, Table } from '@turnwise/game';
import { addIssues, boundIssues, fail, issue, issuesUnder, list, ok, oneOf, sizeIssue, text } from '@turnwise/kernel';
import type { Budgets, Issue, Json, Kernel, Result, Script, Seed } from '@turnwise/kernel';
import { readBudgets, unusualBudgets } from './budgets.ts';
import { departure } from './document-check.ts';
import { script } from './document.ts';
import { FAULT_POLICIES, guarded } from './fault.ts';
import type { FaultPolicy } from './fault.ts';
import { readLimits } from './match-limits.ts';
import type { MatchLimits } from './match-limits.ts';
import { ownCopy } from './own-copy.ts';
import { UNDO_POLICIES } from './undo-policy.ts';
import type { UndoPolicy } from './undo-policy.ts';

export interface MatchRequest {
  readonly game: HostGame;
  readonly seed: Seed;
  readonly seats?: readonly string[];
  readonly options?: Json;
  /** Scripted results by stream. */
  readonly random?: Script;
  /** In the game's notation; without it, the game's setup. */
  readonly position?: Json;
  /** Who may take back what. Default `ownLast`. */
  readonly undo?: UndoPolicy;
  /** System inputs advance by themselves. Default true. */
  readonly advance?: boolean;
  /** What happens after a fault in a seat's own input. Default `end`. */
  readonly faults?: FaultPolicy;
  /** Limits on one call and on what the match keeps. Default: the usual values of `MATCH_LIMITS`. */
  readonly limits?: Partial<MatchLimits>;
  /**
   * The budgets of one dispatch. Default: the usual values of `KERNEL_LIMITS`. The document keeps those that differ, so
   * that a replay ends where the match did.
   */
  readonly budgets?: Partial<Budgets>;
  readonly development?: boolean;
  readonly hash?: boolean;
}

/** The same for internal use, without the game's own types. */
interface AnyRequest extends MatchRequest {
  readonly game: AnyGame;
}

/** Everything about a match that does not change, as copies. */
export interface MatchStart {
  readonly request: AnyRequest;
  readonly table: Table;
  readonly options: Json;
  readonly state: AnyState;
  readonly limits: MatchLimits;
  readonly budgets: Budgets;
}

export function beginMatch(request: MatchRequest): Result<MatchStart, readonly Issue[]> {
  const { game, ...data } = request;
  const large = sizeIssue(data);
  // A value that is too deep may be a cycle, and is reported below.
  if (large?.code === 'tooBig' || large?.code === 'tooLong') return fail([large]);
  const copy = ownCopy(data);
  if (copy === undefined) {
    const found = sizeIssue(data);
    const isNamed = found?.code === 'reservedName';
    return fail([isNamed ? found : issue('', 'notPlain', 'plain data without a cycle')]);
  }
  // The notation threw: nothing has begun, so there is nothing to record.
  const begun = guarded('setup', () => checked({ game: asAnyGame(game), ...copy }));
  if (!begun.ok) return fail([departure('', begun.error)]);
  return begun.value.ok ? begun.value : fail(boundIssues(begun.value.error));
}

/** The kernel for the request; games bring the usual one. */
export function kernelFor({ request, budgets }: Pick<MatchStart, 'request' | 'budgets'>): Kernel<AnyTypes> {
  const { game, development = false, hash = true } = request;
  const isUsual = !development && hash && unusualBudgets(budgets) === undefined;
  return isUsual ? game.kernel : game.kernelWith({ development, hash, budgets });
}

function checked(request: AnyRequest): Result<MatchStart, readonly Issue[]> {
  const { game, position } = request;
  const { issues, sound } = shapeIssues(request);
  const limits = readLimits(request.limits);
  const budgets = readBudgets(request.budgets);
  const prepared = game.prepare(sound);
  if (!prepared.ok || !limits.ok || !budgets.ok || issues.length > 0)
    return fail([...issues, ...[limits, budgets, prepared].flatMap((one) => (one.ok ? [] : one.error))]);
  const { seats, options } = prepared.value;
  const state =
    position === undefined
      ? game.setup(request)
      : game.notation.position.parse(position, { ...prepared.value, names: seats });
  if (!state.ok) return fail(position === undefined ? state.error : issuesUnder('position', state.error));
  return ok({
    request,
    table: { names: seats },
    options,
    state: game.rules.fork(state.value),
    limits: limits.value,
    budgets: budgets.value,
  });
}

/** Default values of the game, and the request without what is wrong. */
function shapeIssues(request: MatchRequest): { readonly issues: readonly Issue[]; readonly sound: MatchRequest } {
  const { seats, random, undo, faults, ...sound } = request;
  const issues: Issue[] = [];
  if (undo !== undefined) addIssues(issues, undoPolicy.issues(undo, 'undo'));
  if (faults !== undefined) addIssues(issues, faultPolicy.issues(faults, 'faults'));
  const badSeats = seats === undefined ? [] : list(text).issues(seats, 'seats');
  const badScript = random === undefined || script.is(random) ? [] : script.issues(random, 'random');
  return {
    issues: [...issues, ...badSeats, ...badScript],
    sound: {
      ...sound,
      ...(seats === undefined || badSeats.length > 0 ? {} : { seats }),
      ...(random === undefined || badScript.length > 0 ? {} : { random }),
    },
  };
}

const undoPolicy = oneOf(UNDO_POLICIES);
const faultPolicy = oneOf(FAULT_POLICIES);
