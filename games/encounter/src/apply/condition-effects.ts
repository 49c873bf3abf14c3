/** Effects that begin, end or wear down conditions and modifiers. */
import type { Effect } from '../types.ts';
import { absorbHit, afflict, endAfflictions } from './afflictions.ts';
import type { Writers } from './writing.ts';

export const conditionEffects: Writers<Effect, 'applyCondition' | 'endConditions' | 'absorb'> = {
  applyCondition(writing, { source, target, condition: id, duration: rounds, charges }) {
    afflict(writing, target, { id, source, rounds, charges });
  },
  endConditions(writing, { target }) {
    endAfflictions(writing, target, () => true, 'dispelled');
  },
  absorb(writing, { target, condition }) {
    absorbHit(writing, target, condition);
  },
};
