/** What machine players of Duel go by: search by its outlook, the greedy player by its own judgement, both as shares. */
import { shareOf } from '@turnwise/game';
import type { GameBots } from '@turnwise/game';
import type { RulesetTypes } from '@turnwise/ruleset';
import { judgement } from './greedy/greedy.ts';
import { outlook } from './outlook/outlook.ts';

/** The lead in points that wins three games of four. */
const HALF = 120;

export const bots: GameBots<RulesetTypes> = {
  ...judgement,
  evaluate: (state, seat) => shareOf(outlook(state, seat), HALF),
  opposed: true,
  greedy: { ...judgement, evaluate: (state, seat) => shareOf(judgement.evaluate(state, seat), HALF) },
  search: { exploration: 0.1, prior: 1, worlds: 10 },
  strengths: { easy: 10, medium: 80, hard: 450 },
  recommended: 'search:medium',
};
