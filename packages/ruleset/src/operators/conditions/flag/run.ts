import type { Build, TestOf } from '../../../compile/build.ts';
import { flagNumber, isFlagSet } from '../../../run/happen/flag.ts';
import { NOTHING } from '../../../types.ts';
import { everyOne } from '../../every-one.ts';
import type { FlagNode } from './schema.ts';

export function run(node: FlagNode, build: Build): TestOf {
  const { flag, target, value = true } = node;
  const { compiled } = build;
  if (target === undefined) return (state) => isFlagSet(state, NOTHING, flagNumber(compiled, flag, NOTHING)) === value;
  return everyOne(
    target,
    build,
    (holder, state) => isFlagSet(state, holder, flagNumber(compiled, flag, holder)) === value,
  );
}
