import { z } from 'zod';
import type { Grammar } from '../../../schema/grammar.ts';
import type { About } from '../../operator.ts';

export const about: About = {
  text: 'The sum of a value over a list; in the value the root `it` is the thing looked at.',
  example: { op: 'sum', of: { zone: 'battlefield', controller: 'self' }, value: { ref: 'it.power' } },
};

export const schema = ({ list, value }: Grammar) => z.strictObject({ op: z.literal('sum'), of: list, value });

export type SumNode = z.infer<ReturnType<typeof schema>>;
