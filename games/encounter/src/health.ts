/** How hurt somebody looks, from hit points. */
import type { Chooser } from '@turnwise/game';
import type { DiceExpression } from './dice-expression.ts';
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

/** Hit points that look so, rolled with these dice. */
export function hitPointsLike(health: Health, dice: DiceExpression, chooser: Chooser): HitPoints {
  const maxHp = Math.max(FEWEST, rolled(dice, chooser));
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

/** From three on, all four bands have hit points of their own. */
const FEWEST = 3;

function rolled({ count, sides, plus }: DiceExpression, chooser: Chooser): number {
  let sum = plus;
  for (let i = 0; i < count; i++) sum += 1 + chooser.below(sides);
  return sum;
}
