import { z } from 'zod';
import type { Grammar } from '../../../schema/grammar.ts';
import type { About } from '../../operator.ts';

export const about: About = {
  text: 'The player (`controller` if none is named) puts things in an order, which `as` binds: effects on them go in that order.',
  example: { op: 'order', in: { zone: 'deck', controller: 'self', top: 2 }, as: 'sorted' },
};

export const schema = ({ list, name, thing, timeOut }: Grammar) =>
  z.strictObject({ op: z.literal('order'), player: thing.optional(), in: list, as: name, timeOut: timeOut.optional() });

export type OrderNode = z.infer<ReturnType<typeof schema>>;
