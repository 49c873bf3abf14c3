/** Whist: the ruleset of this package as a game. */
import { compiledFor, createRulesetGame } from '@turnwise/ruleset';
import type { RulesetGame } from '@turnwise/ruleset';
import ruleset from './ruleset.json' with { type: 'json' };

/** Partners sit opposite each other. */
export const whist: RulesetGame = createRulesetGame({
  compiled: compiledFor(ruleset),
  suggested: ['north', 'east', 'south', 'west'],
  bots: { search: { exploration: 0.4, playout: 20, worlds: 30 } },
});
