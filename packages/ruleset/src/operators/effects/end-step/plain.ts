import type { Plain } from '../../../reference/plain.ts';
import { endSooner } from '../../../reference/world.ts';
import type { EndStepNode } from './schema.ts';

export function plain({ skipMandatory }: EndStepNode, { world }: Plain): void {
  endSooner(world, 'step', skipMandatory === true);
}
