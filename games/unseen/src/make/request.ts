/** What may be asked of the maker of levels, and what is wrong with a request: every issue, with what was expected. */
import { expandSeed, integer, oneOf, optional } from '@turnwise/kernel';
import type { Issue, Seed } from '@turnwise/kernel';
import { PARADOXES } from '../rules-of-level.ts';
import type { Preset, Rules } from '../rules-of-level.ts';

export const DIFFICULTIES = ['easy', 'medium', 'hard'] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

export interface MakeRequest {
  readonly seed: Seed;
  readonly width: number;
  readonly height: number;
  readonly depth: number;
  readonly difficulty: Difficulty;
  readonly preset: Preset;
  /** Default: that of the preset. */
  readonly paradox?: Rules['paradox'];
}

/** On smaller boards no gadget fits, on larger ones the proofs take too long. */
const SHAPES = {
  width: integer(5, 20),
  height: integer(4, 16),
  depth: integer(8, 40),
  difficulty: oneOf(DIFFICULTIES),
  preset: oneOf(['classic', 'strict']),
  paradox: optional(oneOf(PARADOXES)),
} as const;

export function requestIssues(request: MakeRequest): readonly Issue[] {
  const seed = expandSeed(request.seed);
  const fields = Object.keys(SHAPES) as (keyof typeof SHAPES)[];
  return [...(seed.ok ? [] : [seed.error]), ...fields.flatMap((field) => SHAPES[field].issues(request[field], field))];
}
