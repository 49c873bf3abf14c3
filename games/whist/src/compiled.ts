/** The ruleset of this package, compiled: for the game, and for those who play it by machine. */
import { compiledFor } from '@turnwise/ruleset';
import type { Compiled } from '@turnwise/ruleset';
import ruleset from './ruleset.json' with { type: 'json' };

export const compiled: Compiled = compiledFor(ruleset);
