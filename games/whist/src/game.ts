/** Whist: the ruleset of this package as a game. */
import { createRulesetGame } from '@turnwise/ruleset/shipped';
import type { RulesetGame } from '@turnwise/ruleset/shipped';
import { compiled } from './compiled.ts';
import { policy, rests } from './policy.ts';

/** Partners sit opposite each other. */
export const whist: RulesetGame = createRulesetGame({
  compiled,
  suggested: ['north', 'east', 'south', 'west'],
  bots: { recommended: 'search:medium', policy, rests, search: { exploration: 0.4, playout: 52, worlds: 30 } },
});
