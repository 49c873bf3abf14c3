import { z } from 'zod';
import { COMPARISONS } from '../../../nodes.ts';
import type { Grammar } from '../../../schema/grammar.ts';
import type { About } from '../../operator.ts';

export const about: About = {
  text: 'Compares two values; a comparison with nothing is false. `==` is the same as `=`. YAML wants quotes around the comparison.',
  example: { op: 'compare', left: { ref: 'player.health' }, is: '<=', right: 0 },
};

export const schema = ({ value }: Grammar) =>
  z.strictObject({ op: z.literal('compare'), left: value, is: z.enum(COMPARISONS), right: value });

export type CompareNode = z.infer<ReturnType<typeof schema>>;
