import type { Plain } from '../../../reference/plain.ts';
import { endSooner } from '../../../reference/world.ts';
import type { EndTurnNode } from './schema.ts';

export function plain({ skipMandatory }: EndTurnNode, { world }: Plain): void {
  endSooner(world, 'turn', skipMandatory === true);
}
