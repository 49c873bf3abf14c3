import type { Build, TestOf } from '../../../compile/build.ts';
import { destroyHappens } from '../../../run/happen/leave.ts';
import { isInPlay } from '../../../run/where.ts';
import { partsOf } from '../parts.ts';
import { everyOne } from '../../every-one.ts';
import type { DestroyNode } from './schema.ts';

export function run(node: DestroyNode, build: Build): void {
  const { compiled } = build;
  build.raise(
    'destroyed',
    partsOf(build.things(node.target), (card, state) => (isInPlay(compiled, state, card) ? [card] : null)),
    destroyHappens(build),
  );
}

export function payable(node: DestroyNode, build: Build): TestOf {
  const { compiled } = build;
  return everyOne(node.target, build, (card, state) => isInPlay(compiled, state, card));
}
