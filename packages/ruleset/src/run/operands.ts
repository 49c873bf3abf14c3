/** The evaluated operands of a precondition, for people who want to know why. */
import type { Json } from '@turnwise/kernel';
import type { Compiled, Precondition } from '../compiled/compiled.ts';
import type { Operand } from '../compiled/functions.ts';
import { NOTHING } from '../types.ts';
import type { Desk, Item, RulesetState } from '../types.ts';
import { textOf } from './thing-text.ts';
import { Violation } from './violation.ts';

export function operandsOf(
  compiled: Compiled,
  desk: Desk,
  { operands, words, hidden }: Precondition,
  item: Item,
): Readonly<Record<string, Json>> {
  const found: Record<string, Json> = { ...words };
  for (const [name, { value, of }] of Object.entries(operands)) {
    if (hidden.includes(name)) {
      found[name] = UNTOLD;
      continue;
    }
    try {
      const number = value(desk, item);
      found[name] = number === NOTHING ? null : told(compiled, desk.state, item, of, number);
    } catch (thrown) {
      if (!(thrown instanceof Violation)) throw thrown;
      found[name] = thrown.code;
    }
  }
  return found;
}

/** In place of what a seat may not know. */
export const UNTOLD = '?';

function told(compiled: Compiled, state: RulesetState, { seat }: Item, of: Operand['of'], value: number): Json {
  switch (of) {
    case 'thing':
      return textOf(compiled, state, value, seat);
    case 'word':
      return compiled.symbols[value] ?? null;
    case 'number':
      return value;
  }
}
