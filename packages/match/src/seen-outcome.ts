/**
 * The outcome of a call, as a seat may know it. A submission is for the host: it has whole frames, the details of an abort, the
 * fault in the program. Everything that goes to a seat goes through here.
 */
import { refusalMessage, told } from '@turnwise/game';
import type { AnyTypes, Told } from '@turnwise/game';
import { cloneDeep, isRefusal } from '@turnwise/kernel';
import type { Outcome, Params, Refusal } from '@turnwise/kernel';
import type { Look, SeenEvent } from './look.ts';
import type { Seeing } from './seeing.ts';

/** A refusal without the details of what was going on. */
export interface SeenRefusal extends Omit<Refusal, 'debug'>, Told {}

/** The outcome alone: which of the seven it is, and the words for a refusal. */
export type SeenOutcome = { readonly kind: Exclude<Outcome<AnyTypes>['kind'], Refusal['kind']> } | SeenRefusal;

/** The whole answer to a seat. */
export interface SeenSubmission {
  readonly outcome: SeenOutcome;
  /** What the seat sees of what happened, including the system's part; nothing that was taken back. */
  readonly events: readonly SeenEvent[];
  /** The system is not done; more will follow. */
  readonly more?: true;
  /** The match as it is now. */
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

/** Rules that stop in the middle may name hidden things: cards, the chain of effects. Only the limit that was reached is told. */
function ofAborted({ guard, limit }: Params): Params {
  return typeof guard === 'string' && typeof limit === 'number' ? { guard, limit } : {};
}
