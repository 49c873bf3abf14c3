/** The example of the format (`examples/example.ruleset.yaml`) with two decks, so that it can be played as it is. */
import type { Json } from '@turnwise/kernel';
import example from './example.json' with { type: 'json' };
import type { ShippedRuleset } from './open-game.ts';

const CREATURES = [
  { card: 'stone_wall', count: 4 },
  { card: 'ember_fox', count: 6 },
  { card: 'duellist', count: 4 },
  { card: 'fire_rain', count: 2 },
];

const document: Json = {
  ...(example as Readonly<Record<string, Json>>),
  decks: [
    { id: 'scholars', cards: [...CREATURES, { card: 'old_scholar', count: 4 }, { card: 'shield_ward', count: 2 }] },
    { id: 'imps', cards: [...CREATURES, { card: 'thorn_imp', count: 4 }, { card: 'war_drum', count: 2 }] },
  ],
};

export const EXAMPLE: ShippedRuleset = {
  id: 'example',
  title: 'Example duel',
  hint: 'A small duel of creatures, relics and one spell. A player who cannot draw a card loses.',
  document,
};
