/** Dice that fall as one says: what an action comes to at least and at most is what it does with them. */
import { parseDice } from '../dice-expression.ts';
import { NO_DICE } from '../dice.ts';
import type { DiceService } from '../dice.ts';

export interface Loading {
  /** All dice but a d20 show one, or their highest. */
  readonly dice: 'low' | 'high';
  /** The d20 of attacks and saves. */
  readonly d20?: number;
  /** What the first roll comes to, where that decides how many are affected. */
  readonly first?: 'low' | 'high' | number | undefined;
}

export function loadedDice({ dice, d20 = 1, first = dice }: Loading): DiceService {
  let next: Loading['first'] = first;
  return {
    ...NO_DICE,
    d20: () => d20,
    roll(expression) {
      const fall = next ?? dice;
      next = undefined;
      if (typeof fall === 'number') return fall;
      const { least, most } = diceRange(expression);
      return fall === 'low' ? least : most;
    },
  };
}

export interface Range {
  readonly least: number;
  readonly most: number;
}

export function diceRange(expression: string): Range {
  const { count, sides, plus } = parseDice(expression) ?? { count: 0, sides: 0, plus: 0 };
  return { least: count + plus, most: count * sides + plus };
}
