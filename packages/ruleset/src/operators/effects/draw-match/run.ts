import type { Build } from '../../../compile/build.ts';
import { reasonFor } from '../verdict.ts';
import type { DrawMatchNode } from './schema.ts';

export function run(node: DrawMatchNode, build: Build): void {
  const reason = reasonFor(node.reason ?? 'draw', build);
  build.asm.step((_, { local }) => {
    local.verdicts = [...local.verdicts, { result: 'draw', seat: -1, reason }];
  });
}
