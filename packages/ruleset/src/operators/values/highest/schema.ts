import { z } from 'zod';
import type { Grammar } from '../../../schema/grammar.ts';
import type { About } from '../../operator.ts';

export const about: About = {
  text: 'The greatest that a value is over a list; in the value the root `it` is the thing looked at. Of an empty list it is nothing.',
  example: { op: 'highest', of: { zone: 'trick' }, value: { ref: 'it.rank' } },
};

export const schema = ({ list, value }: Grammar) => z.strictObject({ op: z.literal('highest'), of: list, value });

export type HighestNode = z.infer<ReturnType<typeof schema>>;
