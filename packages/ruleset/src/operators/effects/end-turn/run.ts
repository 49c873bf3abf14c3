import type { Build } from '../../../compile/build.ts';
import type { EndTurnNode } from './schema.ts';

export function run(_node: EndTurnNode, { asm }: Build): void {
  asm.step((_, running) => {
    running.local.ending = 'turn';
  });
}
