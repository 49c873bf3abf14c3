import { registry } from '@turnwise/registry';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { capital, cardName, reasonWords } from './names.ts';

const ROOT = join(import.meta.dirname, '../../../../..');

test.each([
  ['marching_drum', 'Marching Drum'],
  ['hearts_10', 'Ten of hearts'],
  ['spades_ace', 'Ace of spades'],
  ['The Wheel', 'The Wheel'],
  ['A.I.', 'A.I.'],
])('the card %s is called %s', (id, name) => expect(cardName(id)).toBe(name));

test.each([
  ['most_seeds', 'Most seeds'],
  ['PARTY_VICTORY', 'Party victory'],
  ['line', 'Line'],
])('the reason %s reads %s', (id, text) => expect(capital(reasonWords(id))).toBe(text));

test.each(['duel', 'whist'])('every card of %s has the name that the game gives it', (game) => {
  expect(registry.get(game)).toBeDefined();
  const file = join(ROOT, `games/${game}/src/ruleset.json`);
  const { cards } = JSON.parse(readFileSync(file, 'utf8')) as {
    cards: readonly { id: string; name: string }[];
  };
  const differ = cards.filter(({ id, name }) => !id.endsWith('_are_trumps') && cardName(id) !== name);
  expect(differ.map(({ id, name }) => `${id}: ${name}`)).toEqual([]);
});
