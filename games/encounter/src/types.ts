/**
 * The types of Encounter: combatants, the state, effects, diffs and views. Words are in `words.ts`, events in `event.ts`. Combatants are named by their ids everywhere; the order of registration is the order of `setup.combatants`.
 */
import type { Seat } from '@turnwise/game';
import type { Json, Random } from '@turnwise/kernel';
import type { Ability, Attack, SaveKind } from './content/types.ts';
import type { EncounterEvent } from './event.ts';
import type { BySide, EncounterOutcome, EncounterPhase, Intent, MoraleTrigger, Rejection, Side } from './words.ts';

/** What enters: intents of a seat, and the system's. A fault is recorded by the host when a step has failed. */
export type EncounterInput =
  | (Intent & { readonly seat: Seat })
  | { readonly kind: 'step' | 'abort'; readonly seat?: undefined }
  | {
      readonly kind: 'fault';
      readonly seat?: undefined;
      readonly errorType: string;
      readonly message: string;
      readonly actor?: string | null;
      readonly code?: string;
      readonly by?: string | null;
    };

/** One who fights, as it came: all figures resolved from the tables and what was written over them. It never changes. */
export interface Combatant {
  readonly id: string;
  readonly side: Side;
  /** A class, or null; a kind of monster, or null: one of them. */
  readonly class: string | null;
  readonly monster: string | null;
  /** Level of a class, or whole hit dice of a monster. */
  readonly level: number;
  /** Of a monster as written: `1+1`, `½`. */
  readonly hitDice: string | null;
  readonly ac: number;
  readonly abilities: Readonly<Record<Ability, number>>;
  /** Ids of weapons; the first is in hand for melee. */
  readonly weapons: readonly string[];
  /** A monster's attacks, all made at one target. */
  readonly attacks: readonly Attack[];
  readonly spells: readonly string[];
  /** Immune at 12; null has none and never checks. */
  readonly morale: number | null;
  /** Members of a group check morale together where the rules go by groups. */
  readonly group: string;
  /** The THAC0 or saves that were written over the table's, else null. */
  readonly thac0: number | null;
  readonly saves: Readonly<Record<SaveKind, number>> | null;
  /** What it begins with. */
  readonly hp: number;
  readonly maxHp: number;
  readonly slots: readonly number[];
  readonly ammo: number;
  readonly items: readonly string[];
}

/** `manual`, or the name of a provider: `auto`, `nearestToDeath`, `careful`. */
export type Control = string;

/** What is fought: shared by all states of an encounter. */
export interface EncounterSetup {
  readonly id: string;
  readonly name: string;
  readonly ruleset: string;
  readonly control: BySide<Control>;
  readonly combatants: readonly Combatant[];
  /** Content beyond what ships, as it was written: the tables are these over those. */
  readonly data: Json;
  /** With what it begins, applied before the first step. */
  readonly conditions: readonly StartingCondition[];
  readonly forced: readonly { readonly on: string; readonly intent: Intent }[];
}

export interface StartingCondition {
  readonly on: string;
  readonly is: string;
  readonly rounds: number | null;
  /** Who brought it about. */
  readonly by: string;
  readonly charges: number;
}

/** What changes of a combatant. */
export interface Body {
  readonly hp: number;
  readonly maxHp: number;
  /** Levels or hit dice that were drained. */
  readonly drained: number;
  /** Slots left by spell level, the first level first. */
  readonly slots: readonly number[];
  readonly ammo: number;
  readonly items: readonly string[];
  readonly breaths: number;
  readonly dead: boolean;
  readonly fled: boolean;
}

/** A condition (`held`) or a modifier (`blessed`) on a combatant; both are records of the table of conditions. */
export interface Affliction {
  readonly id: string;
  readonly source: string;
  /** Rounds left, or null for one that lasts until something ends it. */
  readonly rounds: number | null;
  /** What it still absorbs, for those that absorb hits. */
  readonly charges: number;
}

export interface Machine {
  readonly state: EncounterPhase;
  readonly round: number;
  /** Ids in the order of this round, and whose place it is: -1 before the first. */
  readonly queue: readonly string[];
  readonly turn: number;
  readonly current: string | null;
  /** The intent that is validated and executed next, and whose it is. */
  readonly intent: Intent | null;
  readonly from: 'seat' | 'provider' | 'forced' | null;
  /** The provider's intent was rejected in this turn: its fallback is due. */
  readonly rejected: boolean;
  readonly effects: readonly Effect[];
  readonly outcome: EncounterOutcome | null;
  readonly surprised: BySide<boolean>;
  /** Steps since the queue or the round last advanced: the guard. */
  readonly steps: number;
}

/** How the morale of a group stands, from its first check on. */
export interface Morale {
  readonly group: string;
  /** Checks that were passed. */
  readonly passes: number;
  readonly firstDeath: boolean;
  readonly half: boolean;
  readonly broken: boolean;
}

