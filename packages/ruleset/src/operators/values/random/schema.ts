import { z } from 'zod';
import type { Grammar } from '../../../schema/grammar.ts';
import type { About } from '../../operator.ts';

export const about: About = {
  text: 'A number drawn from a random stream (`random` if none is named), both ends included. It stands in operands of effects alone.',
  example: { op: 'random', from: 1, to: 6 },
};

export const schema = ({ id, value }: Grammar) =>
  z.strictObject({ op: z.literal('random'), from: value, to: value, stream: id.optional() });

export type RandomNode = z.infer<ReturnType<typeof schema>>;
