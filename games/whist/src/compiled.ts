/** The ruleset of this package, compiled: for the game, and for those who play it by machine. */
import type { Compiled } from '@turnwise/ruleset';
import { compileShipped } from '@turnwise/ruleset/shipped';
import ruleset from './ruleset.json' with { type: 'json' };

export const compiled: Compiled = compileShipped(ruleset);
