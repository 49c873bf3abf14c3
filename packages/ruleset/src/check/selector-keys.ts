/** Which keys of a selector are about which things. Those that are not here are about all of them. */
import type { SelectorNode } from '../nodes.ts';

export type SelectorHolder = 'card' | 'player' | 'item';

export const HOLDER_TEXTS: Readonly<Record<SelectorHolder, string>> = {
  card: 'cards',
  player: 'players',
  item: 'items of the stack',
};

const CARDS: readonly SelectorHolder[] = ['card'];

export const SELECTOR_KEYS: Readonly<Partial<Record<keyof SelectorNode, readonly SelectorHolder[]>>> = {
  zone: CARDS,
  controller: ['card', 'item'],
  owner: CARDS,
  types: CARDS,
  keywords: CARDS,
  card: CARDS,
  attributes: CARDS,
  counters: CARDS,
  flags: ['card', 'player'],
  other: CARDS,
  stack: ['item'],
  event: ['item'],
  players: ['player'],
};
