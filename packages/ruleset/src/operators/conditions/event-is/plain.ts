import type { Plain } from '../../../reference/plain.ts';
import { kindNamed } from '../../../reference/kinds.ts';
import type { EventIsNode } from './schema.ts';

export function plain({ event }: EventIsNode, { scope, world }: Plain): boolean {
  return [event].flat().some((name) => kindNamed(world.ruleset, name) === scope.event?.kind);
}
