import type { Build, TestOf } from '../../../compile/build.ts';
import { isForbidden } from '../../../compile/layers.ts';
import { isFlagSet, tapHappens } from '../../../run/happen/flag.ts';
import { isInPlay } from '../../../run/where.ts';
import type { RulesetState } from '../../../types.ts';
import { partsOf } from '../parts.ts';
import { everyOne } from '../../every-one.ts';
import type { UntapNode } from './schema.ts';

export function run(node: UntapNode, build: Build): void {
  const symbol = build.names.symbol('tapped');
  const untaps = untapsOne(build);
  build.raise(
    'flag_changed',
    partsOf(build.things(node.target), (card, state) => (untaps(card, state) ? [card, symbol, 0] : null)),
    tapHappens(build),
  );
}

export function payable(node: UntapNode, build: Build): TestOf {
  return everyOne(node.target, build, untapsOne(build));
}

/** It is tapped, in play, and not forbidden to untap. */
function untapsOne({ compiled, names }: Build): (card: number, state: RulesetState) => boolean {
  const permission = names.symbol('untap');
  return (card, state) =>
    isInPlay(compiled, state, card) &&
    isFlagSet(state, card, compiled.tapped) &&
    !isForbidden(compiled, state, card, permission);
}
