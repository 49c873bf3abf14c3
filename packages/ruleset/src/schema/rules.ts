/** The schemas of what happens: turns, events, actions, reactions, victory, direct moves. */
import { isRecord } from '@turnwise/kernel';
import { z } from 'zod';
import { FIELD_TYPES, PRIORITIES } from '../nodes.ts';
import { fork } from './fork.ts';
import type { Grammar } from './grammar.ts';
import { limit, title, ui } from './parts.ts';
import type { RuleParts } from './parts.ts';
import { timeOut } from './time-out.ts';

export function turnStructure({ conditions, effects, id }: Grammar) {
  const step = z.strictObject({
    id,
    name: title.optional(),
    mandatory: z.boolean().optional().describe('`end_turn` and `end_step` do not skip it.'),
    timeOut: timeOut
      .optional()
      .describe(
        'What happens when time runs out in this step: for priority, if its window does not say, and for questions, if neither they nor their rule say.',
      ),
    effects: effects.optional().describe('What it does automatically, before its window.'),
    conditions: conditions.optional().describe('It is skipped unless all hold.'),
  });
  const window = z.strictObject({
    phase: id,
    step: id,
    who: z.enum(['all', 'active', 'opponents']).optional().describe('Who is asked. Default: everybody.'),
    mustAct: z.boolean().optional().describe('A seat that can do something else may not pass.'),
    timeOut: timeOut
      .optional()
      .describe('What happens when time runs out for a seat with priority. It takes precedence over the step.'),
  });
  const phase = z.strictObject({
    id,
    name: title.optional(),
    steps: z.array(step).min(1).describe('In the order of the phase.'),
  });
  return z.strictObject({
    phases: z.array(phase).min(1).describe('In the order of the turn.'),
    priorityWindows: z.array(window).optional().describe('The steps in which seats may act.'),
    alwaysAsk: z
      .boolean()
      .optional()
      .describe(
        'Every seat of a window is asked, even one that can only pass, so that who is asked tells nothing about hidden cards. Without it, a seat that can only pass is not asked.',
      ),
    quiet: z
      .boolean()
      .optional()
      .describe(
        'The short log leaves out whose turn begins and who has the next one; drawings do not count the turns.',
      ),
  });
}

export function event({ effects, id, name }: Grammar) {
  return z.strictObject({
    id,
    payload: z.record(name, z.enum(FIELD_TYPES)).optional().describe('Its fields.'),
    resolve: effects.optional().describe('What it does when it resolves.'),
    secret: z.array(name).optional().describe('Fields whose cards are shown only to those who know them.'),
    quiet: z.boolean().optional().describe('The short log leaves it out.'),
  });
}

export function action(grammar: Grammar, { targets }: RuleParts) {
  const { conditions, effects, id, name } = grammar;
  return z.strictObject({
    id,
    name: title.optional(),
    description: z.string().optional().describe('A sentence for people.'),
    timing: z.enum(['stack', 'instant']).describe('`stack`: others may answer before it resolves.'),
    priority: z
      .enum(PRIORITIES)
      .optional()
      .describe(
        'Who may take it: `any` seat with priority (the default), the `active` seat, an `opponent`, or, with `empty_stack`, the active seat while the stack is empty.',
      ),
    preconditions: conditions.optional().describe('All must hold; `self` is the first target.'),
    costs: effects.optional().describe('Effects that pay for it; each must be one that can be a cost.'),
    targets: targets.optional().describe('What is chosen, in this order.'),
    params: z
      .record(name, parameter(grammar))
      .optional()
      .describe(
        'What else an input says, by name: `{ min, max }` (whole numbers), `{ oneOf: [words] }`, or `ability`. With `secret: true` only its seat is told.',
      ),
    effects: effects.describe('What it does, in this order.'),
    timeOut: timeOut
      .optional()
      .describe('What happens when time runs out, for its questions that do not say so themselves.'),
    ui: ui.optional(),
  });
}

function parameter({ id }: Grammar) {
  const ability = z.literal('ability');
  const secret = z.boolean().optional().describe('Only the seat that takes the action is told.');
  const number = z.strictObject({ min: z.int(), max: z.int(), secret });
  const oneOf = z.strictObject({ oneOf: z.array(id).min(1), secret });
  return fork([ability, number, oneOf], (given) => {
    if (typeof given === 'string') return ability;
    return isRecord(given) && 'oneOf' in given ? oneOf : number;
  });
}

export function reaction(grammar: Grammar, { targets, when }: RuleParts) {
  const { conditions, effects, id } = grammar;
  return z.strictObject({
    id,
    when: when.describe('The event that it reacts to.'),
    timing: z.enum(['before', 'after']).optional().describe('Before the event happens, or after it (the default).'),
    conditions: conditions.optional().describe('All must hold, when it is found and when it resolves.'),
    may: z.boolean().optional().describe('The active seat is asked whether it happens.'),
    targets: targets.optional().describe('What is chosen, in this order.'),
    effects: effects.describe('What it does, in this order.'),
    limit: limit.optional().describe('How often it may happen.'),
    timeOut: timeOut
      .optional()
      .describe('What happens when time runs out, for its questions that do not say so themselves.'),
  });
}

export function victory(grammar: Grammar, { when }: RuleParts) {
  return z.strictObject({
    result: z.enum(['win', 'lose', 'draw']).describe('What happens to `player`, the seat that is checked.'),
    reason: z.string().min(1).describe('A word for why.'),
    conditions: grammar.conditions.optional().describe('All hold.'),
    on: when.optional().describe('Only after such an event.'),
  });
}

export function bots({ value }: Grammar) {
  const iterations = z.int().min(1).max(1_000_000);
  return z.strictObject({
    evaluation: z
      .strictObject({
        lead: value.describe(
          'How far `player` is ahead, in points of your own: 0 if nobody is, less than 0 if behind.',
        ),
        half: z.int().min(1).max(1_000_000).describe('The lead that wins three games of four.'),
      })
      .optional()
      .describe(
        'How good a position is for a seat. Without it bots play at random to the end from every position that they look at.',
      ),
    strengths: z
      .strictObject({ easy: iterations, medium: iterations, hard: iterations })
      .optional()
      .describe('How often `search:easy`, `search:medium` and `search:hard` look ahead.'),
  });
}

export function manipulation({ conditions, id }: Grammar) {
  const always = z.literal('always');
  return z.strictObject({
    action: z.literal('move_card'),
    from: id.describe('The zone that the card leaves.'),
    to: id.describe('The zone that the card enters; the same zone for sorting.'),
    who: z.enum(['owner', 'active', 'any']).describe('Who may make the move.'),
    when: fork([always, conditions], (given) => (typeof given === 'string' ? always : conditions))
      .optional()
      .describe(
        'All must hold. `always`: even without priority and while others are asked, for a seat that only sorts a zone of its own.',
      ),
  });
}
