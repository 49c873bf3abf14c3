/** A level and the exact solver: can it be won, in how many actions, and what comes next after what was done. */
import { formatIssue, isRecord, type Issue, type Json } from '@turnwise/kernel';
import { type Action, readLevelDraft, solve } from '@turnwise/unseen';

export interface SolveAsk {
  readonly document: Json;
  /** Actions that were done already. */
  readonly given: readonly Action[];
  readonly maxNodes: number;
}

/** What is wrong with a document, as far as it can be said without solving it. */
export interface ReadAsk {
  readonly read: Json;
}

export interface SolveTold {
  readonly nodes: number;
  /** No solution has fewer actions than this. */
  readonly atLeast: number;
}

export type SolveAnswer =
  | { readonly kind: 'solved'; readonly actions: readonly Action[]; readonly nodes: number }
  | { readonly kind: 'unsolvable'; readonly nodes: number }
  | { readonly kind: 'gaveUp'; readonly nodes: number; readonly atLeast: number }
  | { readonly kind: 'invalid'; readonly issues: readonly LevelIssueText[] };

export interface LevelIssueText {
  readonly code: string;
  readonly path: string;
  readonly text: string;
}

export function solveLevel(
  { document, given, maxNodes }: SolveAsk,
  onProgress?: (told: SolveTold) => void,
): SolveAnswer {
  const draft = readLevelDraft(document);
  if (!draft.ok) return { kind: 'invalid', issues: draft.error.map(issueText) };
  const progress = onProgress && { onProgress: ({ nodes, atLeast }: SolveTold) => onProgress({ nodes, atLeast }) };
  const solved = solve(draft.value.level, { given, maxNodes, ...progress });
  if (solved.kind !== 'gaveUp') return solved;
  return { kind: 'gaveUp', nodes: solved.nodes, atLeast: solved.atLeast };
}

export function levelIssues(document: Json): readonly LevelIssueText[] {
  const draft = readLevelDraft(document);
  return draft.ok ? [] : draft.error.map(issueText);
}

/** The actions so far, out of a view in notation. */
export function actionsIn(view: Json): readonly Action[] {
  const history = isRecord(view) ? view['history'] : undefined;
  return Array.isArray(history) ? history : [];
}

function issueText(one: Issue): LevelIssueText {
  return { code: one.code, path: one.path, text: formatIssue(one) };
}
