/**
 * What the plain interpreter offers to operators, and to its own parts. An operator sees the world, the scope in which it
 * stands, and these verbs; the class behind them is in `interpreter.ts`.
 */
import type { Json, Reader } from '@turnwise/kernel';
import type {
  ConditionNode,
  EffectNode,
  ListNode,
  OperatorNode,
  SelectorNode,
  TargetNode,
  ThingNode,
  ValueNode,
} from '../nodes.ts';
import type { Asked, Choosing, Doing } from './questions.ts';
import type { Ability, Card, Chosen, Happening, Item, Player, Thing, Value } from './things.ts';
import type { World } from './world.ts';

export type PlainValue = Value;
/** What doing an effect is: nothing more to do, or something that may ask on the way. */
export type PlainEffect = Doing<void> | void;
/** The question of an effect, and what is done with the answer. */
export interface PlainAsking {
  readonly ask: () => Doing<unknown>;
  readonly then: (answer: unknown) => PlainEffect;
}

/** Where a node stands: what its roots mean (section 2), and to whom its events are put down (section 3). */
export interface Scope {
  /** `by` of its events. */
  readonly rule: string;
  /** `cause` of its events. */
  readonly cause: number;
  readonly item: Item | null;
  readonly self: Thing | null;
  /** Whose doing it is: the card of the ability, or that the action was played from. */
  readonly source: Thing | null;
  readonly controller: Player;
  readonly player: Player | null;
  readonly event: Happening | null;
  /** In an action `card` and `source` mean targets. */
  readonly action: boolean;
  readonly targets: ReadonlyMap<string, Chosen>;
  /** Targets of an ability that came with the input. */
  readonly given: Given | null;
  readonly bound: Map<string, Value>;
  readonly params: Readonly<Record<string, string | number>>;
  readonly it: Value;
  /** Attributes and words are read with continuous abilities. */
  readonly layered: boolean;
  /** Rounds of loops so far, of the item or the part of it. */
  readonly rounds: { count: number };
  /** The results of `random` for the effect at work. */
  readonly drawn: Map<OperatorNode, number>;
}

/** The ability of the card that they are for, and those that came: others are asked for. */
export interface Given {
  readonly card: Card;
  readonly rule: string;
  readonly targets: ReadonlyMap<string, Chosen>;
}

export interface Plain {
  readonly world: World;
  readonly scope: Scope;
  /** The same world seen from another place. */
  within(changes: Partial<Scope>): Plain;

  value(node: ValueNode): Value;
  /** Nothing is 0. */
  number(node: ValueNode | undefined, otherwise?: number): number;
  /** All conditions hold; none given: always. */
  test(nodes: ConditionNode | readonly ConditionNode[] | undefined): boolean;
  things(node: ListNode | ValueNode): readonly Thing[];
  cards(node: ListNode | ValueNode): readonly Card[];
  thing(node: ThingNode | ValueNode): Thing | null;
  /** `controller` if it is left out. */
  player(node: ThingNode | undefined): Player | null;
  /** What a selector gathers, its `count` left aside. */
  gather(selector: SelectorNode): readonly Thing[];
  /** The same in the order in which they are taken one after the other. */
  gatherSet(selector: SelectorNode): readonly Thing[];

  /** Attributes through layers; nothing for a card that has none of this name. */
  attribute(card: Card, name: string): number | null;
  hasWord(card: Card, word: string): boolean;
  isForbidden(card: Card, word: string): boolean;
  abilities(card: Card): readonly Ability[];
  ability(card: Card, id: Value): Ability | undefined;
  works(card: Card, ability: Ability): boolean;
  /** Whether the controller may activate it now (section 5). */
  canActivate(card: Card, ability: Ability): boolean;
  /** There is a way to take all these targets, with which this holds. */
  canChoose(targets: readonly TargetNode[], allows?: (chosen: Plain) => boolean): boolean;
  payable(costs: readonly EffectNode[] | undefined): boolean;

  effects(nodes: readonly EffectNode[] | undefined): Doing<void>;
  /** The question that an effect begins with; null where it asks nothing. */
  asking(node: EffectNode): PlainAsking | null;
  /**
   * Raises events of one kind, one for each payload: meets the reactions before them, then lets those that were not
   * prevented happen in order. `happen` changes the world and calls `record`, unless it comes to nothing. `again` gives the
   * payloads that there are when something came before them.
   */
  raise(
    kind: string,
    payloads: readonly Payload[],
    happen: (event: Happening, index: number) => Doing<void> | void,
    again?: () => readonly Payload[],
  ): Doing<void>;
  /** Whether anything would come before this event. */
  comesBefore(kind: string, payload: Payload): boolean;
  /** Raises an event of the ruleset's own, and runs what it does. */
  declare(kind: string, payload: Payload): Doing<void>;
  /** Puts an event down as applied. */
  record(event: Happening): void;
  /** An event that comes with another, at once. */
  follow(kind: string, payload: Payload, cause?: number): Happening;
  bind(name: string, value: Value): void;
  /** A round of a loop, which is counted. */
  round(): void;
  /** Reads a stream and advances it. */
  chance<T>(stream: string, read: (reader: Reader) => T): T;

  /** Works off the stack until no more than so many items are left. */
  drain(base: number): Doing<void>;
  ask(choice: Asked, who: Player): Doing<Json>;
  /** Each of these asks at once; gives what came of them. */
  atOnce<T>(asks: readonly (() => Doing<T>)[]): Doing<readonly T[]>;
  /** So many of these things, asked for only where there is a choice. */
  choose(who: Player, things: readonly Thing[], min: number, max: number, how?: Choosing): Doing<readonly Thing[]>;
  /** The bounds of a selector's `count` among so many; `all` takes all. */
  bounds(selector: SelectorNode, among: number): readonly [min: number, max: number];
  runAbility(card: Card, ability: Ability): Doing<void>;
  castCard(card: Card, ability: Ability): Doing<void>;
}

export type Payload = Readonly<Record<string, Value>>;
