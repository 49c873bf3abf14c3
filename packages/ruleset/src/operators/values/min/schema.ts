import { z } from 'zod';
import type { Grammar } from '../../../schema/grammar.ts';
import type { About } from '../../operator.ts';

export const about: About = {
  text: 'The least of its operands.',
  example: { op: 'min', of: [3, { ref: 'player.mana' }] },
};

export const schema = ({ value }: Grammar) => z.strictObject({ op: z.literal('min'), of: z.array(value).min(1) });

export type MinNode = z.infer<ReturnType<typeof schema>>;
