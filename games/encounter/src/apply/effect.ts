/** What each effect changes, and the mutation event that tells of it, by families of effects. */
import { placeOf } from '../registration.ts';
import type { Effect } from '../types.ts';
import { conditionEffects } from './condition-effects.ts';
import { hitPointEffects } from './hit-point-effects.ts';
import { supplyEffects } from './supply-effects.ts';
import { bodyOf, writerOf } from './writing.ts';
import type { Writers, Writing } from './writing.ts';

const WRITERS: Writers<Effect> = {
  ...hitPointEffects,
  ...supplyEffects,
  ...conditionEffects,

  flee(writing, { actor }) {
    const { bodies, setup } = writing.draft.state;
    // Who was struck down on the way did not get away.
    if (bodies[placeOf(setup, actor)]?.hp === 0) return;
    bodyOf(writing, actor).fled = true;
    writing.emit?.({ kind: 'entityFled', entityId: actor });
  },
};

export function applyEffect(writing: Writing, effect: Effect): void {
  writerOf(WRITERS, effect)(writing, effect);
}
