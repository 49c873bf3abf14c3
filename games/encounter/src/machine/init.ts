/** INIT → ROUND_START: the encounter begins, surprise is rolled. */
import { maybe } from '@turnwise/kernel';
import { createDice } from '../dice.ts';
import { enter } from './stepping.ts';
import type { Stepping } from './stepping.ts';

export function init(stepping: Stepping): void {
  const { work, library } = stepping;
  const { rolls, surprised } = library.books(work.state.setup).rules.surprise(createDice(work));
  // Where nobody is surprised, nothing has changed by it.
  work.take(maybe({ kind: 'begin', rolls, surprised }));
  enter(stepping, 'ROUND_START');
}
