/** The grammar of dice: `NdS`, or `dS` for one, and `+M` or `-M` after it. Nothing else is dice. */
import type { Shape } from '@turnwise/kernel';
import { ENCOUNTER_LIMITS } from './limits.ts';
import { wordShape } from './word-shape.ts';

export interface DiceExpression {
  readonly count: number;
  readonly sides: number;
  readonly plus: number;
}

/** More dice or sides than anybody rolls are a mistake. */
const MOST_DICE = ENCOUNTER_LIMITS.dice.usual;
const MOST_SIDES = 1000;

export function parseDice(text: string): DiceExpression | undefined {
  const match = /^([1-9]\d{0,3})?d([1-9]\d{0,3})([+-]\d{1,4})?$/.exec(text);
  if (match === null) return undefined;
  const [, count = '1', sides, plus = '0'] = match;
  const dice = { count: Number(count), sides: Number(sides), plus: Number(plus) };
  return dice.count > MOST_DICE || dice.sides > MOST_SIDES ? undefined : dice;
}

export const DICE: Shape<string> = wordShape(
  'dice, such as d6, 2d4+1 or 3d4-1',
  (word) => parseDice(word) !== undefined,
);

/** Dice that never come to less. */
export function diceFrom(least: number): Shape<string> {
  return wordShape(`${DICE.expected}, with a result of at least ${least}`, (word) => {
    const dice = parseDice(word);
    return dice !== undefined && dice.count + dice.plus >= least;
  });
}
