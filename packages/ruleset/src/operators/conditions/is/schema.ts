import { z } from 'zod';
import type { Grammar } from '../../../schema/grammar.ts';
import type { About } from '../../operator.ts';

export const about: About = {
  text: 'Both are the same thing, the same value or the same name. Nothing is the same as nothing alone.',
  example: { op: 'is', left: { ref: 'event.target' }, right: { ref: 'self' } },
};

export const schema = ({ value }: Grammar) => z.strictObject({ op: z.literal('is'), left: value, right: value });

export type IsNode = z.infer<ReturnType<typeof schema>>;
