import { z } from 'zod';
import type { About } from '../../operator.ts';

export const about: About = { text: 'The match is drawn.', example: { op: 'draw_match', reason: 'stalemate' } };

export const schema = () => z.strictObject({ op: z.literal('draw_match'), reason: z.string().optional() });

export type DrawMatchNode = z.infer<ReturnType<typeof schema>>;
