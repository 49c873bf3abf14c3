/** What an action would do, without doing it, for interfaces that draw it. The rules themselves are asked, by a preview. */
import { seat } from '@turnwise/game';
import { createKernel, eventsOf, isRefusal, ok } from '@turnwise/kernel';
import type { EngineError, Refusal, Result } from '@turnwise/kernel';
import { foresightOf } from './foresight.ts';
import type { Foresight } from './foresight.ts';
import { rules } from './rules.ts';
import type { Action, UnseenState } from './types.ts';

export type Foreseen =
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  | { readonly kind: 'allowed'; readonly foresight: Foresight };

const kernel = createKernel(rules, { hash: false });

export function foresee(state: UnseenState, action: Action): Result<Foreseen, EngineError> {
  const previewed = kernel.preview(state, { ...action, seat: seat(0) });
  if (!previewed.ok) return previewed;
  const { outcome } = previewed.value;
  if (isRefusal(outcome)) return ok({ kind: 'refused', refusal: outcome });
  const foresight = outcome.kind === 'committed' ? foresightOf(eventsOf(outcome.frame)) : undefined;
  // Every action that goes through takes the player somewhere, and says so.
  return ok({ kind: 'allowed', foresight: foresight as Foresight });
}
