/** The schemas of what a ruleset declares: zones, resources, words, cards, decks. */
import { z } from 'zod';
import { ZONE_ROLES, ZONE_SHOWS } from '../nodes.ts';
import type { AbilityNode, ZoneNode } from '../nodes.ts';
import { aliasOf } from './aliases.ts';
import { fork } from './fork.ts';
import { atMostOne } from './operands.ts';
import { cardList, quiet, show, title, ui, wordList, wordOr } from './parts.ts';
import { id } from './words.ts';

const all = z.literal('all');

export const zone = z
  .strictObject({
    id,
    name: title.optional(),
    owner: z.enum(['player', 'shared']).describe('Whether each player has one, or there is one for all.'),
    visibility: z
      .enum(['public', 'owner', 'hidden', 'count'])
      .describe('Who sees the cards: everybody, the owner, or nobody. Everybody sees how many there are.'),
    ordered: z.boolean().optional().describe('The order matters; the first card is the top.'),
    order: z.enum(['ordered', 'unordered']).optional().describe(aliasOf('ordered', ', in words')),
    capacity: z
      .int()
      .min(0)
      .optional()
      .describe(
        'The most cards that it holds. One more is a violation: an action or a reaction fails, and the setup or a step stops the match; see [patterns](#patterns) for a hand limit.',
      ),
    role: z
      .enum([...ZONE_ROLES, 'none'])
      .optional()
      .describe('What the engine uses the zone for, if its name does not say.'),
    cards: fork([all, cardList], (value) => (typeof value === 'string' ? all : cardList))
      .optional()
      .describe('The cards in it at the start: `all` for one of each card, or a list.'),
    show: z
      .enum(ZONE_SHOWS)
      .optional()
      .describe(
        'What a drawing shows of it: the cards in their order in the zone (the default), in the order in which they are declared, only their number, or nothing.',
      ),
    quiet: z
      .boolean()
      .optional()
      .describe('The short log leaves out cards that enter and leave it; for a deck, also draws and shuffles.'),
    ui: ui.optional(),
  })
  .apply(atMostOne('ordered', 'order')) as unknown as z.ZodType<ZoneNode>;

export const resource = z.strictObject({
  id,
  name: title.optional(),
  start: z.int().describe('The amount that each player begins with.'),
  min: z.int().optional().describe('Never less than this.'),
  max: z.int().optional().describe('Never more than this.'),
  role: z.enum(['health', 'none']).optional().describe('`health`: damage takes from it.'),
  show,
  quiet,
  ui: ui.optional(),
});

export const named = wordOr(z.strictObject({ id, name: title.optional(), show, quiet, ui: ui.optional() }));

export const flag = wordOr(
  z.strictObject({
    id,
    name: title.optional(),
    on: z.enum(['card', 'player', 'match']).optional().describe('What has it. Default: cards.'),
    show,
    quiet,
    ui: ui.optional(),
  }),
);

export function keyword(ability: z.ZodType<AbilityNode>) {
  return wordOr(
    z.strictObject({
      id,
      name: title.optional(),
      text: z.string().optional().describe('What it does, for people.'),
      abilities: z.array(wordOr(ability)).optional().describe('Abilities of every card that has the keyword.'),
    }),
  );
}

export function card(ability: z.ZodType<AbilityNode>) {
  return z.strictObject({
    id,
    name: title.optional(),
    types: wordList.optional().describe('Your own words: `creature`, `spell`.'),
    cost: z.int().min(0).optional().describe('A number for actions to use; nothing is paid automatically.'),
    attributes: z.record(id, z.int()).optional().describe('By attribute.'),
    keywords: wordList.optional().describe('Its printed keywords.'),
    abilities: z.array(wordOr(ability)).optional().describe('Abilities, or ids of shared ones.'),
    text: z.string().optional().describe('Its text, for people.'),
    ui: ui.optional(),
  });
}

export const deck = z.strictObject({
  id,
  name: title.optional(),
  cards: cardList.describe('Ids of cards, or `{ card, count }`.'),
});
