import type { Plain } from '../../../reference/plain.ts';
import type { DrawMatchNode } from './schema.ts';

export function plain({ reason = 'draw' }: DrawMatchNode, { world }: Plain): void {
  world.verdicts.push({ result: 'draw', player: null, reason });
}