export interface EncounterState {
  readonly setup: EncounterSetup;
  readonly machine: Machine;
  /** In the order of registration, as all lists by combatant. */
  readonly bodies: readonly Body[];
  readonly afflictions: readonly (readonly Affliction[])[];
  readonly forced: readonly (Intent | null)[];
  /** In the order of first checks. */
  readonly morale: readonly Morale[];
  readonly random: Random;
}

/** What an action changes, as data; applied strictly in the order in which the action gave them. */
export type Effect = Change & {
  /** The roll of the action that brought it, by its number from 1; left out where the action itself did. */
  readonly after?: number;
};

type Change =
  | { readonly kind: 'damage'; readonly source: string; readonly target: string; readonly amount: number }
  | { readonly kind: 'heal'; readonly source: string; readonly target: string; readonly amount: number }
  | { readonly kind: 'consumeSlot'; readonly caster: string; readonly level: number }
  | { readonly kind: 'consumeAmmo'; readonly actor: string; readonly weapon: string }
  | { readonly kind: 'consumeItem'; readonly actor: string; readonly item: string }
  | { readonly kind: 'consumeBreath'; readonly actor: string }
  | {
      readonly kind: 'applyCondition';
      readonly source: string;
      readonly target: string;
      readonly condition: string;
      readonly duration: number | null;
      readonly charges: number;
    }
  | { readonly kind: 'endConditions'; readonly source: string; readonly target: string }
  | { readonly kind: 'absorb'; readonly source: string; readonly target: string; readonly condition: string }
  | { readonly kind: 'drain'; readonly source: string; readonly target: string; readonly amount: number }
  | { readonly kind: 'destroy'; readonly source: string; readonly target: string }
  | { readonly kind: 'flee'; readonly actor: string };

/** The smallest changes. Each says what it does; `apply/apply.ts` does it. */
export type EncounterDiff =
  /** A bare transition. */
  | { readonly kind: 'enter'; readonly state: EncounterPhase }
  | { readonly kind: 'begin'; readonly rolls: BySide<number>; readonly surprised: BySide<boolean> }
  /** The next round: durations tick. */
  | { readonly kind: 'startRound' }
  | {
      readonly kind: 'queue';
      readonly order: readonly (readonly [id: string, roll: number])[];
      readonly queue: readonly string[];
    }
  | { readonly kind: 'skip'; readonly id: string; readonly reason: string }
  | { readonly kind: 'startTurn'; readonly id: string }
  | { readonly kind: 'useForced'; readonly id: string; readonly intent: Intent }
  | { readonly kind: 'choose'; readonly intent: Intent; readonly from: 'seat' | 'provider' }
  | { readonly kind: 'reject'; readonly reasons: readonly Rejection[] }
  /** What the action came to waits to be applied. */
  | { readonly kind: 'plan'; readonly effects: readonly Effect[] }
  | { readonly kind: 'effect'; readonly effect: Effect }
  | { readonly kind: 'die'; readonly id: string }
  | {
      readonly kind: 'checkMorale';
      readonly group: string;
      /** The first living member. */
      readonly id: string;
      readonly trigger: MoraleTrigger;
      readonly roll: number;
      readonly threshold: number;
    }
  | { readonly kind: 'breakMorale'; readonly group: string; readonly id: string }
  | { readonly kind: 'force'; readonly id: string; readonly intent: Intent }
  | { readonly kind: 'end'; readonly outcome: EncounterOutcome }
  | { readonly kind: 'fault'; readonly actor: string | null; readonly errorType: string; readonly message: string };

/** How hurt somebody of the other side looks. */
export const HEALTH = ['unhurt', 'hurt', 'badlyHurt', 'down'] as const;
export type Health = (typeof HEALTH)[number];

/** A combatant as somebody sees it. Of the other side `own` is null: hit points, slots, ammunition, items and spells are its secret. */
export interface SeenCombatant extends Omit<Combatant, SecretFigure> {
  readonly health: Health;
  readonly drained: number;
  readonly breaths: number;
  readonly dead: boolean;
  readonly fled: boolean;
  /** Dead when the encounter began. */
  readonly cameDead: boolean;
  readonly afflictions: readonly Affliction[];
  readonly forced: Intent | null;
  readonly own: OwnFigures | null;
}

/** What only its own side knows of a combatant, as it came and as it is. */
export interface OwnFigures {
  readonly came: Pick<Combatant, SecretFigure>;
  readonly now: Pick<Body, 'hp' | 'maxHp' | 'slots' | 'ammo' | 'items'>;
}

export const SECRET_FIGURES = ['hp', 'maxHp', 'slots', 'ammo', 'items', 'spells'] as const;
export type SecretFigure = (typeof SECRET_FIGURES)[number];

export interface EncounterView {
  readonly setup: Omit<EncounterSetup, 'combatants'>;
  readonly machine: Machine;
  readonly combatants: readonly SeenCombatant[];
  readonly morale: readonly Morale[];
}

export interface EncounterTypes {
  State: EncounterState;
  Input: EncounterInput;
  Diff: EncounterDiff;
  Event: EncounterEvent;
  View: EncounterView;
}
