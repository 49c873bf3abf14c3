/** The values that a ruleset may use. A new one is a folder and a line here. */
import { abs } from './values/abs/abs.ts';
import { add } from './values/add/add.ts';
import { at } from './values/at/at.ts';
import { count } from './values/count/count.ts';
import { divide } from './values/divide/divide.ts';
import { first } from './values/first/first.ts';
import { highest } from './values/highest/highest.ts';
import { indexOf } from './values/index-of/index-of.ts';
import { lowest } from './values/lowest/lowest.ts';
import { max } from './values/max/max.ts';
import { min } from './values/min/min.ts';
import { modulo } from './values/modulo/modulo.ts';
import { multiply } from './values/multiply/multiply.ts';
import { negate } from './values/negate/negate.ts';
import { random } from './values/random/random.ts';
import { subtract } from './values/subtract/subtract.ts';
import { sum } from './values/sum/sum.ts';
import { when } from './values/when/when.ts';
import type { ValueOperator } from './operator.ts';

export const VALUES: readonly ValueOperator[] = [
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
];
