import { z } from 'zod';
import type { Grammar } from '../../../schema/grammar.ts';
import type { About } from '../../operator.ts';

export const about: About = {
  text: 'Makes a token with the definition of a card, in the play zone if no zone is named, where it moves from nowhere; `as` binds it.',
  example: { op: 'copy_card', target: 'self' },
};

export const schema = ({ id, name, thing }: Grammar) =>
  z.strictObject({
    op: z.literal('copy_card'),
    target: thing,
    player: thing.optional(),
    to: id.optional(),
    as: name.optional(),
  });

export type CopyCardNode = z.infer<ReturnType<typeof schema>>;
