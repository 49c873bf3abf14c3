import type { Build } from '../../../compile/build.ts';
import type { EndStepNode } from './schema.ts';

export function run(_node: EndStepNode, { asm }: Build): void {
  asm.step((_, running) => {
    // The end of the turn is more.
    if (running.local.ending === '') running.local.ending = 'step';
  });
}
