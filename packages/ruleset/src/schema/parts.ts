/** Parts of the document that stand in several sections. */
import type { Json } from '@turnwise/kernel';
import { z } from 'zod';
import { RULESET_LIMITS } from '../limits.ts';
import type { TargetNode, WhenNode } from '../nodes.ts';
import { aliasOf } from './aliases.ts';
import { fork } from './fork.ts';
import type { Grammar } from './grammar.ts';
import { exactlyOne } from './operands.ts';
import { timeOut } from './time-out.ts';
import { UI_PROPERTIES } from './ui-properties.ts';
import { id, name } from './words.ts';

export const title: z.ZodType<string> = z
  .string()
  .min(1)
  .max(RULESET_LIMITS.title.usual)
  .describe('Its name, for people.');

export const quiet = z.boolean().optional().describe('The short log leaves out its changes.');
export const show = z.boolean().optional().describe('`false`: drawings leave it out.');

/** The checker knows the keys; a document is JSON, so that any value will do. Editors are told what scenes take. */
export const ui = z
  .record(z.string(), z.unknown() as z.ZodType<Json>)
  .meta({ id: 'ui', description: 'What a screen may use: see [ui](#ui).', properties: UI_PROPERTIES });

/** A word, or a record with an `id` and more. */
export function wordOr<T>(record: z.ZodType<T>): z.ZodType<string | T> {
  return fork([id, record], (value) => (typeof value === 'string' ? id : record));
}

export const cardList = z
  .array(
    wordOr(
      z
        .strictObject({ card: id, count: z.int().min(1).max(RULESET_LIMITS.cardCount.usual).describe('How many.') })
        .meta({ id: 'cardCount' }),
    ),
  )
  .max(RULESET_LIMITS.cards.usual);

/** One of some words, or several; a single one is a list of one. */
const words = z.array(id);
export const wordList = fork([id, words], (value) => (typeof value === 'string' ? id : words)) as z.ZodType<
  readonly string[]
>;

/** `false` is as if it were not there. */
const yes = z.boolean().optional();

export const limit = z
  .strictObject({
    once_per_turn: yes.describe('Once per turn, for each card that has it.'),
    oncePerTurn: yes.describe(aliasOf('once_per_turn')),
    once_per_source: yes.describe('Once in everything that one input causes, for each card that has it.'),
    oncePerSource: yes.describe(aliasOf('once_per_source')),
    max_per_event: z.int().min(1).optional().describe('At most this often by one card for one event.'),
    maxPerEvent: z.int().min(1).optional().describe(aliasOf('max_per_event')),
  })
  .meta({ id: 'limit' });

/** What rules choose and what they answer. */
export interface RuleParts {
  readonly targets: z.ZodType<readonly TargetNode[]>;
  readonly when: z.ZodType<WhenNode>;
}

export function rulePartsOf({ conditions, selector }: Grammar): RuleParts {
  const target = z.strictObject({
    id: name.describe('The name of the target in expressions.'),
    selector: selector.describe('What may be chosen, and with `count` how many.'),
    optional: z.boolean().optional().describe('It may be left out.'),
    timeOut: timeOut
      .optional()
      .describe('What happens when time runs out for it, if it is chosen while the ability resolves.'),
  });
  const when = z
    .strictObject({
      event: id.optional().describe('The kind of the event, or the operator that raises it.'),
      eventType: id.optional().describe(aliasOf('event')),
      filters: conditions.optional().describe('All must hold for the event, which is the root `event`.'),
    })
    .apply(exactlyOne('event', 'eventType'))
    .meta({ id: 'when' });
  return { targets: z.array(target.meta({ id: 'target' })), when: when as unknown as z.ZodType<WhenNode> };
}
