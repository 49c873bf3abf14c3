/**
 * What an action or a provider may look at in a turn. It is made from the state when it is needed; nothing of an encounter
 * changes between TURN_START and EXECUTE_ACTION, so that it is the same throughout the turn.
 */
import type { Content } from '../content/types.ts';
import type { DiceService } from '../dice.ts';
import type { Ruleset } from '../rulesets/ruleset.ts';
import type { EncounterState } from '../types.ts';
import { conditionsOf } from './conditions-view.ts';
import type { Field } from './field.ts';
import { partiesOf } from './parties-view.ts';
import type { HandOut } from './parties-view.ts';

export interface CombatContext extends Field {
  readonly encounterId: string;
  readonly roundNo: number;
  readonly actorId: string;
  readonly rules: Ruleset;
  readonly dice: DiceService;
}

/** What stays the same through an encounter. */
export interface Books {
  readonly rules: Ruleset;
  readonly content: Content;
}

export function contextOf(
  state: EncounterState,
  actorId: string,
  { rules, content }: Books,
  dice: DiceService,
  handOut?: HandOut,
): CombatContext {
  return {
    parties: partiesOf(state, handOut),
    conditions: conditionsOf(state, content),
    content,
    encounterId: state.setup.id,
    roundNo: state.machine.round,
    actorId,
    rules,
    dice,
  };
}

export function fieldOf(state: EncounterState, content: Content): Field {
  return { parties: partiesOf(state), conditions: conditionsOf(state, content), content };
}
