/**
 * Cards that are in no deck: setup takes them, by their types or their ids, into a zone that all share and of which nothing is shown, as a
 * marker is put into the box until it is needed. Of a card that is dealt or bought later something is shown where it waits.
 */
import type { CardNode, Ruleset, SelectorNode } from '../nodes.ts';
import type { Facts } from '../operators/facts.ts';

export function laidAside(
  { zones, cards = [], setup = [] }: Pick<Ruleset, 'zones' | 'cards' | 'setup'>,
  facts: Pick<Facts, 'effects'>,
): ReadonlySet<string> {
  const boxes = zones.filter(({ owner, show }) => owner === 'shared' && show === 'nothing').map(({ id }) => id);
  const taken = setup.flatMap((node): readonly SelectorNode[] => {
    const moved = facts.effects.get(node.op)?.moves?.(node);
    if (moved === undefined || !boxes.includes(moved.to)) return [];
    const { target } = moved;
    return typeof target === 'object' && 'selector' in target ? [target.selector] : [];
  });
  return new Set(cards.filter((card) => taken.some((selector) => isMeant(card, selector))).map(({ id }) => id));
}

/** The selector says where it looks, which types or ids, and nothing else. */
function isMeant({ id, types: own = [] }: CardNode, { zone: _zone, types, card, ...more }: SelectorNode): boolean {
  if (Object.keys(more).length > 0 || (types === undefined && card === undefined)) return false;
  const ids = typeof card === 'string' ? [card] : card;
  return (ids?.includes(id) ?? true) && (types ?? []).every((type) => own.includes(type));
}
