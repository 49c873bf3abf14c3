/** Taking parts of the state for writing. */
import type { Draft, Writable } from '@turnwise/kernel';
import { addPile } from '../table/icons.ts';
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
  addPile(icons, pile, splay, -1);
  if (change === 'top') pile.push(card);
  else if (change === 'bottom') pile.unshift(card);
  else pile.splice(pile.indexOf(card), 1);
  piles[colour] = pile;
  const after = pile.length < 2 ? 0 : splay;
  if (after !== splay) setSplay(draft, player, colour, after);
  addPile(icons, pile, after, 1);
}

export type PileChange = 'top' | 'bottom' | 'out';

/** The direction alone; the icons are the caller's business. */
export function setSplay(draft: Draft<Innovation>, player: OwnPlayer, colour: number, splay: number): void {
  const splays = draft.own(player.splays);
  splays[colour] = splay;
  player.splays = splays;
}
