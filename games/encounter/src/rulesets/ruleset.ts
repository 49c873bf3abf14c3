/**
 * The formulas and constants that actions and the machine ask for. A ruleset has no state and rolls only with the dice it is
 * given; `legacy` and `classic` ship, and a test can substitute its own.
 */
import type { SaveKind } from '../content/types.ts';
import type { DiceService } from '../dice.ts';
import type { Morale } from '../types.ts';
import type { BySide, MoraleTrigger } from '../words.ts';
import type { Field } from '../views/field.ts';

export interface Surprise {
  readonly rolls: BySide<number>;
  readonly surprised: BySide<boolean>;
}

export interface Initiative {
  /** What each came to, the best first. */
  readonly order: readonly (readonly [id: string, roll: number])[];
  /** Who acts in this round, in order. */
  readonly queue: readonly string[];
}

export type Way = 'melee' | 'ranged';

/** Dice, or a number that needs no roll. */
export type Damage = string | number;

export interface AttackRoll {
  /** The natural d20. */
  readonly roll: number;
  readonly total: number;
  readonly targetAc: number;
  readonly hit: boolean;
  readonly critical: boolean;
}

/** Who checks morale together. */
export interface MoraleGroup {
  readonly group: string;
  readonly score: number;
  readonly members: readonly string[];
}

/** A check that is due, or a group that breaks without one. */
export type MoraleDue = MoraleTrigger | 'rout';

export interface Ruleset {
  readonly id: string;
  surprise(dice: DiceService): Surprise;
  /** Of those who are neither dead nor fled. */
  initiative(field: Field, round: number, surprised: BySide<boolean>, dice: DiceService): Initiative;
  /** A natural d20 of an attack, judged with all modifiers. */
  judge(field: Field, attacker: string, defender: string, way: Way, roll: number): AttackRoll;
  /** Damage of a hit, rolled here. */
  damage(field: Field, attacker: string, way: Way, damage: Damage, critical: boolean, dice: DiceService): number;
  /** Several attacks of a monster: all d20s first, or each attack in turn. */
  readonly attacksTogether: boolean;
  readonly unarmed: Damage;
  armourClass(field: Field, id: string): number;
  thac0(field: Field, id: string): number;
  /** The figure of the table; modifiers are on the roll. */
  saveNeeded(field: Field, id: string, against: SaveKind): number;
  moraleGroups(field: Field): readonly MoraleGroup[];
  /** What is due of a group, if anything; at most one check in a visit. */
  moraleDue(field: Field, group: MoraleGroup, morale: Morale): MoraleDue | undefined;
  /** Whether who flees is attacked by all living opponents first. */
  readonly partingAttacks: boolean;
}
