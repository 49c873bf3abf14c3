import { holds } from '../../../reference/discovery.ts';
import type { Plain } from '../../../reference/plain.ts';
import type { CanPlayNode } from './schema.ts';

export function plain(node: CanPlayNode, here: Plain): boolean {
  const [card] = here.cards(node.target);
  if (card === undefined || here.isForbidden(card, 'play')) return false;
  const cast = here.abilities(card).find((ability) => ability.node.kind === 'cast');
  if (cast === undefined) return true;
  const { controller } = here.scope;
  const inner = here.within({
    self: card,
    source: card,
    player: controller,
    action: false,
    targets: new Map(),
    bound: new Map(),
  });
  return holds(inner, cast.node.conditions) && inner.canChoose(cast.node.targets ?? []);
}
