/**
 * The schema of the whole document: the source of its types, of the JSON Schema for editors and of the reference page, which
 * show the descriptions that stand here.
 */
import { z } from 'zod';
import { RULESET_LIMITS } from '../limits.ts';
import type { Ruleset } from '../nodes.ts';
import { CONDITIONS } from '../operators/conditions.ts';
import { EFFECTS } from '../operators/effects.ts';
import { VALUES } from '../operators/values.ts';
import { ability } from './ability.ts';
import { card, deck, flag, keyword, named, resource, zone } from './declarations.ts';
import type { Grammar } from './grammar.ts';
import { operatorGrammar } from './operator-grammar.ts';
import { rulePartsOf, title, ui } from './parts.ts';
import { action, bots, event, manipulation, reaction, turnStructure, victory } from './rules.ts';

/** Who knows a card is a bit for each seat. */
const MOST_SEATS = 16;

export const grammar: Grammar = operatorGrammar({ effects: EFFECTS, conditions: CONDITIONS, values: VALUES });

/** The sections, in the order in which an author thinks of them. */
export const sections = sectionsOf(grammar);

export const documentSchema: z.ZodType<Ruleset> = z.strictObject(sections);

function sectionsOf(nodes: Grammar) {
  const { effects, id } = nodes;
  const parts = rulePartsOf(nodes);
  const anAbility = ability(nodes, parts);
  const limit = z.int().min(1).optional();
  return {
    $schema: z.string().optional().describe('Where the JSON Schema is, for editors.'),
    schema: z.literal(1).describe('The version of this format.'),
    id: id.describe('The id of the ruleset, by which games and saves know it.'),
    version: z.string().min(1).describe('Of the ruleset.'),
    name: title,
    description: z.string().optional().describe('A sentence for people.'),
    players: z
      .strictObject({ min: z.int().min(1), max: z.int().min(1).max(MOST_SEATS) })
      .describe('The fewest and the most seats.'),
    zones: z.array(zone).min(1).describe('Where cards are.'),
    resources: z.array(resource).optional().describe('Numbers of players, which everybody sees.'),
    attributes: z.array(named).optional().describe('Numbers of cards, read through continuous abilities.'),
    counters: z.array(named).optional().describe('Numbers on cards in public zones.'),
    flags: z.array(flag).optional().describe('What is true or false of a card, a player or the match.'),
    keywords: z
      .array(keyword(anAbility))
      .optional()
      .describe('Words on cards that may add abilities. Without this section, any word is allowed.'),
    cards: z
      .array(card(anAbility))
      .max(RULESET_LIMITS.cards.usual)
      .optional()
      .describe('Definitions of cards, pieces, pits: everything that can be in zones.'),
    abilities: z.array(anAbility).optional().describe('Abilities that several cards share, by id.'),
    decks: z
      .array(deck)
      .optional()
      .describe(
        'Lists of cards for the deck zone of players. The option `decks` names one for each seat; a seat without one gets the deck with its number, starting over after the last.',
      ),
    setup: effects.optional().describe('What happens before the first turn.'),
    turnStructure: turnStructure(nodes).describe('Phases and steps of a turn, and where seats may act.'),
    events: z.array(event(nodes)).optional().describe("The ruleset's own events: their fields and what they do."),
    actions: z.array(action(nodes, parts)).optional().describe('What a seat may do.'),
    reactions: z.array(reaction(nodes, parts)).optional().describe('Rules of the game that react to events.'),
    victory: z.array(victory(nodes, parts)).optional().describe('Checked after each resolution, for each seat.'),
    manipulation: z
      .array(manipulation(nodes))
      .optional()
      .describe('Moves by hand that are allowed; all others are refused.'),
    bots: bots(nodes).optional().describe('What machine players go by. It changes no rule.'),
    guards: z
      .strictObject({
        stackDepth: limit.describe('Items on the stack.'),
        reactionsPerEvent: limit.describe('Reactions to one event.'),
        iterationsPerEffect: limit.describe('Rounds of loops in one item.'),
        stepsPerInput: limit.describe('Events and rounds of loops in one input.'),
        evaluationsPerInput: limit.describe('Parts of expressions, and things that selectors look at, in one input.'),
        textPerInput: limit.describe('Characters of the names and words in the events of one input.'),
      })
      .optional()
      .describe('Limits that stop a runaway ruleset: numbers below the usual ones.'),
    ui: ui.optional(),
    messages: z
      .record(z.string(), z.string())
      .optional()
      .describe(
        'Texts for people: `result.REASON` (with `{winners}`, `{outcome}`), `event.KIND` (with the fields of its payload), `event.action_taken.ACTION` and `input.ACTION` (with its targets and parameters by name; those without a place of their own are in `{targets}` and `{params}`), `event.zone_moved.ZONE` for cards that enter the zone.',
      ),
  };
}
