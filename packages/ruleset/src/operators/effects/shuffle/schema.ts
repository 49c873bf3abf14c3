import { z } from 'zod';
import type { Grammar } from '../../../schema/grammar.ts';
import type { About } from '../../operator.ts';

export const about: About = {
  text: 'Puts a zone into a random order, with the stream `shuffle`. A shared zone has no player.',
  example: { op: 'shuffle', zone: 'deck', player: { ref: 'controller' } },
};

export const schema = ({ id, thing }: Grammar) =>
  z.strictObject({ op: z.literal('shuffle'), zone: id, player: thing.optional() });

export type ShuffleNode = z.infer<ReturnType<typeof schema>>;
