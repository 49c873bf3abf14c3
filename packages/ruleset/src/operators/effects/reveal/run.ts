import type { Build } from '../../../compile/build.ts';
import { seeHappens } from '../../../run/happen/see.ts';
import { isThere } from '../../../run/where.ts';
import { NOTHING } from '../../../types.ts';
import { partsOf } from '../parts.ts';
import type { RevealNode } from './schema.ts';

export function run(node: RevealNode, build: Build): void {
  build.raise(
    'revealed',
    partsOf(build.things(node.target), (card, state) => (isThere(state, card) ? [card, NOTHING] : null)),
    seeHappens(build),
  );
}
