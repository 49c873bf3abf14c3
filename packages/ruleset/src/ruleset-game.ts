/** The game `ruleset` of the registry: any ruleset, by default the example. */
import type { Game } from '@turnwise/game';
import { EXAMPLE } from './example.ts';
import { createOpenRulesetGame } from './open-game.ts';
import type { RulesetTypes } from './types.ts';

export const rulesetGame: Game<RulesetTypes> = createOpenRulesetGame([EXAMPLE]);
