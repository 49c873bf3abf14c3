import type { Build } from '../../../compile/build.ts';
import { endEarly } from '../../../run/end-early.ts';
import type { EndTurnNode } from './schema.ts';

export function run({ skipMandatory }: EndTurnNode, { asm }: Build): void {
  const ending = skipMandatory === true ? 'wholeTurn' : 'turn';
  asm.step((_, running) => endEarly(running, ending));
}
