/** The interface of everything that a combatant can do: `validate` says all that is wrong and rolls nothing, `execute` rolls and says what comes of it. */
import type { Message } from '@turnwise/game';
import type { EncounterEvent } from '../event.ts';
import type { Effect } from '../types.ts';
import type { ActionChoice, Intent, IntentKind, Rejection } from '../words.ts';
import type { CombatContext } from '../views/context.ts';

/** What an action comes to: resolution events, and effects to be applied later, strictly in order. */
export interface ActionResult {
  readonly events: readonly EncounterEvent[];
  readonly effects: readonly PlannedEffect[];
}

/** An effect with the one of the events that brought it, where that is a roll and not the action itself. */
export type PlannedEffect = Effect & { readonly because?: EncounterEvent };

/** A compact description of the intents of one kind (and one spell, weapon or item) that are legal now. */
export interface ActionOffer {
  readonly kind: IntentKind;
  /** What is settled besides the actor: `{ spell: 'sleep', level: 1 }`. */
  readonly fixed: Readonly<Record<string, string | number>>;
  /** Legal targets in the order of registration; empty for an action that has none. */
  readonly candidates: readonly string[];
  readonly min: number;
  readonly max: number;
  readonly label: Message;
}

/** One that is known or carried and cannot be done now, and why. */
export interface NotAvailable {
  readonly kind: IntentKind;
  readonly fixed: Readonly<Record<string, string | number>>;
  readonly reasons: readonly Rejection[];
}

export interface CombatAction<I extends Intent = Intent> {
  readonly kind: I['kind'];
  /** Every reason against it, none if it is legal. Nothing is rolled. */
  validate(context: CombatContext, intent: I): readonly Rejection[];
  execute(context: CombatContext, intent: I): ActionResult;
  /** What of it the actor can do now. */
  offers(context: CombatContext): readonly ActionOffer[];
  /** What of it the actor has and cannot do now. */
  lacks(context: CombatContext): readonly NotAvailable[];
  /** One by one, in the order of `needAction.available`. */
  choices(context: CombatContext): readonly ActionChoice[];
}
