/** An effect that does nothing but choose between effects, for those who look into it. */
import type { EffectNode } from '../../../nodes.ts';
import type { IfNode } from './schema.ts';

/** Null for any other effect. */
export function branchesOf(effect: EffectNode): IfNode | null {
  return effect.op === 'if' ? (effect as IfNode) : null;
}
