import type { Build } from '../../../compile/build.ts';
import { endEarly } from '../../../run/end-early.ts';
import type { EndStepNode } from './schema.ts';

export function run({ skipMandatory }: EndStepNode, { asm }: Build): void {
  const ending = skipMandatory === true ? 'wholeStep' : 'step';
  asm.step((_, running) => endEarly(running, ending));
}
