import type { Build, TestOf } from '../../../compile/build.ts';
import type { PhaseAllowsNode } from './schema.ts';

export function run(node: PhaseAllowsNode, build: Build): TestOf {
  const phase = build.names.phase(node.phase);
  const step = node.step === undefined ? -1 : build.names.step(node.phase, node.step);
  return ({ turn }) => turn.number > 0 && turn.phase === phase && (step < 0 || turn.step === step);
}
