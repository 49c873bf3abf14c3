import { z } from 'zod';
import type { Grammar } from '../../../schema/grammar.ts';
import type { About } from '../../operator.ts';

export const about: About = {
  text: 'The operand without its sign.',
  example: { op: 'abs', of: { op: 'subtract', from: { ref: 'player.health' }, take: 20 } },
};

export const schema = ({ value }: Grammar) => z.strictObject({ op: z.literal('abs'), of: value });

export type AbsNode = z.infer<ReturnType<typeof schema>>;
