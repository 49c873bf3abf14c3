/**
 * The whole check of a level: its shape, its content and its stored solution as `level-file.ts` reads them, and by the
 * solver that it can be won, and that its par is the fewest actions.
 */
import { isRecord } from '@turnwise/kernel';
import type { Issue } from '@turnwise/kernel';
import { inspectDraft, inspectLevel } from './level-file.ts';
import type { LevelDraft } from './level-file.ts';
import { levelIssue } from './notation/level-issue.ts';
import { solve } from './solve/solve.ts';
import type { Solved, SolveOptions } from './solve/solve.ts';

export interface CheckedLevel {
  /** Undefined if it could not be read. */
  readonly draft: LevelDraft | undefined;
  /** It has neither par nor solution yet. */
  readonly isDraft: boolean;
  /** Undefined if the solver has not looked at it, as it could not be played. */
  readonly solved: Solved | undefined;
  /** With none of them it is sound, unless the solver gave up: then it is only not known to be wrong. */
  readonly issues: readonly Issue[];
  /** What is no mistake, but may not be meant. */
  readonly warnings: readonly Issue[];
}

export function checkLevel(document: unknown, options: SolveOptions = {}): CheckedLevel {
  const isDraft = isRecord(document) && document['par'] === undefined && document['solution'] === undefined;
  const { draft, isPlayable, issues, warnings } = isDraft ? inspectDraft(document) : inspectLevel(document);
  if (draft === undefined || !isPlayable) return { draft, isDraft, solved: undefined, issues, warnings };
  const solved = solve(draft.level, options);
  const par = isRecord(document) ? document['par'] : undefined;
  return { draft, isDraft, solved, issues: withSolver(issues, solved, par), warnings };
}

/** Where both have something to say of the par, the solver knows better. */
function withSolver(issues: readonly Issue[], solved: Solved, par: unknown): readonly Issue[] {
  if (solved.kind === 'unsolvable')
    return [...issues, levelIssue('', 'unsolvable', 'a way to win; the solver has proved that there is none')];
  if (solved.kind === 'gaveUp' || typeof par !== 'number' || par === solved.actions.length) return issues;
  const fewest = levelIssue('par', 'parMismatch', `the fewest actions, ${solved.actions.length}`, par);
  return [...issues.filter(({ path }) => path !== 'par'), fewest];
}
