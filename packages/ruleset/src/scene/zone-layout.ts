/** How the cards of a zone lie: as its `ui` says, else by what kind of zone it is. */
import { LAYOUTS } from '@turnwise/game';
import type { Layout, ThingKind } from '@turnwise/game';
import type { Zone } from '../compiled/compiled.ts';

/** `count`: how many lie there. */
export function layoutOf(zone: Zone, count: number): Layout {
  const { layout, columns } = zone.node.ui ?? {};
  const kind = LAYOUTS.find((one) => one === layout) ?? usualLayout(zone);
  const room = Math.max(1, count, zone.capacity === Number.MAX_SAFE_INTEGER ? 0 : zone.capacity);
  if (kind === 'track') return { kind, length: room };
  if (kind !== 'grid') return { kind };
  const wide = typeof columns === 'number' && columns >= 1 ? Math.floor(columns) : Math.ceil(Math.sqrt(room));
  return { kind, columns: wide, rows: Math.ceil(room / wide) };
}

function usualLayout({ node, role, public: isOpen }: Zone): 'fan' | 'pile' | 'row' {
  if (node.show === 'count' || role === 'deck' || role === 'graveyard') return 'pile';
  if (role === 'hand' || node.visibility === 'owner') return 'fan';
  return isOpen ? 'row' : 'pile';
}

/** Where in such a layout the card at this index lies; undefined where the order says it. */
export function atIndex(layout: Layout, index: number): readonly number[] | undefined {
  if (layout.kind === 'track') return [index];
  return layout.kind === 'grid' ? [index % layout.columns, Math.floor(index / layout.columns)] : undefined;
}

/** What the cards there are shown as. */
export function kindIn({ node }: Zone): ThingKind {
  const { kind } = node.ui ?? {};
  return KINDS.find((one) => one === kind) ?? 'card';
}

/** What a card can be shown as. */
export const KINDS = ['card', 'piece', 'cell', 'die', 'token'] as const satisfies readonly ThingKind[];
