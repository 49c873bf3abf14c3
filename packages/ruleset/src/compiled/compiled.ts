/**
 * A ruleset made ready to run: every name a number, every expression a function, every list of effects a program, reactions
 * indexed by the kind of event. Made once for a document by `compileRuleset`.
 */
import type { Instruction, UseLimit, ReactionIndex } from '@turnwise/stack';
import type { Guards } from '../document/guards.ts';
import type { AbilityKind, ActionNode, CardNode, Ruleset, TimeOutNode, ZoneNode, ZoneRole } from '../nodes.ts';
import type { Secrecy } from '../document/tells.ts';
import type { Happening, Item, RulesetTypes } from '../types.ts';
import type { EventField } from './event-field.ts';
import type { DuesOf, ListOf, NumberOf, Operand, TestOf } from './functions.ts';
import type { Names } from './names.ts';
import type { Phase } from './phase.ts';

export interface Compiled {
  readonly ruleset: Ruleset;
  readonly names: Names;
  /** Words by number. */
  readonly symbols: readonly string[];
  readonly zones: readonly Zone[];
  /** The zone of each role, -1 where there is none. */
  readonly roles: Readonly<Record<ZoneRole, number>>;
  /** The most seats that there can be: places are counted by it. */
  readonly seats: number;
  readonly resources: readonly Resource[];
  /** The resource that damage takes from; -1 where there is none. */
  readonly health: number;
  readonly attributes: readonly string[];
  /** The attribute `power`; -1 where there is none. */
  readonly power: number;
  readonly counters: readonly string[];
  /** The counter that damage adds to; -1 where there is none. */
  readonly damage: number;
  readonly flags: {
    readonly card: readonly string[];
    readonly player: readonly string[];
    readonly match: readonly string[];
  };
  /** The flags of cards `tapped` and `summoned_this_turn`; -1 where there are none. */
  readonly tapped: number;
  readonly summoned: number;
  readonly definitions: readonly Definition[];
  readonly events: readonly EventKind[];
  readonly phases: readonly Phase[];
  /** Every seat of a window is asked, whatever it can do. */
  readonly alwaysAsk: boolean;
  /** Every rule: actions, abilities, reactions, steps, setup, costs. `by` in events is a number here. */
  readonly rules: readonly Rule[];
  readonly actions: readonly Action[];
  /** By rule: the action whose rule it is. */
  readonly actionOfRule: readonly (Action | undefined)[];
  readonly programs: readonly Program[];
  readonly streams: readonly string[];
  readonly watch: Watch;
  readonly continuous: readonly Continuous[];
  /** Zones where some continuous ability works, a bit for each. */
  readonly continuousZones: number;
  readonly modified: Modified;
  readonly victory: readonly Victory[];
  /** What victory looks at without an event is nothing but resources of players. */
  readonly victoryOfResources: boolean;
  readonly manipulations: readonly Manipulation[];
  /** How good a position is for a seat; null where the ruleset does not say. */
  readonly evaluation: Evaluation | null;
  /** The rules that the turn structure itself needs. */
  readonly setup: number;
  readonly turn: number;
  readonly system: number;
  readonly victoryRule: number;
  readonly guards: Guards;
  /** What each of the actions may cost to look at. */
  readonly perLook: number;
  readonly textOf: (event: Happening) => number;
  /** Continuous abilities hang on nothing but where cards lie and whose they are. */
  readonly plainLayers: boolean;
}

/** For what is made of a ruleset that is being compiled: look into it when all is done. */
export interface HasCompiled {
  readonly compiled: Compiled;
}

/** Reactions by the kind of event that they answer. Lists are empty where nothing ever does. */
export interface Watch {
  /** The game's own, in order of declaration. */
  readonly own: ReactionIndex<Rule>;
  /** By kind: abilities of definitions, by definition; null where no definition has one. */
  readonly abilitiesBefore: readonly (AbilityWatch | null)[];
  readonly abilitiesAfter: readonly (AbilityWatch | null)[];
  /** By kind: whether anything answers it after it has happened, or victory looks for it. */
  readonly noted: readonly boolean[];
}

export interface AbilityWatch {
  /** Rules by definition; undefined where a definition has none. */
  readonly byDefinition: ReadonlyMap<number, readonly number[]>;
  /** Zones where some of them work, a bit for each. */
  readonly zones: number;
  /** The numbers of those that are not public. */
  readonly hiddenZones: readonly number[];
  /** Rules that only ever answer what happens to their own card, in this field of the event; -1 where some look further. */
  readonly selfField: number;
}

/** A continuous ability. */
export interface Continuous {
  readonly rule: number;
  /** Only the card itself. */
  readonly own: boolean;
  /** Whether it concerns the card in `item.it`. */
  readonly affects: TestOf;
  readonly holds: TestOf;
  readonly modify: readonly Modify[];
}

