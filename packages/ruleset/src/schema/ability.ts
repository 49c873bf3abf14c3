/** The schema of abilities. Which keys belong to which kind, the checker says. */
import { isRecord } from '@turnwise/kernel';
import { z } from 'zod';
import { ABILITY_KINDS, ANSWER_TIMINGS, TIMINGS } from '../nodes.ts';
import type { AbilityNode } from '../nodes.ts';
import { aliasOf } from './aliases.ts';
import { fork } from './fork.ts';
import type { Grammar } from './grammar.ts';
import { atMostOne, exactlyOne } from './operands.ts';
import { limit, title, ui } from './parts.ts';
import type { RuleParts } from './parts.ts';
import { timeOut } from './time-out.ts';

export function ability(grammar: Grammar, { targets, when }: RuleParts) {
  const { conditions, effects, id, selector } = grammar;
  const self = z.literal('self');
  const schema = z.strictObject({
    id,
    kind: z
      .enum(ABILITY_KINDS)
      .describe('How it works: on demand, by itself, in place of an event, all the time, when the card is played.'),
    name: title.optional(),
    text: z.string().optional().describe('Its text, for people.'),
    timing: z
      .enum([...TIMINGS, ...ANSWER_TIMINGS])
      .optional()
      .describe(
        'For an activated ability: `stack` (the default), so that others may answer before it resolves, or `instant`. For a triggered one: `after` the event (the default), or `before` it happens. A replacement is always `before`.',
      ),
    zones: z.array(id).min(1).optional().describe('The zones in which it works. Default: the play zone.'),
    conditions: conditions.optional().describe('All must hold for it to be activated, to trigger, or to work.'),
    costs: effects
      .optional()
      .describe('Effects that pay for it; each must be one that can be a cost. They may use its targets.'),
    cost: effects.optional().describe(aliasOf('costs')),
    targets: targets.optional().describe('What is chosen, in this order.'),
    when: when.optional().describe('The event that a triggered ability or a replacement reacts to.'),
    may: z.boolean().optional().describe('The controller is asked whether it happens.'),
    effects: effects.optional().describe('What it does, in this order.'),
    limit: limit.optional().describe('How often it may happen.'),
    timeOut: timeOut
      .optional()
      .describe('What happens when time runs out, for its questions that do not say so themselves.'),
    affects: fork([self, selector], (value) => (typeof value === 'string' ? self : selector))
      .optional()
      .describe('For a continuous ability: the cards that it affects. Default: `self`, the card itself.'),
    while: conditions
      .optional()
      .describe('For a continuous ability: it works while all of these hold, like `conditions`.'),
    modify: z
      .array(modification(grammar))
      .optional()
      .describe(
        'For a continuous ability: what it changes. `set`, `add` and `multiply` take a value; `grant` and `forbid` a keyword or a permission.',
      ),
    ui: ui.optional(),
  });
  return schema.apply(atMostOne('costs', 'cost')).meta({ id: 'ability' }) as unknown as z.ZodType<AbilityNode>;
}

function modification({ id, value }: Grammar) {
  const change = z
    .strictObject({ attribute: id, set: value.optional(), add: value.optional(), multiply: value.optional() })
    .apply(exactlyOne('set', 'add', 'multiply'));
  const grant = z.strictObject({ grant: id });
  const forbid = z.strictObject({ forbid: id });
  return fork([change, grant, forbid], (given) => {
    if (isRecord(given) && 'grant' in given) return grant;
    return isRecord(given) && 'forbid' in given ? forbid : change;
  });
}
