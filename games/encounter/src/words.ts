/** The words of an encounter: states (RULES.md 2.1), outcomes (RULES.md 2.7), sides, intents, and the reasons against them (RULES.md 2.3). */
import type { Json } from '@turnwise/kernel';

export const STATES = [
  'INIT',
  'ROUND_START',
  'TURN_START',
  'AWAIT_INTENT',
  'VALIDATE_INTENT',
  'EXECUTE_ACTION',
  'APPLY_EFFECTS',
  'CHECK_DEATHS',
  'CHECK_MORALE',
  'CHECK_VICTORY',
  'ENDED',
] as const;
export type EncounterPhase = (typeof STATES)[number];

export const OUTCOMES = ['PARTY_VICTORY', 'OPPOSITION_VICTORY', 'DRAW', 'ABORT', 'FAULTED'] as const;
export type EncounterOutcome = (typeof OUTCOMES)[number];

/** In the order of their seats. */
export const SIDES = ['party', 'opposition'] as const;
export type Side = (typeof SIDES)[number];
export type BySide<V> = Readonly<Record<Side, V>>;

export const REJECTIONS = [
  'NOT_YOUR_TURN',
  'UNKNOWN_ACTOR',
  'ACTOR_CANNOT_ACT',
  'UNKNOWN_TARGET',
  'ILLEGAL_TARGET',
  'NEEDS_TARGET',
  'TOO_MANY_TARGETS',
  'NO_AMMO',
  'NO_RANGED_WEAPON',
  'NOT_A_CASTER',
  'UNKNOWN_SPELL',
  'NO_SPELL_SLOT',
  'SLOT_LEVEL_MISMATCH',
  'SILENCED',
  'NO_ITEM',
  'CANNOT_TURN',
  'MALFORMED_INTENT',
] as const;
export type RejectionCode = (typeof REJECTIONS)[number];

/** Why an intent is not legal now. What people read is made of code and params by the formatter. */
export interface Rejection {
  readonly code: RejectionCode;
  readonly params: Readonly<Record<string, Json>>;
}

/** What a combatant wants to do. */
export type Intent =
  | { readonly kind: 'meleeAttack'; readonly actor: string; readonly target: string }
  | { readonly kind: 'rangedAttack'; readonly actor: string; readonly target: string; readonly weapon?: string }
  | {
      readonly kind: 'castSpell';
      readonly actor: string;
      readonly spell: string;
      readonly level: number;
      readonly targets: readonly string[];
    }
  | { readonly kind: 'useItem'; readonly actor: string; readonly item: string; readonly targets: readonly string[] }
  | { readonly kind: 'breath'; readonly actor: string; readonly targets: readonly string[] }
  | { readonly kind: 'turnUndead'; readonly actor: string }
  | { readonly kind: 'flee'; readonly actor: string };
export type IntentKind = Intent['kind'];

/** One thing that a combatant can do now: what a menu shows and what it stands for. */
export interface ActionChoice {
  readonly label: { readonly key: string; readonly params: Readonly<Record<string, Json>> };
  readonly intent: Intent;
}

export type MoraleTrigger = 'firstDeath' | 'half';

/** Why a condition is over. */
export type EndReason = 'expired' | 'damaged' | 'dispelled' | 'usedUp';
