import { z } from 'zod';
import type { Grammar } from '../../../schema/grammar.ts';
import type { About } from '../../operator.ts';

export const about: About = {
  text: 'The player chooses a number, which `as` binds.',
  example: { op: 'choose_number', min: 0, max: { ref: 'player.mana' }, as: 'x' },
};

export const schema = ({ name, thing, timeOut, value }: Grammar) =>
  z.strictObject({
    op: z.literal('choose_number'),
    player: thing.optional(),
    min: value,
    max: value,
    as: name,
    timeOut: timeOut.optional(),
  });

export type ChooseNumberNode = z.infer<ReturnType<typeof schema>>;
