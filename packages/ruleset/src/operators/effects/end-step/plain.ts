import type { Plain } from '../../../reference/plain.ts';
import type { EndStepNode } from './schema.ts';

export function plain(_node: EndStepNode, { world: { turn } }: Plain): void {
  if (turn.ending === '') turn.ending = 'step';
}
