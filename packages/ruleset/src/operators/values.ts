/** The values that a ruleset may use. A new one is a file and a line here. */
import { abs } from './values/abs.ts';
import { add, max, min, multiply } from './values/folds.ts';
import { at } from './values/at.ts';
import { count } from './values/count.ts';
import { divide } from './values/divide.ts';
import { first } from './values/first.ts';
import { indexOf } from './values/index-of.ts';
import { modulo } from './values/modulo.ts';
import { negate } from './values/negate.ts';
import { random } from './values/random.ts';
import { subtract } from './values/subtract.ts';
import { highest, lowest, sum } from './values/over-lists.ts';
import { when } from './values/when.ts';
import type { ValueOperator } from './operator.ts';

export const VALUES = [
  add,
  multiply,
  min,
  max,
  subtract,
  divide,
  modulo,
  negate,
  abs,
  count,
  sum,
  highest,
  lowest,
  at,
  first,
  indexOf,
  random,
  when,
] as const satisfies readonly ValueOperator[];
