/** Icons as single signs, for a terminal without colour. */
import { CARDS, ICONS_COVERED } from '../cards/catalogue.ts';
import { ICONS } from '../cards/language.ts';
import type { Icon } from '../cards/language.ts';

const SIGNS: Readonly<Record<Icon, string>> = {
  castle: '♜',
  crown: '♛',
  leaf: '♣',
  lightbulb: '☼',
  factory: '⚙',
  clock: '◷',
};

/** What a slot with a picture shows. */
const PICTURE = '·';

/** `♜ castle  ♛ crown …`. */
export const LEGEND: string = ICONS.map((icon) => `${SIGNS[icon]} ${icon}`).join('  ');

/** All four slots of a card: top left, then the three at the bottom. */
export function slotsOf(card: number): string {
  return (CARDS[card]?.icons ?? []).map((icon) => (icon === null ? PICTURE : SIGNS[icon])).join('');
}

/** What a covered card shows under this splay. */
export function coveredSigns(card: number, splay: number): string {
  return (ICONS_COVERED[splay]?.[card] ?? []).map((icon) => SIGNS[ICONS[icon] as Icon]).join('');
}

/** `♜3 ♛0 …`. */
export function totals(counts: readonly number[]): string {
  return ICONS.map((icon, index) => `${SIGNS[icon]}${counts[index] ?? 0}`).join(' ');
}
