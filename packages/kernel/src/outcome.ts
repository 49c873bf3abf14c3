/** The result of a dispatch, an undo or a redo. */
import type { Frame } from './frame.ts';
import type { GameTypes } from './game-types.ts';

/** The ways to refuse an input. */
export const REFUSALS = ['invalidInput', 'disallowed', 'aborted'] as const;
export type RefusalKind = (typeof REFUSALS)[number];

/** All seven outcomes. */
export const OUTCOMES = ['committed', 'undone', 'redone', 'noChange', ...REFUSALS] as const;
export type OutcomeKind = (typeof OUTCOMES)[number];

/** Facts that belong to a code: plain data, never prose. */
export type Params = Readonly<Record<string, unknown>>;

/** What a behaviour returns to refuse the input. Made by `invalidInput`, `disallowed` and `aborted`. */
export interface Stop {
  readonly stop: RefusalKind;
  readonly code: string;
  readonly params: Params;
}

/** An answer of the rules that leaves no trace: a code in camelCase with its parameters, and who gave it. */
export interface Refusal {
  readonly kind: RefusalKind;
  readonly code: string;
  readonly params: Params;
  /** The behaviour that refused. */
  readonly by: string;
  /** With `aborted`: what was going on, for a debugger. */
  readonly debug?: AbortDebug;
}

/** What a debugger wants to know about an aborted dispatch: the current diff, and what had been done before it. */
export interface AbortDebug {
  readonly diff: unknown;
  readonly changes: readonly unknown[];
}

export type Outcome<T extends GameTypes> =
  | { readonly kind: 'committed' | 'undone' | 'redone'; readonly frame: Frame<T> }
  | { readonly kind: 'noChange' }
  | Refusal;

const NONE: Params = Object.freeze({});

/** The input makes no sense here: a move while in a menu, a field out of range. */
export function invalidInput(code: string, params: Params = NONE): Stop {
  return { stop: 'invalidInput', code, params };
}

/** The input makes sense, but a rule forbids it. */
export function disallowed(code: string, params: Params = NONE): Stop {
  return { stop: 'disallowed', code, params };
}

/** Resolution began but cannot safely continue. */
export function aborted(code: string, params: Params = NONE): Stop {
  return { stop: 'aborted', code, params };
}

export function isRefusal(outcome: { readonly kind: string }): outcome is Refusal {
  return outcome.kind === 'disallowed' || outcome.kind === 'invalidInput' || outcome.kind === 'aborted';
}
