import { z } from 'zod';
import type { Grammar } from '../../../schema/grammar.ts';
import { exactlyOne } from '../../../schema/operands.ts';
import type { About } from '../../operator.ts';

export const about: About = {
  text: 'Asks the player (`controller` if none is named) whether the effects run; if not, `else` does.',
  example: { op: 'may', do: [{ op: 'draw' }] },
};

export const schema = ({ effects, thing, timeOut }: Grammar) =>
  z
    .strictObject({
      op: z.literal('may'),
      player: thing.optional(),
      effects: effects.optional(),
      do: effects.optional(),
      else: effects.optional(),
      timeOut: timeOut.optional(),
    })
    .apply(exactlyOne('effects', 'do'));

export type MayNode = z.infer<ReturnType<typeof schema>>;
