import { z } from 'zod';
import type { Grammar } from '../../../schema/grammar.ts';
import type { About } from '../../operator.ts';

export const about: About = {
  text: 'Raises an event that the ruleset declares, with its payload.',
  example: { op: 'emit', event: 'combat_resolved', payload: { attacker: 'self' } },
};

export const schema = ({ id, name, value }: Grammar) =>
  z.strictObject({ op: z.literal('emit'), event: id, payload: z.record(name, value).optional() });

export type EmitNode = z.infer<ReturnType<typeof schema>>;
