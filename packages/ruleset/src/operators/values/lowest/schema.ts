import { z } from 'zod';
import type { Grammar } from '../../../schema/grammar.ts';
import type { About } from '../../operator.ts';

export const about: About = {
  text: 'The least that a value is over a list; in the value the root `it` is the thing looked at. Of an empty list it is nothing.',
  example: { op: 'lowest', of: { zone: 'battlefield' }, value: { ref: 'it.cost' } },
};

export const schema = ({ list, value }: Grammar) => z.strictObject({ op: z.literal('lowest'), of: list, value });

export type LowestNode = z.infer<ReturnType<typeof schema>>;
