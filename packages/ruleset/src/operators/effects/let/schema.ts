import { z } from 'zod';
import type { Grammar } from '../../../schema/grammar.ts';
import type { About } from '../../operator.ts';

export const about: About = {
  text: 'Binds a value for the effects after it.',
  example: { op: 'let', as: 'n', value: { ref: 'controller.hand.count' } },
};

export const schema = ({ name, value }: Grammar) => z.strictObject({ op: z.literal('let'), as: name, value });

export type LetNode = z.infer<ReturnType<typeof schema>>;
