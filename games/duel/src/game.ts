/** Duel: the ruleset of this package as a game. */
import { createRulesetGame } from '@turnwise/ruleset/shipped';
import type { RulesetGame } from '@turnwise/ruleset/shipped';
import { bots } from './bots.ts';
import { compiled } from './compiled.ts';

export const duel: RulesetGame = createRulesetGame({ compiled, bots });
