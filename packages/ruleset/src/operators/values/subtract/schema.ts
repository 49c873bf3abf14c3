import { z } from 'zod';
import type { Grammar } from '../../../schema/grammar.ts';
import type { About } from '../../operator.ts';

export const about: About = {
  text: '`from` less `take`.',
  example: { op: 'subtract', from: { ref: 'event.amount' }, take: 1 },
};

export const schema = ({ value }: Grammar) => z.strictObject({ op: z.literal('subtract'), from: value, take: value });

export type SubtractNode = z.infer<ReturnType<typeof schema>>;
