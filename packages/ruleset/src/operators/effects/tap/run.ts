import type { Build, TestOf } from '../../../compile/build.ts';
import { isFlagSet, tapHappens } from '../../../run/happen/flag.ts';
import { isInPlay } from '../../../run/where.ts';
import { partsOf } from '../parts.ts';
import { everyOne } from '../../every-one.ts';
import type { TapNode } from './schema.ts';

export function run(node: TapNode, build: Build): void {
  const symbol = build.names.symbol('tapped');
  const { compiled } = build;
  build.raise(
    'flag_changed',
    partsOf(build.things(node.target), (card, state) =>
      isInPlay(compiled, state, card) && !isFlagSet(state, card, compiled.tapped) ? [card, symbol, 1] : null,
    ),
    tapHappens(build),
  );
}

export function payable(node: TapNode, build: Build): TestOf {
  const { compiled } = build;
  return everyOne(
    node.target,
    build,
    (card, state) =>
      compiled.tapped >= 0 && isInPlay(compiled, state, card) && !isFlagSet(state, card, compiled.tapped),
  );
}
