/** Hit dice as they are written: `1`, `1+1`, `1-1`, `½`. */
import type { Shape } from '@turnwise/kernel';
import { wordShape } from '../word-shape.ts';

export interface HitDice {
  /** `½` is 0. */
  readonly dice: number;
  readonly plus: number;
}

export function parseHitDice(text: string): HitDice {
  const match = PATTERN.exec(text);
  if (match === null) return { dice: 0, plus: 0 };
  const [, dice = '0', plus = '0'] = match;
  return { dice: Number(dice), plus: Number(plus) };
}

/** Plus and minus ignored, fewer than 1 as 1. */
export function wholeHitDice(text: string): number {
  return Math.max(1, parseHitDice(text).dice);
}

/** What is left when so many were drained: `4+1` less one is `3+1`. */
export function lessHitDice(text: string, drained: number): string {
  const { dice, plus } = parseHitDice(text);
  if (drained === 0 || dice === 0) return text;
  const left = Math.max(0, dice - drained);
  return left === 0 ? HALF : `${left}${plus > 0 ? '+' : ''}${plus === 0 ? '' : plus}`;
}

const HALF = '½';
const PATTERN = /^(?:½|([1-9]\d?)([+-][1-9]\d?)?)$/;

export const HIT_DICE: Shape<string> = wordShape('hit dice, such as 1, 1+1, 1-1 or ½', (word) => PATTERN.test(word));
