import type { Build, TestOf } from '../../../compile/build.ts';
import { flagHappens, flagNumber, isFlagSet } from '../../../run/happen/flag.ts';
import { isPlayer, isThere } from '../../../run/where.ts';
import { NOTHING } from '../../../types.ts';
import { partsOf } from '../parts.ts';
import { everyOne } from '../../every-one.ts';
import type { SetFlagNode } from './schema.ts';

export function run(node: SetFlagNode, build: Build): void {
  const symbol = build.names.symbol(node.flag);
  const value = build.number(node.value, 1);
  const happen = flagHappens(build, node.flag);
  if (node.target === undefined)
    build.raise(
      'flag_changed',
      (item, running) => [[NOTHING, symbol, value(running.state, item) === 0 ? 0 : 1]],
      happen,
      'once',
    );
  else
    build.raise(
      'flag_changed',
      partsOf(build.things(node.target), (target, state, item) => [target, symbol, value(state, item) === 0 ? 0 : 1]),
      happen,
    );
}

export function payable(node: SetFlagNode, build: Build): TestOf {
  const value = build.number(node.value, 1);
  const { compiled } = build;
  if (node.target === undefined)
    return (state, item) =>
      isFlagSet(state, NOTHING, flagNumber(compiled, node.flag, NOTHING)) === (value(state, item) === 0);
  return everyOne(
    node.target,
    build,
    (target, state, item) =>
      (isPlayer(target) || isThere(state, target)) &&
      isFlagSet(state, target, flagNumber(compiled, node.flag, target)) === (value(state, item) === 0),
  );
}
