/**
 * Rulesets that run away, each small: families of a few lines times what they are done with. Some the checker refuses; what it accepts
 * must end every input, every offer and every view in bounded work.
 */
import { layers, manyTargets, nestedLooks, reactions } from './looking.ts';
import { bigNumbers, creations, growth, longExpressions, loops } from './running.ts';
import type { Hostile } from './small-game.ts';

export function hostileDocuments(): readonly Hostile[] {
  return [
    ...loops(),
    ...nestedLooks(),
    ...creations(),
    ...manyTargets(),
    ...layers(),
    ...reactions(),
    ...bigNumbers(),
    ...growth(),
    ...longExpressions(),
  ];
}
