import { z } from 'zod';
import { defineEffect } from '../operator.ts';
import { raiseDeclared } from './raise-declared.ts';

export const declareBlock = defineEffect({
  op: 'declare_block',
  raises: 'block',
  about: {
    text: 'Raises the event `block`; the ruleset says under `events` what it does.',
    example: { op: 'declare_block', blocker: 'blocker', attacker: { ref: 'event.attacker' } },
  },
  schema: ({ thing }) => z.strictObject({ op: z.literal('declare_block'), blocker: thing, attacker: thing }),
  check(node, checking) {
    checking.raises('block');
    checking.thing('blocker', node.blocker, 'cards');
    checking.thing('attacker', node.attacker, 'cards');
  },
  compile({ blocker, attacker }, build) {
    raiseDeclared(build, 'block', { blocker: build.thing(blocker), attacker: build.thing(attacker) });
  },
});
