/**
 * What came of something, as a seat may know it. A submission is the host's: whole frames, what an abort was in the middle of, the
 * fault in the program. Everything that goes to a seat goes through here.
 */
import { refusalMessage, told } from '@turnwise/game';
import type { AnyTypes, Told } from '@turnwise/game';
import { cloneDeep, isRefusal } from '@turnwise/kernel';
import type { Outcome, Params, Refusal } from '@turnwise/kernel';
import type { Look, SeenEvent } from './look.ts';
import type { Seeing } from './seeing.ts';

/** A refusal without what it was in the middle of. */
export interface SeenRefusal extends Omit<Refusal, 'debug'>, Told {}

/** The outcome alone: which of the seven it is, and the words for a refusal. */
export type SeenOutcome = { readonly kind: Exclude<Outcome<AnyTypes>['kind'], Refusal['kind']> } | SeenRefusal;

/** All that a seat is answered. */
export interface SeenSubmission {
  readonly outcome: SeenOutcome;
  /** What the seat sees of what happened, the system's part included; nothing of what was taken back. */
  readonly events: readonly SeenEvent[];
  /** The system is not done: more will be told. */
  readonly more?: true;
  /** As the match stands now. */
  readonly look: Look;
}

export function seenOutcome(seeing: Pick<Seeing, 'game' | 'table'>, outcome: Outcome<AnyTypes>): SeenOutcome {
  return isRefusal(outcome) ? seenRefusal(seeing, outcome) : { kind: outcome.kind };
}

export function seenRefusal({ game, table }: Pick<Seeing, 'game' | 'table'>, refusal: Refusal): SeenRefusal {
  const { kind, code, by } = refusal;
  const params = kind === 'aborted' ? ofAborted(refusal.params) : refusal.params;
  return cloneDeep({ kind, code, params, by, ...told(game.messages, refusalMessage(game, { code, params }, table)) });
}

/** Rules that stop in the middle may name what nobody sees: cards, the chain of effects. Only which bound was met is told. */
function ofAborted({ guard, limit }: Params): Params {
  return typeof guard === 'string' && typeof limit === 'number' ? { guard, limit } : {};
}
