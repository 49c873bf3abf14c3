import type { Plain, PlainEffect } from '../../../reference/plain.ts';
import type { EndStepNode } from './schema.ts';

export function* plain(_node: EndStepNode, { world: { turn } }: Plain): PlainEffect {
  if (turn.ending === '') turn.ending = 'step';
}
