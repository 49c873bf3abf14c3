/** The evaluated operands of a precondition, for people who want to know why. */
import type { Json } from '@turnwise/kernel';
import type { Compiled, Precondition } from '../compile/compiled.ts';
import { NOTHING } from '../types.ts';
import type { Item, RulesetState } from '../types.ts';
import { Violation } from './violation.ts';

export function operandsOf(
  _compiled: Compiled,
  state: RulesetState,
  { operands, words }: Precondition,
  item: Item,
): Readonly<Record<string, Json>> {
  const found: Record<string, Json> = { ...words };
  for (const [name, value] of Object.entries(operands)) {
    try {
      const number = value(state, item);
      found[name] = number === NOTHING ? null : number;
    } catch (thrown) {
      if (!(thrown instanceof Violation)) throw thrown;
      found[name] = thrown.code;
    }
  }
  return found;
}
