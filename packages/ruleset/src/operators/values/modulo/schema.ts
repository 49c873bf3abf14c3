import { z } from 'zod';
import type { Grammar } from '../../../schema/grammar.ts';
import type { About } from '../../operator.ts';

export const about: About = {
  text: 'What is left when the first operand is divided by the second, with the sign of the second: −1 modulo 6 is 5. Dividing by zero is a violation.',
  example: { op: 'modulo', of: [{ ref: 'state.turn' }, 2] },
};

export const schema = ({ value }: Grammar) => z.strictObject({ op: z.literal('modulo'), of: z.tuple([value, value]) });

export type ModuloNode = z.infer<ReturnType<typeof schema>>;
