import { z } from 'zod';
import type { Grammar } from '../../../schema/grammar.ts';
import { atMostOne, exactlyOne } from '../../../schema/operands.ts';
import type { About } from '../../operator.ts';

export const about: About = {
  text: 'Puts cards from a hand into the graveyard: these, or so many that the player chooses or, with `random`, that chance does. With `simultaneous` all players that `player` names are asked at once, each without seeing what the others answer; then all cards go in turn order of the players.',
  example: { op: 'discard', player: { ref: 'opponent' }, count: 1 },
};

export const schema = ({ thing, timeOut, value }: Grammar) =>
  z
    .strictObject({
      op: z.literal('discard'),
      target: thing.optional(),
      player: thing.optional(),
      amount: value.optional(),
      count: value.optional(),
      random: z.literal(true).optional(),
      simultaneous: z.boolean().optional(),
      timeOut: timeOut.optional(),
    })
    .apply(exactlyOne('target', 'player'))
    .apply(atMostOne('amount', 'count'));

export type DiscardNode = z.infer<ReturnType<typeof schema>>;
