import { z } from 'zod';
import type { Grammar } from '../../../schema/grammar.ts';
import type { About } from '../../operator.ts';

export const about: About = {
  text: 'The first operand divided by the second, rounded towards zero. Dividing by zero is a violation.',
  example: { op: 'divide', of: [{ ref: 'controller.hand.count' }, 2] },
};

export const schema = ({ value }: Grammar) => z.strictObject({ op: z.literal('divide'), of: z.tuple([value, value]) });

export type DivideNode = z.infer<ReturnType<typeof schema>>;
