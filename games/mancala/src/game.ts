/** Mancala: the ruleset of this package as a game. */
import { compileShipped, createRulesetGame } from '@turnwise/ruleset/shipped';
import type { RulesetGame } from '@turnwise/ruleset/shipped';
import ruleset from './ruleset.json' with { type: 'json' };

export const mancala: RulesetGame = createRulesetGame({
  compiled: compileShipped(ruleset),
  suggested: ['south', 'north'],
  bots: { recommended: 'search:medium', search: { exploration: 0.4 } },
});
