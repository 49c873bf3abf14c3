/** What things are worth to the greedy player, in points. */
import type { RulesetState } from '@turnwise/ruleset';
import { compiled } from '../compiled.ts';

/** A card in the hand, whatever it is. */
export const HAND_CARD = 8;
export const MAX_MANA = 5;
/** More than everything else together. */
export const GAME = 100_000;

const HEALTH = 4;
/** The last points of health are worth twice as much. */
const LAST_HEALTH = 10;

export function worthOfHealth(health: number): number {
  return health <= 0 ? -GAME : HEALTH * (health + Math.min(health, LAST_HEALTH));
}

/** A card on the table by what is printed on it: what lasts for a turn makes it no better. */
export function worthOf(state: RulesetState, card: number): number {
  return WORTH[state.cards[card]?.definition ?? 0] ?? 0;
}

const WORTH: readonly number[] = compiled.definitions.map(({ node }) => {
  const { cost = 0, attributes, keywords = [], abilities = [] } = node;
  const said = 3 * (keywords.length + abilities.length);
  if (attributes === undefined) return 5 * cost + said;
  return 2 + 4 * (attributes['power'] ?? 0) + 3 * (attributes['toughness'] ?? 0) + said;
});
