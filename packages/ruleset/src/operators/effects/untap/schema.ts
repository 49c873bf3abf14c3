import { z } from 'zod';
import type { Grammar } from '../../../schema/grammar.ts';
import type { About } from '../../operator.ts';

export const about: About = {
  text: 'Takes the flag `tapped` from cards in play that are not forbidden to untap.',
  example: { op: 'untap', target: { selector: { zone: 'battlefield', controller: 'active', count: 'all' } } },
};

export const schema = ({ thing }: Grammar) => z.strictObject({ op: z.literal('untap'), target: thing });

export type UntapNode = z.infer<ReturnType<typeof schema>>;
