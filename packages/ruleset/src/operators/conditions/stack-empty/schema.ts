import { z } from 'zod';
import type { About } from '../../operator.ts';

export const about: About = { text: 'Nothing waits on the stack.', example: { op: 'stack_empty' } };

export const schema = () => z.strictObject({ op: z.literal('stack_empty') });

export type StackEmptyNode = z.infer<ReturnType<typeof schema>>;
