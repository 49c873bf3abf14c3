/** The kinds of events: by what name each is meant and told, and what a declared one carries and does (section 3). */
import type { ActionNode, EventNode, FieldType, Ruleset } from '../nodes.ts';
import { OPERATORS } from '../operators/by-name.ts';
import { operatorsWithin } from '../operators/within.ts';

/** What an effect on several things raises: the field that sets the parts apart, then those that hang on it. */
export const PART_FIELDS: Readonly<Record<string, readonly string[]>> = {
  damaged: ['target'],
  healed: ['target'],
  flag_changed: ['target'],
  destroyed: ['card'],
  card_drawn: ['card'],
  discarded: ['card', 'player'],
  zone_moved: ['card', 'from', 'player'],
  counter_changed: ['card', 'now'],
  attribute_modified: ['card'],
  granted: ['card'],
  control_changed: ['card'],
  token_created: ['card'],
  revealed: ['card'],
  looked: ['card'],
  player_lost: ['player', 'reason'],
};

/** Built-in events that a ruleset may declare as its own. */
const DECLARABLE: Readonly<Record<string, Readonly<Record<string, FieldType>>>> = {
  attack: { attacker: 'card', defender: 'entity' },
  block: { blocker: 'card', attacker: 'card' },
};

/** In the order of their list. */
const EFFECTS = [...OPERATORS.effects.values()];

/** The kind that a rule means by a name. */
export function kindNamed(ruleset: Ruleset, name: string): string {
  if (isOwn(ruleset, name)) return name;
  return OPERATORS.effects.get(name)?.raises ?? name;
}

/** What an event that was prevented is told as: the operator that tried it, where one stands for all and nothing else is called so. */
export function attempted(ruleset: Ruleset, kind: string): string {
  const raising = EFFECTS.find(({ raises, namesAttempt }) => raises === kind && namesAttempt === true)?.op;
  return raising === undefined || isOwn(ruleset, raising) ? kind : raising;
}

/** An event or an action of the ruleset's own. */
function isOwn(ruleset: Ruleset, name: string): boolean {
  return declaration(ruleset, name) !== undefined || ruleset.actions?.some(({ id }) => id === name) === true;
}

/** What a declared event carries and does; undefined for a kind that is neither declared nor may be. */
export function declaration(ruleset: Ruleset, kind: string): EventNode | undefined {
  const declared = ruleset.events?.find(({ id }) => id === kind);
  if (declared !== undefined) return declared;
  const payload = DECLARABLE[kind];
  return payload && { id: kind, payload };
}

/** The kinds of events by which an action's item is known on the stack: its own, and those that its effects can raise, however deep they stand. */
export function knownAs(action: ActionNode): readonly string[] {
  const raised = operatorsWithin(action.effects).flatMap((effect) => {
    const facts = OPERATORS.effects.get(effect.op);
    return facts?.emits?.(effect) ?? facts?.raises ?? [];
  });
  return [action.id, ...raised];
}
