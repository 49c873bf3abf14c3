import { z } from 'zod';
import type { Grammar } from '../../../schema/grammar.ts';
import { atMostOne } from '../../../schema/operands.ts';
import type { About } from '../../operator.ts';

export const about: About = {
  text: 'The player looks through a zone of theirs, takes up to so many cards (one if it does not say) that the selector allows, moves them and shuffles the zone.',
  example: { op: 'search', zone: 'deck', selector: { types: ['creature'] }, count: 1, to: 'hand', reveal: true },
};

export const schema = ({ id, selector, thing, timeOut, value }: Grammar) =>
  z
    .strictObject({
      op: z.literal('search'),
      player: thing.optional(),
      zone: id,
      selector: selector.optional(),
      amount: value.optional(),
      count: value.optional(),
      to: id,
      reveal: z.literal(true).optional(),
      timeOut: timeOut.optional(),
    })
    .apply(atMostOne('amount', 'count'));

export type SearchNode = z.infer<ReturnType<typeof schema>>;
