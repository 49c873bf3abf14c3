import { z } from 'zod';
import type { Grammar } from '../../../schema/grammar.ts';
import type { About } from '../../operator.ts';

export const about: About = {
  text: 'A flag of a card or player, or of the match if no target is named, is set; with `value: false`, it is not.',
  example: { op: 'flag', flag: 'tapped', target: 'self' },
};

export const schema = ({ id, thing }: Grammar) =>
  z.strictObject({ op: z.literal('flag'), flag: id, target: thing.optional(), value: z.boolean().optional() });

export type FlagNode = z.infer<ReturnType<typeof schema>>;
