import { z } from 'zod';
import type { Grammar } from '../../../schema/grammar.ts';
import type { About } from '../../operator.ts';

export const about: About = { text: 'The sum of all operands.', example: { op: 'add', of: [{ ref: 'card.cost' }, 1] } };

export const schema = ({ value }: Grammar) => z.strictObject({ op: z.literal('add'), of: z.array(value).min(1) });

export type AddNode = z.infer<ReturnType<typeof schema>>;
