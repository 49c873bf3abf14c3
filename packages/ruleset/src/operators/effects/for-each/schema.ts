import { z } from 'zod';
import type { Grammar } from '../../../schema/grammar.ts';
import type { About } from '../../operator.ts';

export const about: About = {
  text: 'Runs the effects for each of a list (`players`, `opponents`, cards), which `as` binds; the list is gathered before the first. With `simultaneous`, over players: the effects one after the other, each for all players in turn order, and what an effect itself asks, or one in an `if`, is asked of all of them at once, each without seeing what the others answer.',
  example: { op: 'for_each', in: 'players', as: 'p', do: [{ op: 'draw', player: { ref: 'bound.p' } }] },
};

export const schema = ({ effects, list, name }: Grammar) =>
  z.strictObject({ op: z.literal('for_each'), in: list, as: name, do: effects, simultaneous: z.boolean().optional() });

export type ForEachNode = z.infer<ReturnType<typeof schema>>;
