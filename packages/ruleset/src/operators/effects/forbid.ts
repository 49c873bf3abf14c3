import { z } from 'zod';
import { UNTIL } from '../../types.ts';
import { defineEffect } from '../operator.ts';
import { raiseGranted } from './raise-granted.ts';

export const forbid = defineEffect({
  op: 'forbid',
  raises: 'granted',
  about: {
    text: 'Takes a keyword or a permission from cards, by default until the end of the turn.',
    example: { op: 'forbid', target: 'victim', keyword: 'block' },
  },
  schema: ({ id, thing }) =>
    z.strictObject({ op: z.literal('forbid'), target: thing, keyword: id, until: z.enum(UNTIL).optional() }),
  check(node, checking) {
    checking.raises('granted', { word: node.keyword });
    checking.thing('target', node.target, 'cards');
    checking.known('keyword', 'keyword', node.keyword);
  },
  compile(node, build) {
    const word = build.names.symbol(node.keyword);
    raiseGranted(node, build, 'forbid', node.keyword, () => word);
  },
});
