/**
 * What the checker offers to operators. An operand is named by its key, so that an issue has its place; what is left out
 * (undefined) is no issue here, as the schema says which operands there must be.
 */
import type { ConditionNode, EffectNode, ListNode, SelectorNode, TimeOutNode, ValueNode, ZoneRole } from '../nodes.ts';
import type { AskedAs } from './answers.ts';
import type { Code } from './codes.ts';
import type { Payload, Sort } from './declared.ts';
import type { CertainNames } from './scope.ts';
import type { NameType, ValueType, WantedThings } from './value-types.ts';

export interface Checking {
  /** The same for a part of the node. */
  at(...keys: readonly (string | number)[]): Checking;
  /** The same with the root `it`. */
  withIt(it: ValueType): Checking;
  /** Any value. A bare word that is no name here is one of the ruleset's; `wanted` says which. */
  value(key: string | number, node: ValueNode, wanted?: 'number' | 'flag' | NameType): ValueType;
  number(key: string | number, node: ValueNode | undefined): void;
  /** The same where fewer than so many, none if it is left out, come to nothing. */
  count(key: string | number, node: ValueNode | undefined, least?: number): void;
  /** A divisor. */
  divisor(key: string | number, node: ValueNode): void;
  /** An amount of a resource that somebody must be able to have. */
  attainable(key: string, resource: string, node: ValueNode | undefined): void;
  /** Players of this type have something that damage takes from. */
  needsHealth(key: string, type: ValueType): void;
  /** Two values that are compared: of types that can be the same. */
  pair(left: ValueNode, right: ValueNode): ValueType;
  thing(key: string, node: ValueNode | undefined, wanted: WantedThings): ValueType;
  player(key: string, node: ValueNode | undefined): void;
  /** Several things, or what a selector gathers. */
  list(key: string, node: ListNode): ValueType;
  /** Gives the type of what it gathers. */
  selector(key: string, node: SelectorNode): ValueType;
  conditions(key: string, nodes: ConditionNode | readonly ConditionNode[] | undefined): void;
  /** `perhaps` says that they may not be done. */
  effects(key: string, nodes: readonly EffectNode[] | undefined, perhaps?: 'perhaps'): void;
  /** A name that the ruleset must declare. */
  known(key: string | number, sort: Sort, ids: string | readonly string[] | undefined): void;
  /** The operands `phase` and `step`. */
  phase(phase: string, step: string | undefined): void;
  /** A zone that the operator cannot do without. */
  needsZone(role: ZoneRole): void;
  /** A flag of cards that the operator cannot do without. */
  needsFlag(flag: string): void;
  /** What comes of running out of time for a question of this kind: an answer must be one that can be legal there. */
  timeOut(node: TimeOutNode | undefined, question: AskedAs): void;
  /** The operator answers an event before it happens. */
  needsBefore(): void;
  /** Ids of a list are different. */
  noDuplicates(key: string, nodes: readonly { readonly id: string }[] | undefined): void;
  /** Binds a name for the effects after this one. `from` is the node that it holds, which may be secret. */
  bind(key: string, name: string | undefined, type: ValueType, from?: unknown): void;
  /** The value of an expression that is the same in every match; undefined for any other. */
  constant(node: unknown): number | undefined;
  /** Whether a node may tell of a card that not everybody may know. */
  isSecret(node: unknown): boolean;
  /** An event that this effect raises, with the names in its payload that are certain. */
  raises(kind: string, names?: CertainNames): void;
  /** The same where it may not happen, or where doing it again and again comes to nothing. */
  mayRaise(kind: string, names?: CertainNames): void;
  /** Somebody may be asked. */
  asks(): void;
  /** Cards come into a zone, so many where a number says it. Told where a full zone would stop the match. */
  fills(zone: string | undefined, amount: ValueNode | undefined): void;
  /** An ability that is run by its name; a computed one may be any. */
  executes(ability: ValueNode): void;
  /** The id of the zone of a role. */
  zoneOf(role: ZoneRole): string | undefined;
  /** What a rule that raises such an event gives it; undefined if there is none. */
  payload(kind: string): Payload | undefined;
  /** Fields of a declared event that are told only to those who know them. */
  secretFields(kind: string): readonly string[];
  /** The event that is answered or resolved. */
  readonly event: Payload | null;
  readonly randomAllowed: boolean;
  readonly isCost: boolean;
  issue(key: string | number, code: Code, expected: string, found?: unknown, known?: readonly string[]): void;
}
