import { z } from 'zod';
import { defineEffect } from '../operator.ts';
import { raiseDeclared } from './raise-declared.ts';

export const declareAttack = defineEffect({
  op: 'declare_attack',
  raises: 'attack',
  about: {
    text: 'Raises the event `attack`; the ruleset says under `events` what it does.',
    example: { op: 'declare_attack', attacker: 'attacker', defender: 'defender' },
  },
  schema: ({ thing }) => z.strictObject({ op: z.literal('declare_attack'), attacker: thing, defender: thing }),
  check(node, checking) {
    checking.raises('attack');
    checking.thing('attacker', node.attacker, 'cards');
    checking.thing('defender', node.defender, 'entities');
  },
  compile({ attacker, defender }, build) {
    raiseDeclared(build, 'attack', { attacker: build.thing(attacker), defender: build.thing(defender) });
  },
});
