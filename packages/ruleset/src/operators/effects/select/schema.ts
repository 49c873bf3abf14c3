import { z } from 'zod';
import type { Grammar } from '../../../schema/grammar.ts';
import type { About } from '../../operator.ts';

export const about: About = {
  text: 'The player chooses cards or players from what a selector gathers, as many as its `count` says; `as` binds them. With `may` it can be none. With `ordered` the order of the answer is kept. With `simultaneous` all whom `player` names (`players` if none is named) are asked at once, each without seeing what the others answer, with `player` for the one that is asked; `as` binds what all of them chose, in turn order.',
  example: { op: 'select', from: { zone: 'hand', controller: 'self', count: 1 }, as: 'chosen' },
};

export const schema = ({ name, selector, thing, timeOut }: Grammar) =>
  z.strictObject({
    op: z.literal('select'),
    player: thing.optional(),
    from: selector,
    as: name,
    may: z.literal(true).optional(),
    ordered: z.boolean().optional(),
    simultaneous: z.boolean().optional(),
    timeOut: timeOut.optional(),
  });

export type SelectNode = z.infer<ReturnType<typeof schema>>;
