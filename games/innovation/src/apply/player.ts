/** Taking parts of the state for writing. */
import type { Draft, Writable } from '@turnwise/kernel';
import { addPile, showCovered, showOnTop } from '../table/icons.ts';
import type { Innovation, Player } from '../types.ts';

export type OwnPlayer = Writable<Player>;

export function ownPlayer(draft: Draft<Innovation>, seat: number): OwnPlayer {
  const { state } = draft;
  const players = draft.own(state.players);
  state.players = players;
  const player = draft.own(players[seat] as Player, clonePlayer);
  players[seat] = player;
  return player;
}

/** The record alone; its lists are taken one by one. */
function clonePlayer(player: Player): OwnPlayer {
  return {
    hand: player.hand,
    score: player.score,
    piles: player.piles,
    splays: player.splays,
    icons: player.icons,
    points: player.points,
    tucked: player.tucked,
    scored: player.scored,
  };
}

/** Changes a pile, its splay, or both, and keeps the icons in step; a pile of fewer than two cards is never splayed. */
export function changePile(
  draft: Draft<Innovation>,
  player: OwnPlayer,
  colour: number,
  change: PileChange,
  card: number,
): void {
  const icons = draft.own(player.icons);
  player.icons = icons;
  const piles = draft.own(player.piles);
  player.piles = piles;
  const pile = draft.own(piles[colour] as readonly number[]);
  const splay = player.splays[colour] as number;
  piles[colour] = pile;
  if (change !== 'out') return addCard(icons, pile, splay, card, change);
  addPile(icons, pile, splay, -1);
  pile.splice(pile.indexOf(card), 1);
  const after = pile.length < 2 ? 0 : splay;
  if (after !== splay) setSplay(draft, player, colour, after);
  addPile(icons, pile, after, 1);
}

/** Only what the new card shows and covers changes; a pile in which it is the first is not splayed. */
function addCard(icons: number[], pile: number[], splay: number, card: number, change: 'top' | 'bottom'): void {
  const top = pile.length - 1;
  if (change === 'bottom' && top >= 0) {
    showCovered(icons, card, splay, 1);
    pile.unshift(card);
    return;
  }
  if (top >= 0) {
    showOnTop(icons, pile[top] as number, -1);
    showCovered(icons, pile[top] as number, splay, 1);
  }
  showOnTop(icons, card, 1);
  pile.push(card);
}

export type PileChange = 'top' | 'bottom' | 'out';

/** The direction alone; the icons are the caller's business. */
export function setSplay(draft: Draft<Innovation>, player: OwnPlayer, colour: number, splay: number): void {
  const splays = draft.own(player.splays);
  splays[colour] = splay;
  player.splays = splays;
}
