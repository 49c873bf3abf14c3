/** The schema of selectors and of how many a choice takes. */
import { isRecord } from '@turnwise/kernel';
import { z } from 'zod';
import { COMPARISONS } from '../nodes.ts';
import { fork, notA } from './fork.ts';
import type { Grammar } from './grammar.ts';
import { wordList } from './parts.ts';

export function selectorSchema(grammar: Grammar) {
  const { conditions, count, id, ids, selector, value } = grammar;
  const is = z.enum(COMPARISONS);
  return z.strictObject({
    zone: ids.optional().describe('In this zone, or in one of these.'),
    controller: value.optional().describe('`self` (the evaluating seat), `opponent`, `active`, `any`, or a player.'),
    owner: value.optional().describe('The same for the owner of the card.'),
    types: wordList.optional().describe('It has all these types.'),
    keywords: wordList.optional().describe('It has all these keywords.'),
    card: ids.optional().describe('Its definition is this, or one of these.'),
    attributes: z
      .array(z.strictObject({ attribute: id, is, value }))
      .optional()
      .describe('Its attributes compare like this.'),
    counters: z
      .array(z.strictObject({ counter: id, is, value }))
      .optional()
      .describe('Its counters compare like this.'),
    flags: z.record(id, z.boolean()).optional().describe('Its flags have these values.'),
    where: conditions.optional().describe('All of these hold, with the root `it` for the thing being checked.'),
    not: selector.optional().describe('The filters of this selector do not all hold.'),
    other: z.boolean().optional().describe('It is not `self`.'),
    top: value.optional().describe('The first N of what is gathered.'),
    bottom: value.optional().describe('The last N of what is gathered.'),
    order: z
      .strictObject({ by: value, descending: z.boolean().optional() })
      .optional()
      .describe('Sorts by a value, with the root `it` for each thing.'),
    count: count.optional().describe('How many a choice takes: a number, `all`, `{ min, max }` or `{ upTo }`.'),
    stack: z.literal(true).optional().describe('Items of the stack instead of cards.'),
    event: ids.optional().describe('For items: this kind of event, or one of these.'),
    players: z.enum(['self', 'opponent', 'any']).optional().describe('Players instead of cards.'),
    or: z
      .array(selector)
      .min(1)
      .optional()
      .describe('Everything that any of these gathers; the other keys must hold for all of it.'),
  });
}

export function countSchema({ value }: Grammar) {
  const number = z.int().min(0);
  const all = z.literal('all');
  const between = z.strictObject({ min: value, max: value });
  const upTo = z.strictObject({ upTo: value });
  const none = notA('a number, all, { min, max } or { upTo }');
  return fork([number, all, between, upTo], (given) => {
    if (typeof given === 'number') return number;
    if (typeof given === 'string') return all;
    if (!isRecord(given)) return none;
    return 'upTo' in given ? upTo : between;
  });
}
