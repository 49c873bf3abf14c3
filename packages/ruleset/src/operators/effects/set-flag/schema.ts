import { z } from 'zod';
import type { Grammar } from '../../../schema/grammar.ts';
import type { About } from '../../operator.ts';

export const about: About = {
  text: 'Sets a flag of cards or players, or of the match if no target is named; with `value: false` takes it away.',
  example: { op: 'set_flag', flag: 'marked', target: 'self' },
};

export const schema = ({ id, thing, value }: Grammar) =>
  z.strictObject({ op: z.literal('set_flag'), flag: id, value: value.optional(), target: thing.optional() });

export type SetFlagNode = z.infer<ReturnType<typeof schema>>;
