/** A shape of texts that follow a grammar. */
import { issue } from '@turnwise/kernel';
import type { Shape } from '@turnwise/kernel';

export function wordShape(expected: string, follows: (word: string) => boolean): Shape<string> {
  const is = (value: unknown): value is string => typeof value === 'string' && follows(value);
  return {
    expected,
    is,
    issues: (value, path) => (is(value) ? [] : [issue(path, 'wrongShape', expected, value ?? null)]),
  };
}
