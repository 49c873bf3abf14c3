/** How somebody does: a bar, and hit points for those who know them, or how hurt it looks. */
import type { Paint } from '@turnwise/game';
import type { Health, SeenCombatant } from '../types.ts';

/** Signs of a bar. */
export const BAR = 6;
const FULL = '█';
const EMPTY = '·';

/** Whoever stands has one sign, whoever is hurt lacks one. */
export function barOf({ own, health }: SeenCombatant): string {
  const signs = own === null ? SIGNS[health] : signsFor(own.now.hp, own.now.maxHp);
  return FULL.repeat(signs) + EMPTY.repeat(BAR - signs);
}

const SIGNS: Readonly<Record<Health, number>> = { unhurt: BAR, hurt: 4, badlyHurt: 2, down: 0 };

function signsFor(hp: number, maxHp: number): number {
  if (hp <= 0 || hp >= maxHp) return hp <= 0 ? 0 : BAR;
  return Math.min(BAR - 1, Math.max(1, Math.floor((hp * BAR) / maxHp)));
}

/** `5/8`, or `badly hurt`. */
export function healthText({ own, health }: SeenCombatant): string {
  return own === null ? WORDS[health] : `${own.now.hp}/${own.now.maxHp}`;
}

const WORDS: Readonly<Record<Health, string>> = {
  unhurt: 'unhurt',
  hurt: 'hurt',
  badlyHurt: 'badly hurt',
  down: 'down',
};

export function healthPaint({ health }: SeenCombatant, paint: Paint): (text: string) => string {
  return health === 'badlyHurt' || health === 'down' ? paint.danger : health === 'unhurt' ? paint.useful : paint.goal;
}
