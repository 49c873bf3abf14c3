/** What happens in an encounter, told as events. */
import type { EventBase } from '@turnwise/kernel';
import type { SaveKind } from './content/types.ts';
import type {
  ActionChoice,
  EncounterOutcome,
  EncounterPhase,
  EndReason,
  Intent,
  MoraleTrigger,
  Rejection,
  Side,
} from './words.ts';

/**
 * RULES.md 14 says when each comes. `side` is whose secret an event holds; figures
 * that may be missing are left out for the other side.
 */
export type EncounterEvent = EventBase &
  Links &
  (
    | { readonly kind: 'encounterStarted'; readonly encounterId: string }
    | {
        readonly kind: 'surpriseRolled';
        readonly partySurprised: boolean;
        readonly oppositionSurprised: boolean;
        readonly partyRoll: number;
        readonly oppositionRoll: number;
      }
    | { readonly kind: 'roundStarted'; readonly roundNo: number }
    | { readonly kind: 'initiativeRolled'; readonly order: readonly (readonly [combatantId: string, roll: number])[] }
    | { readonly kind: 'turnQueueBuilt'; readonly queue: readonly string[] }
    | { readonly kind: 'turnStarted'; readonly combatantId: string }
    | { readonly kind: 'turnSkipped'; readonly combatantId: string; readonly reason: string }
    | {
        readonly kind: 'needAction';
        readonly combatantId: string;
        readonly side: Side;
        readonly available: readonly ActionChoice[];
        /** A forced intent follows: none of it can be chosen. */
        readonly forced?: true;
      }
    | {
        readonly kind: 'actionRejected';
        readonly combatantId: string;
        readonly side: Side;
        readonly reasons: readonly Rejection[];
      }
    | {
        readonly kind: 'encounterFaulted';
        readonly state: EncounterPhase;
        readonly actorId: string | null;
        readonly errorType: string;
        readonly message: string;
      }
    | {
        readonly kind: 'attackRolled';
        readonly attackerId: string;
        readonly defenderId: string;
        /** The natural d20. */
        readonly roll: number;
        readonly total: number;
        readonly targetAc: number;
        readonly hit: boolean;
        readonly critical: boolean;
      }
    | {
        readonly kind: 'damageApplied';
        readonly sourceId: string;
        readonly targetId: string;
        readonly side: Side;
        readonly amount: number;
        readonly targetHpAfter?: number;
      }
    | {
        readonly kind: 'spellSlotConsumed';
        readonly casterId: string;
        readonly side: Side;
        readonly level: number;
        readonly remaining?: number;
      }
    | {
        readonly kind: 'conditionApplied';
        readonly sourceId: string;
        readonly targetId: string;
        readonly conditionId: string;
        readonly duration: number | null;
      }
    | { readonly kind: 'entityDied'; readonly entityId: string }
    | {
        readonly kind: 'moraleCheckRolled';
        readonly combatantId: string;
        readonly roll: number;
        readonly threshold: number;
        readonly failed: boolean;
        readonly trigger: MoraleTrigger;
      }
    | { readonly kind: 'forcedIntentQueued'; readonly combatantId: string; readonly intent: string }
    | { readonly kind: 'forcedIntentApplied'; readonly combatantId: string; readonly intent: string }
    | { readonly kind: 'victoryDetermined'; readonly outcome: EncounterOutcome }
    | { readonly kind: 'stateEntered'; readonly state: EncounterPhase }
    | {
        readonly kind: 'intentChosen';
        readonly combatantId: string;
        readonly side: Side;
        readonly intent: Intent;
        readonly by: 'seat' | 'provider';
      }
    | {
        readonly kind: 'savingThrowRolled';
        readonly combatantId: string;
        readonly against: SaveKind;
        readonly roll: number;
        readonly total: number;
        readonly needed: number;
        readonly saved: boolean;
      }
    | {
        readonly kind: 'spellCast';
        readonly casterId: string;
        readonly spellId: string;
        readonly targetIds: readonly string[];
      }
    | {
        readonly kind: 'itemUsed';
        readonly actorId: string;
        readonly itemId: string;
        readonly targetIds: readonly string[];
      }
    | { readonly kind: 'breathUsed'; readonly actorId: string; readonly targetIds: readonly string[] }
    | {
        readonly kind: 'undeadTurned';
        readonly actorId: string;
        /** Null where the table needs no roll. */
        readonly roll: number | null;
        readonly needed: number | null;
        readonly turned: readonly string[];
        readonly destroyed: readonly string[];
      }
    /** How many hit dice, or how many of those named, are affected. */
    | {
        readonly kind: 'poolRolled';
        readonly actorId: string;
        readonly dice: string;
        readonly total: number;
        readonly of: 'hitDice' | 'targets';
      }
    | {
        readonly kind: 'healingApplied';
        readonly sourceId: string;
        readonly targetId: string;
        readonly side: Side;
        /** What it came to: no more than was missing. */
        readonly amount?: number;
        readonly targetHpAfter?: number;
      }
    | {
        readonly kind: 'ammoConsumed';
        readonly actorId: string;
        readonly side: Side;
        readonly weaponId: string;
        readonly remaining?: number;
      }
    | { readonly kind: 'itemConsumed'; readonly actorId: string; readonly itemId: string }
    | { readonly kind: 'breathConsumed'; readonly actorId: string; readonly remaining: number }
    | {
        readonly kind: 'modifierApplied';
        readonly sourceId: string;
        readonly targetId: string;
        readonly modifierId: string;
        readonly duration: number | null;
      }
    | {
        readonly kind: 'conditionEnded' | 'modifierEnded';
        readonly targetId: string;
        readonly conditionId: string;
        readonly reason: EndReason;
      }
    | {
        readonly kind: 'hitAbsorbed';
        readonly targetId: string;
        readonly conditionId: string;
        readonly remaining: number;
      }
    | {
        readonly kind: 'levelDrained';
        readonly sourceId: string;
        readonly targetId: string;
        readonly side: Side;
        readonly amount: number;
        readonly levelAfter: number;
        readonly targetHpAfter?: number;
      }
    | { readonly kind: 'entityDestroyed'; readonly sourceId: string; readonly targetId: string }
    | { readonly kind: 'entityFled'; readonly entityId: string }
    /** A group breaks without a roll. */
    | { readonly kind: 'moraleBroken'; readonly combatantId: string; readonly group: string }
  );

/** How a change is tied to the roll of its action that brought it. Both are for hosts: notation leaves them out. */
interface Links {
  /** Of a roll that brings something: its number in the action, from 1. */
  readonly no?: number;
  /** Of a change: the number of the roll that brought it; left out where the action itself did. */
  readonly after?: number;
}
