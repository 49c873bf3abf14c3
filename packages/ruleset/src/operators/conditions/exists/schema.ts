import { z } from 'zod';
import type { Grammar } from '../../../schema/grammar.ts';
import type { About } from '../../operator.ts';

export const about: About = {
  text: 'The selector gathers at least one, or at least `atLeast`.',
  example: { op: 'exists', selector: { zone: 'battlefield', controller: 'self', types: ['creature'] } },
};

export const schema = ({ selector, value }: Grammar) =>
  z.strictObject({ op: z.literal('exists'), selector, atLeast: value.optional() });

export type ExistsNode = z.infer<ReturnType<typeof schema>>;
