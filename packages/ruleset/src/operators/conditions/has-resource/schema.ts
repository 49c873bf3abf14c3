import { z } from 'zod';
import type { Grammar } from '../../../schema/grammar.ts';
import type { About } from '../../operator.ts';

export const about: About = {
  text: 'The player (`controller` if none is named) has at least so much of a resource.',
  example: { op: 'has_resource', resource: 'mana', atLeast: { ref: 'card.cost' } },
};

export const schema = ({ id, thing, value }: Grammar) =>
  z.strictObject({ op: z.literal('has_resource'), resource: id, atLeast: value, player: thing.optional() });

export type HasResourceNode = z.infer<ReturnType<typeof schema>>;
