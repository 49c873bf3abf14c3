import type { Plain, PlainEffect } from '../../../reference/plain.ts';
import type { EndTurnNode } from './schema.ts';

export function* plain(_node: EndTurnNode, { world: { turn } }: Plain): PlainEffect {
  turn.ending = 'turn';
}
