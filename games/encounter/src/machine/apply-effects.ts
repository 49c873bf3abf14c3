/** APPLY_EFFECTS → CHECK_DEATHS: the effects of the action, strictly in its order, all of them. */
import { maybe } from '@turnwise/kernel';
import { enter } from './stepping.ts';
import type { Stepping } from './stepping.ts';

export function applyEffects(stepping: Stepping): void {
  const { work } = stepping;
  for (const effect of work.state.machine.effects) work.take(maybe({ kind: 'effect', effect }));
  enter(stepping, 'CHECK_DEATHS');
}
