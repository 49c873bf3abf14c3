import { z } from 'zod';
import { NOTHING } from '../../types.ts';
import { defineEffect } from '../operator.ts';

export const binding = defineEffect({
  op: 'let',
  keepsSecrets: true,
  about: {
    text: 'Binds a value for the effects after it.',
    example: { op: 'let', as: 'n', value: { ref: 'controller.hand.count' } },
  },
  schema: ({ name, value }) => z.strictObject({ op: z.literal('let'), as: name, value }),
  check(node, checking) {
    checking.bind('as', node.as, checking.value('value', node.value), node.value);
  },
  compile({ as, value }, build) {
    const holds = build.holds(value);
    // A computed value is one thing at most; a word, a ref or a selector may be a list.
    if (typeof value === 'string' || (typeof value === 'object' && !('op' in value))) {
      const list = build.things(value);
      const register = build.bound(as, holds, value);
      build.asm.step((item, { local }) => {
        // A copy: what lies in a zone changes.
        item.registers[register] = list(local.desk, item).slice();
      });
      return;
    }
    const read = build.value(value);
    const register = build.bound(as, holds, value);
    build.asm.step((item, { local }) => {
      const found = read(local.desk, item);
      item.registers[register] = found === NOTHING ? NONE : [found];
    });
  },
});

const NONE: readonly number[] = Object.freeze([]);
