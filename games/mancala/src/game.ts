/** Mancala: the ruleset of this package as a game. */
import { compiledFor, createRulesetGame } from '@turnwise/ruleset';
import type { RulesetGame } from '@turnwise/ruleset';
import ruleset from './ruleset.json' with { type: 'json' };

export const mancala: RulesetGame = createRulesetGame({
  compiled: compiledFor(ruleset),
  suggested: ['south', 'north'],
  bots: { search: { exploration: 0.4 } },
});
