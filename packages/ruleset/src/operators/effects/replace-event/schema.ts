import { z } from 'zod';
import type { Grammar } from '../../../schema/grammar.ts';
import { exactlyOne } from '../../../schema/operands.ts';
import type { About } from '../../operator.ts';

export const about: About = {
  text: 'Changes the payload of the event that is to happen, or prevents it and does something else.',
  example: { op: 'replace_event', set: { amount: { op: 'subtract', from: { ref: 'event.amount' }, take: 1 } } },
};

export const schema = ({ effects, name, value }: Grammar) =>
  z
    .strictObject({ op: z.literal('replace_event'), set: z.record(name, value).optional(), with: effects.optional() })
    .apply(exactlyOne('set', 'with'));

export type ReplaceEventNode = z.infer<ReturnType<typeof schema>>;
