/** Shapes of what people read as it is written: nothing in it moves a cursor or breaks a line. */
import { isInherited } from '@turnwise/kernel';
import type { Shape } from '@turnwise/kernel';
import { wordShape } from './word-shape.ts';

/** Looked up in a record, it is found only where it was put. */
export const ID: Shape<string> = wordShape(
  'an id of 1 to 80 printable characters, with single spaces between words, other than built-in names such as constructor',
  (word) => /^(?=.{1,80}$)[^\p{C}\p{Z}]+( [^\p{C}\p{Z}]+)*$/u.test(word) && !isInherited(word),
);

export const NAME: Shape<string> = wordShape('a name of at most 80 characters on one line', (word) =>
  /^[^\p{C}\p{Zl}\p{Zp}]{0,80}$/u.test(word),
);

export const SENTENCE: Shape<string> = wordShape('a sentence of at most 400 characters on one line', (word) =>
  /^[^\p{C}\p{Zl}\p{Zp}]{0,400}$/u.test(word),
);
