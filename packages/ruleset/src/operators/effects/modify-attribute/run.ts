import type { Build } from '../../../compile/build.ts';
import { changeHappens } from '../../../run/happen/change.ts';
import { isThere } from '../../../run/where.ts';
import { partsOf } from '../parts.ts';
import type { ModifyAttributeNode } from './schema.ts';

export function run(node: ModifyAttributeNode, build: Build): void {
  const layer = node.set !== undefined ? 'set' : node.add !== undefined ? 'add' : 'multiply';
  const amount = build.number(node.set ?? node.add ?? node.multiply);
  const attribute = build.names.attribute(node.attribute);
  const symbol = build.names.symbol(node.attribute);
  build.raise(
    'attribute_modified',
    partsOf(build.things(node.target), (card, state, item) =>
      isThere(state, card) ? [card, symbol, amount(state, item)] : null,
    ),
    changeHappens(build, layer, () => attribute, node.until ?? 'end_of_turn'),
  );
}
