/** The tables of the rules, as data: classes, monsters, weapons, armour, spells, conditions, items, turning and hit dice. */

export const ABILITIES = ['str', 'dex', 'con', 'int', 'wis', 'cha'] as const;
export type Ability = (typeof ABILITIES)[number];

export const SAVES = ['death', 'wands', 'paralysis', 'breath', 'spells'] as const;
export type SaveKind = (typeof SAVES)[number];

/** Saving throws in the order of `SAVES`. */
export type Saves = readonly [number, number, number, number, number];

/** One row of a class: up to this level. */
export interface ClassRow {
  readonly upTo: number;
  readonly thac0: number;
  readonly saves: Saves;
}

export interface ClassData {
  readonly id: string;
  readonly name: string;
  /** Sides of the die for hit points. */
  readonly hitDie: number;
  /** By ascending level. The last row ends at the highest level that there is. */
  readonly rows: readonly ClassRow[];
  /** Slots by level, then by spell level; a level left out has those of the level before. */
  readonly slots: Readonly<Record<number, readonly number[]>>;
  /** Whether it turns undead. */
  readonly turns: boolean;
}

/** One attack of a monster: damage dice, or a special that a hit brings, or both. */
export interface Attack {
  /** `1d6`, or null for one that does no damage. */
  readonly damage: string | null;
  /** On a hit the target saves or has the condition for so many rounds. */
  readonly inflicts: { readonly condition: string; readonly save: SaveKind; readonly rounds: string } | null;
  /** On a hit a level is drained: dice for the hit points that go with it. */
  readonly drains: string | null;
}

export interface MonsterData {
  readonly id: string;
  readonly name: string;
  readonly ac: number;
  /** `1`, `1+1`, `1-1`, `½`. */
  readonly hitDice: string;
  readonly attacks: readonly Attack[];
  readonly morale: number;
  readonly undead: boolean;
  /** A turning column of its own, for undead with a special power. */
  readonly special: boolean;
  /** How often it breathes, or 0. */
  readonly breaths: number;
  /** Whether what is for persons (charm, hold) can affect it. */
  readonly person: boolean;
}

export interface WeaponData {
  readonly id: string;
  readonly name: string;
  readonly damage: string;
  readonly slow: boolean;
  /** Short, medium, long; null for one that is not thrown or shot. */
  readonly range: readonly [number, number, number] | null;
  /** It can be used in melee. */
  readonly melee: boolean;
  /** It uses ammunition. */
  readonly ammo: boolean;
}

export interface ArmourData {
  readonly id: string;
  readonly name: string;
  /** The class of who wears it, or how much better it makes it. */
  readonly ac: number | null;
  readonly bonus: number;
}

/** Whom a spell or an item is for. */
export interface TargetRule {
  readonly of: 'self' | 'allies' | 'opponents' | 'anyone';
  /** One, as many as are named, or all that are named where the offered choice names everybody. */
  readonly number: 'one' | 'some' | 'all';
}

/** What a spell does to each of its targets, in order. A closed vocabulary: a new spell is data alone. */
export type SpellEffect =
  | {
      readonly kind: 'damage';
      readonly dice: string;
      /** The dice are rolled once for each level of the caster. */
      readonly perLevel: boolean;
      /** A save halves it, instead of avoiding it. */
      readonly half: boolean;
    }
  | { readonly kind: 'heal'; readonly dice: string }
  | {
      readonly kind: 'condition';
      readonly condition: string;
      /** A number, dice, or null for one that does not pass by itself. */
      readonly rounds: number | string | null;
      /** How many hits it absorbs, as dice. */
      readonly charges: string | null;
    }
  | { readonly kind: 'dispel' };

/** Kinds of creatures that a spell may spare. */
export const SPARED = ['undead', 'nonPerson'] as const;
export type Spared = (typeof SPARED)[number];

export interface SpellData {
  readonly id: string;
  readonly name: string;
  readonly level: number;
  /** Who can learn it. */
  readonly classes: readonly string[];
  readonly targets: TargetRule;
  /** A save avoids, or halves where the effect says so; with this modifier where a single target is named. */
  readonly save: { readonly against: SaveKind; readonly alone: number } | null;
  /** How many missiles from which level of the caster on: dealt round-robin over the targets, each with all the effects. */
  readonly missiles: Readonly<Record<number, number>> | null;
  /** Only so many hit dice are affected: dice, and the most that one creature may have; weakest first. */
  readonly pool: { readonly hitDice: string; readonly most: number } | null;
  /** Where several are named, only the first so many are affected: dice. */
  readonly first: string | null;
  /** Whom it cannot affect. */
  readonly not: readonly Spared[];
  readonly effects: readonly SpellEffect[];
}

/** Flags of a condition or a modifier. What is left out of a file is false, 0 or null. */
export interface ConditionData {
  readonly id: string;
  readonly name: string;
  /** `condition` is listed as such; `modifier` only changes figures. */
  readonly kind: 'condition' | 'modifier';
  readonly cannotAct: boolean;
  readonly cannotCast: boolean;
  readonly endsOnDamage: boolean;
  /** Does not attack the side of who brought it about. */
  readonly sparesSource: boolean;
  readonly toHit: number;
  /** On those who attack its bearer. */
  readonly attackersToHit: number;
  /** Armour class: less is better. */
  readonly ac: number;
  readonly saves: number;
  /** Attacks in a turn: 1, or 2 when hasted. */
  readonly attacks: number;
  /** Takes hits instead of its bearer while it has charges. */
  readonly absorbs: boolean;
}

export interface ItemData {
  readonly id: string;
  readonly name: string;
  readonly targets: TargetRule;
  readonly damage: string | null;
  readonly heal: string | null;
  /** Only undead are hurt by it. */
  readonly onlyUndead: boolean;
  /** It is thrown, and must hit. */
  readonly thrown: boolean;
}

/** What must be rolled to turn, `T` turned without a roll, `D` destroyed without one, null beyond the power of the level. */
export type TurningEntry = number | 'T' | 'D' | null;

export interface TurningData {
  /** Hit dice of the columns, ascending; `2*` is 2 with a special power. */
  readonly columns: readonly string[];
  /** By level from 1. Each level further is the last row shifted one to the right. */
  readonly rows: readonly (readonly TurningEntry[])[];
}

/** Figures of monsters by their hit dice. */
export interface HitDiceData {
  /** Up to so many hit dice, nothing added; beyond the last row one less for every two. */
  readonly thac0: readonly { readonly upTo: number; readonly thac0: number }[];
  /** Up to so many whole hit dice; beyond the last row as there. */
  readonly saves: readonly { readonly upTo: number; readonly saves: Saves }[];
}

export interface Content {
  readonly classes: Readonly<Record<string, ClassData>>;
  readonly monsters: Readonly<Record<string, MonsterData>>;
  readonly weapons: Readonly<Record<string, WeaponData>>;
  readonly armour: Readonly<Record<string, ArmourData>>;
  readonly spells: Readonly<Record<string, SpellData>>;
  readonly conditions: Readonly<Record<string, ConditionData>>;
  readonly items: Readonly<Record<string, ItemData>>;
  readonly turning: TurningData;
  readonly hitDice: HitDiceData;
}
