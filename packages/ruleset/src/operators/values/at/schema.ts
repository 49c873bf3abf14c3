import { z } from 'zod';
import type { Grammar } from '../../../schema/grammar.ts';
import type { About } from '../../operator.ts';

export const about: About = {
  text: 'The thing at a place of a list, where 0 is the first. Beyond the end it is nothing.',
  example: { op: 'at', of: { ref: 'players' }, index: 1 },
};

export const schema = ({ list, value }: Grammar) => z.strictObject({ op: z.literal('at'), of: list, index: value });

export type AtNode = z.infer<ReturnType<typeof schema>>;
