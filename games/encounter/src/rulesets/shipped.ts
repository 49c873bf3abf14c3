/** The rulesets that ship, by name. */
import { classic } from './classic.ts';
import { legacy } from './legacy.ts';
import type { Ruleset } from './ruleset.ts';

export const RULESETS: Readonly<Record<string, Ruleset>> = { legacy, classic };