/** What continuous abilities ever touch: attributes by number, words by symbol. The rest is as the definition and lasting changes say. */
export interface Modified {
  readonly attributes: readonly boolean[];
  readonly granted: readonly boolean[];
  readonly forbidden: readonly boolean[];
}

export interface Modify {
  readonly layer: 'set' | 'add' | 'multiply' | 'grant' | 'forbid';
  /** The attribute, or the symbol. */
  readonly what: number;
  readonly value: NumberOf;
}

export interface Victory {
  readonly result: 'win' | 'lose' | 'draw';
  /** A symbol. */
  readonly reason: number;
  readonly conditions: TestOf;
  readonly on: { readonly event: number; readonly filters: TestOf } | null;
  readonly rule: number;
}

export interface Evaluation {
  readonly lead: NumberOf;
  /** The lead that wins three games of four. */
  readonly half: number;
  readonly rule: number;
}

export interface Manipulation {
  readonly from: number;
  readonly to: number;
  readonly who: 'owner' | 'active' | 'any';
  /** Without priority too. */
  readonly always: boolean;
  /** Whether it has conditions at all. */
  readonly conditional: boolean;
  readonly when: TestOf;
}

export interface Zone {
  readonly node: ZoneNode;
  readonly id: string;
  readonly symbol: number;
  readonly number: number;
  readonly shared: boolean;
  readonly public: boolean;
  readonly role: ZoneRole | null;
  readonly capacity: number;
}

/** Where the cards of a zone lie: for a player's zone by seat; a shared zone has the first of its places. */
export function placeOf(
  { seats }: Pick<Compiled, 'seats'>,
  { number, shared }: Pick<Zone, 'number' | 'shared'>,
  seat: number,
): number {
  return number * seats + (shared ? 0 : seat);
}

/** The zone of a place, by number. */
export function zoneOf({ seats }: Pick<Compiled, 'seats'>, place: number): number {
  return Math.trunc(place / seats);
}

/** Whose place it is; the first seat's number for a shared zone. */
export function seatOf({ seats }: Pick<Compiled, 'seats'>, place: number): number {
  return place % seats;
}

export interface Resource {
  readonly id: string;
  readonly start: number;
  readonly min: number;
  readonly max: number;
}

export interface Definition {
  readonly node: CardNode;
  readonly id: string;
  readonly symbol: number;
  readonly name: string;
  readonly cost: number;
  /** By attribute; NOTHING where the card has none. */
  readonly attributes: readonly number[];
  /** Symbols, in the order of the document. */
  readonly types: readonly number[];
  readonly keywords: readonly number[];
  /** Rules of kind `ability`, the card's own first, then those of its keywords. */
  readonly abilities: readonly number[];
  /** The rule of its cast ability; -1 where it has none. */
  readonly cast: number;
  /** Those of its abilities that can be activated. */
  readonly activated: readonly number[];
  /** Places in `continuous` of its continuous abilities. */
  readonly continuous: readonly number[];
}

export interface EventKind {
  readonly number: number;
  readonly id: string;
  /** What it is told as when it was prevented. */
  readonly attempt: string;
  readonly symbol: number;
  readonly fields: readonly EventField[];
  /** The program of its `resolve`; -1 for none. */
  readonly resolve: number;
  /** The rule of its `resolve`; -1 for none. */
  readonly rule: number;
  /** The field named `player`; -1 for none. */
  readonly player: number;
  /** The field that sets the parts of an attempt apart; -1 for a kind that is never for several things. */
  readonly subject: number;
  /** The fields that hang on it, a bit for each. */
  readonly own: number;
}

export interface Rule {
  readonly number: number;
  readonly kind: 'setup' | 'step' | 'turn' | 'action' | 'cost' | 'ability' | 'reaction' | 'event' | 'system';
  /** For people, and `by` in events: `lethal_damage`, `thorn_imp.spite`, `play_card`. */
  readonly name: string;
  readonly id: string;
  /** The id as a symbol. */
  readonly symbol: number;
  /** The program of its effects; -1 for none. */
  readonly program: number;
  /** The program of its costs; -1 for none. */
  readonly costs: number;
  readonly payable: TestOf;
  /** Adds what its costs come to, by resource and seat. */
  readonly dues: DuesOf;
  /** What its costs come to, for people: by resource. */
  readonly price: readonly { readonly resource: number; readonly amount: NumberOf }[];
  readonly targets: readonly Target[];
  /** Of an activated ability: those of them that its costs speak of, by number. */
  readonly costNeeds: readonly number[];
  /** So many of them, from the first, are spoken of by later ones or by the costs of an ability. */
  readonly coupled: number;
  readonly conditions: TestOf;
  readonly may: boolean;
  readonly ability: AbilityKind | null;
  /** Zones where an ability works, a bit for each. */
  readonly zones: number;
  /** The fields of the event that it answers that it speaks of, a bit for each. */
  readonly speaks: number;
  /** Of a reaction or triggered ability. */
  readonly when: { readonly event: number; readonly before: boolean; readonly filters: TestOf } | null;
  readonly limit: UseLimit | null;
  /** The position among rules of its kind, for the order of discovery. */
  readonly order: number;
  readonly instant: boolean;
  /** What comes of it when time runs out for what it asks. */
  readonly timeOut: TimeOutNode | null;
}

