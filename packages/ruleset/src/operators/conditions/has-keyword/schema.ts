import { z } from 'zod';
import type { Grammar } from '../../../schema/grammar.ts';
import type { About } from '../../operator.ts';

export const about: About = {
  text: 'The card has the keyword, read through continuous abilities and lasting changes.',
  example: { op: 'has_keyword', target: 'attacker', keyword: 'flying' },
};

export const schema = ({ id, thing }: Grammar) =>
  z.strictObject({ op: z.literal('has_keyword'), target: thing, keyword: id });

export type HasKeywordNode = z.infer<ReturnType<typeof schema>>;
