import { z } from 'zod';
import type { Grammar } from '../../../schema/grammar.ts';
import { atMostOne } from '../../../schema/operands.ts';
import type { About } from '../../operator.ts';

export const about: About = {
  text: 'Makes cards of a definition for a player, in the play zone if no zone is named, that cease to exist when they leave play; each moves there from nowhere; `as` binds them.',
  example: { op: 'create_token', card: 'ember_fox', amount: 2 },
};

export const schema = ({ id, name, thing, value }: Grammar) =>
  z
    .strictObject({
      op: z.literal('create_token'),
      card: id,
      player: thing.optional(),
      to: id.optional(),
      amount: value.optional(),
      count: value.optional(),
      as: name.optional(),
    })
    .apply(atMostOne('amount', 'count'));

export type CreateTokenNode = z.infer<ReturnType<typeof schema>>;
