/** A text that is the same for two inputs exactly if they are the same input, made quickly: search compares millions. */
import type { AnyInput } from '@turnwise/game';

export function inputKey(input: AnyInput): string {
  let key = input.kind;
  for (const name in input) {
    if (name === 'kind' || name === 'seat') continue;
    const value = input[name];
    key += typeof value === 'number' ? `|${name}=${value}` : `|${name}:${JSON.stringify(value)}`;
  }
  return key;
}
