/**
 * Encounters in which a party that acts at random wins about half of its fights against an opposition that does so too (25 to 33 of
 * 60 with seed 1), by whom they are fought against. Whoever plays the party better should win more of them.
 */
import type { Json } from '@turnwise/kernel';

/** Options of the game without `control`: the row of the table says who plays the sides. */
type Fight = Readonly<Record<string, Json>>;

const EVEN: readonly Fight[] = [
  { encounter: 'tavern-brawl', ruleset: 'legacy' },
  { encounter: 'kobold-rout', ruleset: 'legacy' },
  { encounter: 'goblin-ambush', ruleset: 'classic' },
  { encounter: 'goblin-ambush', ruleset: 'legacy' },
  { encounter: 'crypt', ruleset: 'classic' },
  { encounter: 'crypt', ruleset: 'legacy' },
  { encounter: 'hall-of-salt', ruleset: 'legacy' },
  { encounter: 'rival-wizards', ruleset: 'legacy' },
];

/** Against the bots `random` and `greedy`, and against the game's own `careful`. */
export const ENCOUNTER_FIGHTS = { random: EVEN, greedy: EVEN, careful: EVEN };
