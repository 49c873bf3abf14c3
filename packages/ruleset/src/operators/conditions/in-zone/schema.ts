import { z } from 'zod';
import type { Grammar } from '../../../schema/grammar.ts';
import type { About } from '../../operator.ts';

export const about: About = {
  text: 'The card lies in the zone, or in one of them.',
  example: { op: 'in_zone', target: 'self', zone: 'hand' },
};

export const schema = ({ ids, thing }: Grammar) =>
  z.strictObject({ op: z.literal('in_zone'), target: thing, zone: ids });

export type InZoneNode = z.infer<ReturnType<typeof schema>>;
