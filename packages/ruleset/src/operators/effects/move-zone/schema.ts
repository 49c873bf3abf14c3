import { z } from 'zod';
import type { Grammar } from '../../../schema/grammar.ts';
import type { About } from '../../operator.ts';

export const about: About = {
  text: 'Moves cards to a zone: of their owner, for the play zone of their controller, or of `player`. `position` is `top`, `bottom` or a place from the top; without it a card comes on top of an ordered zone, and to the end of another; `from` leaves out cards that do not lie there; with `reveal` everybody sees which cards go.',
  example: { op: 'move_zone', target: 'card', to: 'battlefield' },
};

export const schema = ({ id, thing, value }: Grammar) =>
  z.strictObject({
    op: z.literal('move_zone'),
    target: thing,
    to: id,
    player: thing.optional(),
    position: value.optional(),
    from: id.optional(),
    reveal: z.literal(true).optional(),
  });

export type MoveZoneNode = z.infer<ReturnType<typeof schema>>;
