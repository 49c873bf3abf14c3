/**
 * The fights of Encounter by which bots are measured: those of which the party, played at random, wins about half. Most ship, with a ruleset,
 * and are even where both sides are random. A strong opposition beats a random party in all of these, so there are also fights that
 * were made for it: a few bones and somebody who turns them, or a single opponent. A random party often
 * flees, since to flee is always offered.
 */
import type { Json } from '@turnwise/kernel';

export interface EncounterFight {
  readonly name: string;
  /** Options of the game without `control`. */
  readonly options: { readonly [name: string]: Json };
  /** Whom a random party wins about half of the games against: a bot, or the provider `careful`. */
  readonly against: 'random' | 'greedy' | 'careful';
  /** What a random party won, of so many games. */
  readonly randomWins: readonly [won: number, games: number];
}

function shipped(encounter: string, ruleset: string, won: number): EncounterFight {
  const name = `${encounter}, ${ruleset}`;
  return { name, options: { encounter, ruleset }, against: 'random', randomWins: [won, 200] };
}

const fighter = { side: 'party', class: 'fighter', level: 3, hp: 18, armour: ['chain', 'shield'], weapon: 'sword' };
const mara = {
  id: 'mara',
  side: 'party',
  class: 'cleric',
  level: 3,
  hp: 14,
  armour: ['chain', 'shield'],
  weapon: 'mace',
  spells: ['cureLightWounds'],
};
const ann = { id: 'ann', ...fighter };
const bob = { id: 'bob', ...fighter };
const BONES = {
  combatants: [ann, bob, mara, { id: 'skeleton', count: 3, side: 'opposition', monster: 'skeleton', hp: 5 }],
};
const STRAGGLER = {
  combatants: [ann, bob, { id: 'cid', ...fighter }, { id: 'orc', side: 'opposition', monster: 'orc', hp: 5 }],
};

export const FIGHTS: readonly EncounterFight[] = [
  shipped('kobold-rout', 'legacy', 98),
  shipped('goblin-ambush', 'legacy', 107),
  shipped('goblin-ambush', 'classic', 113),
  shipped('crypt', 'legacy', 100),
  shipped('crypt', 'classic', 114),
  shipped('hall-of-salt', 'legacy', 106),
  shipped('rival-wizards', 'legacy', 82),
  { name: 'bones', options: { encounter: BONES }, against: 'greedy', randomWins: [105, 200] },
  { name: 'bones', options: { encounter: BONES }, against: 'careful', randomWins: [101, 200] },
  { name: 'straggler', options: { encounter: STRAGGLER }, against: 'greedy', randomWins: [88, 200] },
  { name: 'straggler', options: { encounter: STRAGGLER }, against: 'careful', randomWins: [96, 200] },
];
