import { z } from 'zod';
import type { Grammar } from '../../../schema/grammar.ts';
import type { About } from '../../operator.ts';

export const about: About = {
  text: 'The event that is answered or resolved is of this kind, or of one of them.',
  example: { op: 'event_is', event: ['damaged', 'healed'] },
};

export const schema = ({ ids }: Grammar) => z.strictObject({ op: z.literal('event_is'), event: ids });

export type EventIsNode = z.infer<ReturnType<typeof schema>>;
