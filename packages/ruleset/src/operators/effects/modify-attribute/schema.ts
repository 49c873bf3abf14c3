import { z } from 'zod';
import type { Grammar } from '../../../schema/grammar.ts';
import { exactlyOne } from '../../../schema/operands.ts';
import { UNTIL } from '../../../types.ts';
import type { About } from '../../operator.ts';

export const about: About = {
  text: 'Changes an attribute of cards until the end of the turn (if it does not say), while they are in play, or for good.',
  example: { op: 'modify_attribute', target: 'self', attribute: 'power', add: 2, until: 'end_of_turn' },
};

export const schema = ({ id, thing, value }: Grammar) =>
  z
    .strictObject({
      op: z.literal('modify_attribute'),
      target: thing,
      attribute: id,
      add: value.optional(),
      set: value.optional(),
      multiply: value.optional(),
      until: z.enum(UNTIL).optional(),
    })
    .apply(exactlyOne('add', 'set', 'multiply'));

export type ModifyAttributeNode = z.infer<ReturnType<typeof schema>>;
