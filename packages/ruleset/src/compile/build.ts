/**
 * What an operator compiles with. Values, tests and lists become functions of the desk, on which the state lies, and the item at
 * work; effects become instructions of the item's program. The compiler implements this; operators know nothing else of it.
 */
import type { Assembler } from '@turnwise/stack';
import type { ConditionNode, EffectNode, SelectorNode, ThingNode, ValueNode } from '../nodes.ts';
import type { Asker } from '../run/ask.ts';
import type { Desk, Item, RulesetTypes } from '../types.ts';
import type { Compiled, Holds } from '../compiled/compiled.ts';
import type { Happen, ListOf, NumberOf, Operand, RulesetRun, TestOf } from '../compiled/functions.ts';
import type { Names } from '../compiled/names.ts';

export type { Happen, ListOf, NumberOf, Operand, RulesetRun, TestOf } from '../compiled/functions.ts';

/** An effect that begins with a question: who is asked, what comes of it into which register, and what is done then. */
export interface Asking {
  readonly seat: NumberOf;
  /** The bound name of the register. */
  readonly name: string;
  readonly register: number;
  readonly ask: (item: Item, asker: Asker, seat: number) => readonly number[] | 'asked';
  /** Adds the instructions for the rest. */
  readonly then: () => void;
}

/** What an effect that only chooses between effects chooses by, and from. */
export interface Branches {
  readonly conditions: ConditionNode | readonly ConditionNode[] | undefined;
  readonly then: readonly EffectNode[];
  readonly else?: readonly EffectNode[] | undefined;
}

export interface Build {
  readonly asm: Assembler<RulesetTypes, Item>;
  readonly names: Names;
  /** Filled when compilation is over: look into it inside the functions alone. */
  readonly compiled: Compiled;
  /** Parts of expressions that were compiled so far: what is computed for each thing of a list counts as many for each. */
  readonly weight: number;
  /** Any single value: a number, 0 or 1, a card, `~seat`, the number of a zone, symbol or kind. A bare word may name one of these. */
  value(node: ValueNode): NumberOf;
  /** The same where a number is wanted: nothing is 0. */
  number(node: ValueNode | undefined, otherwise?: number): NumberOf;
  /** Two values that are compared: a word beside the kind of an event is that kind, by its own name or its operator's. */
  pair(left: ValueNode, right: ValueNode): readonly [left: NumberOf, right: NumberOf];
  /** All conditions hold; none given: always. */
  test(nodes: ConditionNode | readonly ConditionNode[] | undefined): TestOf;
  /** Cards, players, items: in id order for a selector without an order of its own. */
  things(node: ThingNode | ValueNode): ListOf;
  /** The first of them, or NOTHING. */
  thing(node: ThingNode): NumberOf;
  /** The seat's number of a player, `controller` if it is left out; -1 where there is none. */
  seat(node: ThingNode | undefined): NumberOf;
  /** What a selector gathers, `count` left aside. */
  selector(node: SelectorNode): ListOf;
  /** The same for what is done to them one after the other: no id that somebody may not know decides the order. */
  set(node: SelectorNode): ListOf;
  /** The same in any order, for who only counts. */
  gathering(node: SelectorNode): ListOf;
  /** The bounds of a choice among so many candidates; `all` is null. */
  bounds(node: SelectorNode): ((desk: Desk, item: Item) => readonly [min: number, max: number]) | null;
  /** Compiles effects at this place of the program. */
  effects(nodes: readonly EffectNode[] | undefined): void;
  /**
   * The register of a bound name, and what its numbers will be: cards and players unless it is said. `from` is the node that it is
   * computed from, if that may tell of hidden cards.
   */
  bound(name: string, holds?: Holds, from?: unknown): number;
  /** A register that one seat alone sees, beside those of the other seats, for what a bound name is for that seat. */
  boundFor(name: string, key: string, seat: number): number;
  /** The question of an effect, where it begins with one; null for other effects. */
  asking(node: EffectNode): Asking | null;
  /** What this effect chooses between; null for any other. */
  branches(node: EffectNode): Branches | null;
  /** Whether chance is an operand of it, or of what it holds. */
  draws(node: EffectNode): boolean;
  /** A value with what it stands for. */
  operand(node: ValueNode | ThingNode): Operand;
  /** What the value of a node is. */
  holds(node: ValueNode | ThingNode): Holds;
  /**
   * Raises events of a built-in or declared kind: gathers their payloads, meets the reactions before them, then lets those
   * that were not prevented happen in order. The payloads are gathered again when something came before them, unless it is said
   * that they are gathered `once`.
   */
  raise(
    kind: string,
    parts: (item: Item, run: RulesetRun) => readonly (readonly number[])[],
    happen: Happen,
    once?: 'once',
  ): void;
  /** An ability of a card by the value of a word, as the number of its rule; -1 where the card has none of this name. */
  abilityOf(node: ValueNode): (desk: Desk, item: Item, card: number) => number;
}
