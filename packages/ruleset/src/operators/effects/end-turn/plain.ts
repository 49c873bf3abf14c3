import type { Plain } from '../../../reference/plain.ts';
import type { EndTurnNode } from './schema.ts';

export function plain(_node: EndTurnNode, { world: { turn } }: Plain): void {
  turn.ending = 'turn';
}
