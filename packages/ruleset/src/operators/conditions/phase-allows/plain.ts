import type { Plain } from '../../../reference/plain.ts';
import type { PhaseAllowsNode } from './schema.ts';

export function plain({ phase, step }: PhaseAllowsNode, { world: { turn } }: Plain): boolean {
  return turn.phase === phase && (step === undefined || turn.step === step);
}
