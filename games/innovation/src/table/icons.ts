/** The icons that piles show, for the counts that players keep. */
import { ICONS_COVERED, ICONS_ON_TOP } from '../cards/catalogue.ts';
import { ICONS } from '../cards/language.ts';
import type { Player } from '../types.ts';

/** Adds what a pile shows to the counts, or with -1 takes it away. */
export function addPile(icons: number[], pile: readonly number[], splay: number, sign: 1 | -1): void {
  const last = pile.length - 1;
  if (last < 0) return;
  addAll(icons, ICONS_ON_TOP[pile[last] as number] as readonly number[], sign);
  if (splay === 0) return;
  const covered = ICONS_COVERED[splay] as readonly (readonly number[])[];
  for (let i = 0; i < last; i++) addAll(icons, covered[pile[i] as number] as readonly number[], sign);
}

/** Adds what a card on top shows, or with -1 takes it away. */
export function showOnTop(icons: number[], card: number, sign: 1 | -1): void {
  addAll(icons, ICONS_ON_TOP[card] as readonly number[], sign);
}

/** The same of a card that is covered. */
export function showCovered(icons: number[], card: number, splay: number, sign: 1 | -1): void {
  if (splay !== 0)
    addAll(icons, (ICONS_COVERED[splay] as readonly (readonly number[])[])[card] as readonly number[], sign);
}

function addAll(icons: number[], shown: readonly number[], sign: 1 | -1): void {
  for (let i = 0; i < shown.length; i++) {
    const icon = shown[i] as number;
    icons[icon] = (icons[icon] as number) + sign;
  }
}

/** All icons of a board, counted anew. */
export function countIcons({ piles, splays }: Pick<Player, 'piles' | 'splays'>): number[] {
  const icons = ICONS.map(() => 0);
  piles.forEach((pile, colour) => addPile(icons, pile, splays[colour] as number, 1));
  return icons;
}

/** How many of one icon a single pile shows. */
export function iconsInPile(player: Player, colour: number, icon: number): number {
  const pile = player.piles[colour] as readonly number[];
  const last = pile.length - 1;
  if (last < 0) return 0;
  let count = countOf(ICONS_ON_TOP[pile[last] as number] as readonly number[], icon);
  const covered = ICONS_COVERED[player.splays[colour] as number] as readonly (readonly number[])[];
  for (let i = 0; i < last; i++) count += countOf(covered[pile[i] as number] as readonly number[], icon);
  return count;
}

function countOf(shown: readonly number[], icon: number): number {
  let count = 0;
  for (let i = 0; i < shown.length; i++) if (shown[i] === icon) count++;
  return count;
}
