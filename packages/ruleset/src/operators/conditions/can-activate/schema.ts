import { z } from 'zod';
import type { Grammar } from '../../../schema/grammar.ts';
import type { About } from '../../operator.ts';

export const about: About = {
  text: 'The seat may activate this ability of the card now: conditions, limit, costs and targets allow it.',
  example: { op: 'can_activate', target: 'source', ability: { ref: 'abilityId' } },
};

export const schema = ({ thing, value }: Grammar) =>
  z.strictObject({ op: z.literal('can_activate'), target: thing, ability: value });

export type CanActivateNode = z.infer<ReturnType<typeof schema>>;
