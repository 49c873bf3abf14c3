/** What names mean at a place of the ruleset: targets, parameters and bound names, by register, and the kind of the event there. */
import type { Assembler } from '@turnwise/stack';
import type { Tells, TellingScope } from '../document/tells.ts';
import type { Item, RulesetTypes } from '../types.ts';
import type { Holds } from '../compiled/compiled.ts';
import type { EventField } from '../compiled/event-field.ts';

export interface Scope {
  readonly asm: Assembler<RulesetTypes, Item>;
  /** In the order of declaration. */
  readonly targets: readonly string[];
  readonly params: readonly string[];
  /** Those of them that nobody but the seat is told. */
  readonly secretParams: ReadonlySet<string>;
  /** The number of the kind of `event`; -1 where it is not known or there is none. */
  readonly event: number;
  /** The fields of an event by the number of its kind. */
  readonly fields: (kind: number) => readonly EventField[];
  /** `self` is the first target: in an action. */
  readonly selfIsTarget: boolean;
  /** The target that `source` is: in an action that is played from a card. */
  readonly source: string | undefined;
  /** True in `affects` and `while` of continuous abilities, which read cards without continuous abilities. */
  readonly plainCards: boolean;
  /** Names that effects bind, with what they hold. */
  readonly bound: Map<string, Holds>;
  /** What bound names tell of cards that not everybody sees; those that are not here tell nothing. */
  readonly boundTells: Map<string, Tells>;
  /** Of bound names that one seat alone sees, that seat. */
  readonly owners: Map<string, number>;
  readonly telling: TellingScope;
  /** Targets that are items of the stack. */
  readonly items: ReadonlySet<string>;
  /** `it` is an item of the stack: in a selector of these. */
  itIsItem: boolean;
  /** Targets that what is compiled speaks of, while somebody listens. */
  heard: Set<string> | null;
}

/** The register of a target, a parameter or a bound name; -1 for a word that is none. */
export function registerOf(scope: Scope, name: string): number {
  if (scope.targets.includes(name)) {
    scope.heard?.add(name);
    return scope.asm.register(`target ${name}`);
  }
  if (scope.bound.has(name)) return scope.asm.register(`bound ${name}`);
  if (scope.params.includes(name)) return scope.asm.register(`param ${name}`);
  return -1;
}

/** The first target, where `self` is that and it is an item of the stack. */
export function itemAsSelf({ selfIsTarget, targets: [first], items }: Scope): string | undefined {
  return selfIsTarget && first !== undefined && items.has(first) ? first : undefined;
}

/** Whether a name holds items of the stack. */
export function holdsItems({ items, targets, bound }: Scope, name: string): boolean {
  return targets.includes(name) ? items.has(name) : bound.get(name) === 'items';
}

export function bind(scope: Scope, name: string, holds: Holds = 'things'): number {
  scope.bound.set(name, holds);
  return scope.asm.register(`bound ${name}`);
}
