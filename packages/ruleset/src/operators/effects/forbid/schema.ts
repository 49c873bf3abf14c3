import { z } from 'zod';
import type { Grammar } from '../../../schema/grammar.ts';
import { UNTIL } from '../../../types.ts';
import type { About } from '../../operator.ts';

export const about: About = {
  text: 'Takes a keyword or a permission from cards, until the end of the turn if it does not say.',
  example: { op: 'forbid', target: 'victim', keyword: 'block' },
};

export const schema = ({ id, thing }: Grammar) =>
  z.strictObject({ op: z.literal('forbid'), target: thing, keyword: id, until: z.enum(UNTIL).optional() });

export type ForbidNode = z.infer<ReturnType<typeof schema>>;
