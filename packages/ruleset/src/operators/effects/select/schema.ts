import { z } from 'zod';
import type { Grammar } from '../../../schema/grammar.ts';
import type { About } from '../../operator.ts';

export const about: About = {
  text: 'The player chooses cards or players from what a selector gathers, as many as its `count` says; `as` binds them. With `may` it can be none.',
  example: { op: 'select', from: { zone: 'hand', controller: 'self', count: 1 }, as: 'chosen' },
};

export const schema = ({ name, selector, thing }: Grammar) =>
  z.strictObject({
    op: z.literal('select'),
    player: thing.optional(),
    from: selector,
    as: name,
    may: z.literal(true).optional(),
  });

export type SelectNode = z.infer<ReturnType<typeof schema>>;
