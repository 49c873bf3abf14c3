import { z } from 'zod';
import type { Rule } from '../../compiled/compiled.ts';
import { exactlyOne } from '../../schema/operands.ts';
import { UNTIL } from '../../types.ts';
import { defineEffect } from '../operator.ts';
import { raiseGranted } from './raise-granted.ts';

export const grant = defineEffect({
  op: 'grant',
  raises: 'granted',
  namesAttempt: true,
  about: {
    text: 'Gives cards a keyword, a permission or a shared ability, by default until the end of the turn.',
    example: { op: 'grant', target: 'self', keyword: 'attack', until: 'end_of_turn' },
  },
  schema: ({ id, thing }) =>
    z
      .strictObject({
        op: z.literal('grant'),
        target: thing,
        keyword: id.optional(),
        ability: id.optional(),
        until: z.enum(UNTIL).optional(),
      })
      .apply(exactlyOne('keyword', 'ability')),
  grants: ({ keyword }) => keyword,
  check(node, checking) {
    checking.raises('granted', { word: node.keyword ?? node.ability });
    checking.thing('target', node.target, 'cards');
    checking.known('keyword', 'keyword', node.keyword);
    checking.known('ability', 'sharedAbility', node.ability);
  },
  compile(node, build) {
    const { keyword, ability } = node;
    const { compiled, names } = build;
    if (ability !== undefined)
      // A shared ability: the rule whose name is its id alone.
      raiseGranted(node, build, 'ability', ability, () => compiled.rules.findIndex((rule) => isShared(rule, ability)));
    else if (keyword !== undefined) {
      const word = names.symbol(keyword);
      raiseGranted(node, build, 'grant', keyword, () => word);
    }
  },
});

function isShared({ kind, name }: Rule, ability: string): boolean {
  return kind === 'ability' && name === ability;
}
