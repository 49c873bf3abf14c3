import { z } from 'zod';
import type { Grammar } from '../../../schema/grammar.ts';
import { exactlyOne } from '../../../schema/operands.ts';
import { UNTIL } from '../../../types.ts';
import type { About } from '../../operator.ts';

export const about: About = {
  text: 'Gives cards a keyword, a permission or a shared ability, until the end of the turn if it does not say.',
  example: { op: 'grant', target: 'self', keyword: 'attack', until: 'end_of_turn' },
};

export const schema = ({ id, thing }: Grammar) =>
  z
    .strictObject({
      op: z.literal('grant'),
      target: thing,
      keyword: id.optional(),
      ability: id.optional(),
      until: z.enum(UNTIL).optional(),
    })
    .apply(exactlyOne('keyword', 'ability'));

export type GrantNode = z.infer<ReturnType<typeof schema>>;
