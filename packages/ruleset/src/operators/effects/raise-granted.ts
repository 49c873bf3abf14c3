/** A word or an ability that cards are granted, or a word that they are forbidden. */
import type { Build } from '../../compile/build.ts';
import type { ThingNode } from '../../nodes.ts';
import { changeHappens } from '../../run/happen/change.ts';
import { isThere } from '../../run/where.ts';
import type { Until } from '../../types.ts';
import { partsOf } from './parts.ts';

export function raiseGranted(
  node: { readonly target: ThingNode; readonly until?: Until | undefined },
  build: Build,
  layer: 'grant' | 'forbid' | 'ability',
  word: string,
  what: () => number,
): void {
  const symbol = build.names.symbol(word);
  const value = layer === 'forbid' ? 0 : 1;
  build.raise(
    'granted',
    partsOf(build.things(node.target), (card, desk) => (isThere(desk.state, card) ? [card, symbol, value] : null)),
    changeHappens(build, layer, what, node.until ?? 'end_of_turn'),
  );
}
