/** How hurt somebody looks, from hit points. */
import type { Chooser } from '@turnwise/game';
import type { Health } from './types.ts';

interface HitPoints {
  readonly hp: number;
  readonly maxHp: number;
}

export function healthOf({ hp, maxHp }: HitPoints): Health {
  if (hp <= 0) return 'down';
  if (hp >= maxHp) return 'unhurt';
  return hp * 2 >= maxHp ? 'hurt' : 'badlyHurt';
}

/** Hit points that look so. */
export function hitPointsLike(health: Health, chooser: Chooser): HitPoints {
  // From three on, all four bands have hit points of their own.
  const maxHp = 3 + chooser.below(MOST - 2);
  const half = Math.ceil(maxHp / 2);
  switch (health) {
    case 'down':
      return { hp: 0, maxHp };
    case 'badlyHurt':
      return { hp: 1 + chooser.below(half - 1), maxHp };
    case 'hurt':
      return { hp: half + chooser.below(maxHp - half), maxHp };
    case 'unhurt':
      return { hp: maxHp, maxHp };
  }
}

/** More than most creatures have. */
const MOST = 40;
