/**
 * The fights of Encounter by which bots are measured: those that ship and of which the party wins about half where both sides play at random.
 * Against a stronger opposition a random party wins none of them.
 */
import type { Json } from '@turnwise/kernel';

export interface EncounterFight {
  readonly name: string;
  /** Options of the game without `control`. */
  readonly options: { readonly [name: string]: Json };
  /** What the party won of these games, both sides at random. */
  readonly randomWins: readonly [won: number, games: number];
}

function shipped(encounter: string, ruleset: string, won: number): EncounterFight {
  const name = `${encounter}, ${ruleset}`;
  return { name, options: { encounter, ruleset }, randomWins: [won, 200] };
}

export const FIGHTS: readonly EncounterFight[] = [
  shipped('kobold-rout', 'legacy', 98),
  shipped('goblin-ambush', 'legacy', 107),
  shipped('goblin-ambush', 'classic', 113),
  shipped('crypt', 'legacy', 100),
  shipped('crypt', 'classic', 114),
  shipped('hall-of-salt', 'legacy', 106),
  shipped('rival-wizards', 'legacy', 82),
];
