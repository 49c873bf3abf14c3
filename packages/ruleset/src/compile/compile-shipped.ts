/** Compiles a ruleset that comes with a package, whose tests have checked it: the checker is not asked again, and need not be loaded. */
import type { Json } from '@turnwise/kernel';
import type { Compiled } from '../compiled/compiled.ts';
import type { Ruleset } from '../nodes.ts';
import { normalised } from '../schema/aliases.ts';
import { compileRuleset } from './compiler.ts';

export function compileShipped(document: Json): Compiled {
  return compileRuleset(normalised(document) as unknown as Ruleset);
}
