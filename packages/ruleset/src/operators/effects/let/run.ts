import type { Build } from '../../../compile/build.ts';
import { NOTHING } from '../../../types.ts';
import type { LetNode } from './schema.ts';

export function run({ as, value }: LetNode, build: Build): void {
  const holds = build.holds(value);
  // A computed value is one thing at most; a word, a reference or a selector may be a list.
  if (typeof value === 'string' || (typeof value === 'object' && !('op' in value))) {
    const list = build.things(value);
    const register = build.bound(as, holds, value);
    build.asm.step((item, { state }) => {
      // A copy: what lies in a zone changes.
      item.registers[register] = list(state, item).slice();
    });
    return;
  }
  const read = build.value(value);
  const register = build.bound(as, holds, value);
  build.asm.step((item, { state }) => {
    const found = read(state, item);
    item.registers[register] = found === NOTHING ? NONE : [found];
  });
}

const NONE: readonly number[] = Object.freeze([]);