export interface Target {
  readonly id: string;
  /** The register that holds what was chosen. */
  readonly register: number;
  readonly candidates: ListOf;
  /** The same in any order, to count them. */
  readonly gathering: ListOf;
  readonly min: NumberOf;
  readonly max: NumberOf;
  /** Takes all without asking. */
  readonly all: boolean;
  /** Takes one. */
  readonly single: boolean;
  /** Its selector says in what order they stand. */
  readonly ownOrder: boolean;
  /** It can be more than one. */
  readonly several: boolean;
  readonly of: 'cards' | 'players' | 'items' | 'mixed';
  /** It may be left out. */
  readonly optional: boolean;
  /** The targets before it that its selector speaks of. */
  readonly needs: readonly number[];
  /** A cost of its ability is done to it, so it is not looked at again when that resolves. */
  readonly paid: boolean;
  /** Which they are, or how many may be taken, tells a seat of cards that it does not see. */
  readonly hidden: boolean;
  /** What comes of running out of time where it is asked for; null where it does not say. */
  readonly timeOut: TimeOutNode | null;
}

export interface Action {
  readonly node: ActionNode;
  readonly number: number;
  readonly id: string;
  readonly rule: number;
  /** The kind of its event. */
  readonly event: number;
  /** Kinds under which its item is known on the stack, its own first. */
  readonly kinds: readonly number[];
  readonly priority: NonNullable<ActionNode['priority']>;
  readonly preconditions: readonly Precondition[];
  /** Those that speak of no target and no parameter. */
  readonly early: readonly Precondition[];
  /** By target: the preconditions that can be looked at when it is chosen, and the costs likewise. */
  readonly checks: readonly (readonly Precondition[])[];
  /** The target with which all that the costs speak of is chosen; -1 where they speak of none. */
  readonly priced: number;
  /** The targets that its costs speak of. */
  readonly costNeeds: readonly number[];
  /** So many targets, from the first, are spoken of by others or together: offers go through them one by one. */
  readonly coupled: number;
  /** The register of the target that its effects move into play; -1 for none. A `cast` ability of that card may take its targets from the input. */
  readonly plays: number;
  /** The register of the target that is the card it is played from; -1 where there is none. */
  readonly playedFrom: number;
  /**
   * The registers of the target whose ability is executed and of the parameter that names the ability, with their names; null
   * for other actions.
   */
  readonly activates: {
    readonly target: number;
    /** -1 where the ability is named by a word, which is then here. */
    readonly param: number;
    readonly word: number;
    readonly targetName: string;
    readonly paramName: string;
  } | null;
  /** The parameters that are numbers. */
  readonly numeric: readonly string[];
  readonly params: readonly {
    readonly name: string;
    readonly values: readonly (string | number)[];
    readonly register: number;
    /** Told to nobody but the seat that takes the action. */
    readonly secret: boolean;
  }[];
}

export interface Precondition {
  readonly op: string;
  readonly test: TestOf;
  readonly operands: Readonly<Record<string, Operand>>;
  /** Those that would tell a seat of cards that it does not see. */
  readonly hidden: readonly string[];
  /** The operands that are words: a resource, a zone, a phase. */
  readonly words: Readonly<Record<string, string>>;
  /** The targets that it speaks of. */
  readonly needs: readonly number[];
  /** The registers of the parameters that it speaks of. */
  readonly params: readonly number[];
}

export interface Program {
  readonly code: readonly Instruction<RulesetTypes, Item>[];
  readonly registers: number;
  /** By register: what its numbers are. */
  readonly holds: readonly Holds[];
  /** By register: what it tells of cards that not everybody sees; null where none tells anything. */
  readonly tells: readonly Secrecy[] | null;
  /** By register: the seat that alone sees what is in it, -1 for others; null where there is none. */
  readonly owners: readonly number[] | null;
}

/** Cards and players, items of the stack, or plain numbers and words. */
export type Holds = 'things' | 'items' | 'plain';
