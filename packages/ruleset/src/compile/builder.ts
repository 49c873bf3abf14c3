/** The compiler's side of `Build`: expressions to functions, effects to instructions. One for each rule. */
import type { Assembler } from '@turnwise/stack';
import { eventAt } from '../compiled/at.ts';
import type { ConditionNode, EffectNode, RefNode, SelectorNode, ThingNode, ValueNode } from '../nodes.ts';
import { abilityNamed } from '../run/ability-named.ts';
import { charge } from '../run/meter.ts';
import { raise } from '../run/raise.ts';
import { tells } from '../document/tells.ts';
import { NOTHING } from '../types.ts';
import type { Desk, Item, RulesetTypes } from '../types.ts';
import type { Asking, Branches, Build } from './build.ts';
import type { Compiled, Holds } from '../compiled/compiled.ts';
import { always, noList } from '../compiled/functions.ts';
import type { Happen, ListOf, NumberOf, Operand, RulesetRun, TestOf } from '../compiled/functions.ts';
import type { Names } from '../compiled/names.ts';
import type { Operators } from '../operators/by-name.ts';
import { operatorsWithin } from '../operators/within.ts';
import { compileRef, listRegisterOf } from './refs.ts';
import type { RefContext } from './refs.ts';
import { bind, itemAsSelf } from './scope.ts';
import type { Scope } from './scope.ts';
import { compileGathering, compileSelector, compileSet } from './selectors.ts';
import type { SelectorContext } from './selectors.ts';

export class Builder implements Build, SelectorContext, RefContext {
  readonly compiled: Compiled;
  readonly names: Names;
  readonly scope: Scope;
  readonly asm: Assembler<RulesetTypes, Item>;
  readonly #operators: Operators;
  /** Parts of expressions that were compiled so far. */
  weight = 0;
  #depth = 0;

  constructor(compiled: Compiled, names: Names, scope: Scope, operators: Operators) {
    this.compiled = compiled;
    this.names = names;
    this.scope = scope;
    this.asm = scope.asm;
    this.#operators = operators;
  }

  get plainCards(): boolean {
    return this.scope.plainCards;
  }

  value(node: ValueNode): NumberOf {
    return this.#counted(() => this.#value(node));
  }

  /** A whole expression counts all of its parts when it is computed, those of a short one excepted: who asks for it counts that. */
  #counted<V>(compile: () => Computing<V>): Computing<V> {
    const before = this.weight++;
    this.#depth++;
    const compute = compile();
    this.#depth--;
    const parts = this.weight - before;
    if (this.#depth > 0 || parts < SHORT) return compute;
    return (desk, item) => {
      charge(desk, parts);
      return compute(desk, item);
    };
  }

  #value(node: ValueNode): NumberOf {
    if (typeof node === 'number') return () => node;
    if (typeof node === 'boolean') return node ? () => 1 : () => 0;
    if (typeof node === 'string') {
      const ref = compileRef(node, this);
      if (ref !== undefined) return ref.sort === 'one' ? ref.get : first(ref.get);
      const symbol = this.names.symbol(node);
      return () => symbol;
    }
    if (isRef(node)) {
      const ref = compileRef(node.ref, this);
      if (ref === undefined) return () => NOTHING;
      return ref.sort === 'one' ? ref.get : first(ref.get);
    }
    if (isSelection(node)) return first(this.set(node.selector));
    const { op } = node;
    const compute = this.#operators.values.get(op);
    if (compute !== undefined) return compute.compile(node, this);
    const test = this.test(node);
    return (desk, item) => (test(desk, item) ? 1 : 0);
  }

  number(node: ValueNode | undefined, otherwise = 0): NumberOf {
    if (node === undefined) return () => otherwise;
    if (typeof node === 'number') {
      this.weight++;
      return () => node;
    }
    const value = this.value(node);
    return (desk, item) => {
      const found = value(desk, item);
      return found === NOTHING ? 0 : found;
    };
  }

  pair(left: ValueNode, right: ValueNode): readonly [left: NumberOf, right: NumberOf] {
    return [this.#beside(left, right), this.#beside(right, left)];
  }

  test(nodes: ConditionNode | readonly ConditionNode[] | undefined): TestOf {
    return nodes === undefined ? always : this.#counted(() => this.#test(nodes));
  }

  #test(nodes: ConditionNode | readonly ConditionNode[]): TestOf {
    const list = Array.isArray(nodes) ? (nodes as readonly ConditionNode[]) : [nodes as ConditionNode];
    this.weight += list.length;
    const tests = list.map((node) => {
      const operator = this.#operators.conditions.get(node.op);
      if (operator === undefined) throw new Error(`a ruleset that was checked has the condition ${node.op}`);
      return operator.compile(node, this);
    });
    if (tests.length === 0) return always;
    if (tests.length === 1) return tests[0] as TestOf;
    return (desk, item) => {
      for (let i = 0; i < tests.length; i++) if (!(tests[i] as TestOf)(desk, item)) return false;
      return true;
    };
  }

  things(node: ThingNode | ValueNode): ListOf {
    return this.#counted(() => this.#things(node));
  }

  #things(node: ThingNode | ValueNode): ListOf {
    if (isSelection(node)) return taken(this.set(node.selector), this.#taken(node.selector));
    const path = typeof node === 'string' ? node : isRef(node) ? node.ref : undefined;
    if (path !== undefined) {
      const register = listRegisterOf(path, this);
      if (register >= 0) return (_, item) => item.registers[register] as readonly number[];
      const ref = compileRef(path, this);
      if (ref?.sort === 'list') return ref.get;
    }
    const value = this.value(node);
    return (desk, item) => {
      const found = value(desk, item);
      return found === NOTHING ? noList : [found];
    };
  }

  thing(node: ThingNode): NumberOf {
    return isSelection(node) ? first(this.set(node.selector)) : this.value(node);
  }

  seat(node: ThingNode | undefined): NumberOf {
    if (node === undefined) return (_, item) => item.seat;
    const value = this.thing(node);
    return (desk, item) => {
      const player = value(desk, item);
      return player < 0 && player !== NOTHING ? ~player : -1;
    };
  }

  selector(node: SelectorNode): ListOf {
    return this.#counted(() => compileSelector(node, this));
  }

  set(node: SelectorNode): ListOf {
    return this.#counted(() => compileSet(node, this));
  }

  gathering(node: SelectorNode): ListOf {
    return this.#counted(() => compileGathering(node, this));
  }

  bounds({ count = 1 }: SelectorNode): ReturnType<Build['bounds']> {
    if (count === 'all') return null;
    if (typeof count === 'number') return () => [count, count];
    if ('upTo' in count) {
      const most = this.number(count.upTo);
      return (desk, item) => [0, most(desk, item)];
    }
    const min = this.number(count.min);
    const max = this.number(count.max);
    return (desk, item) => [min(desk, item), max(desk, item)];
  }

  effects(nodes: readonly EffectNode[] | undefined): void {
    for (const node of nodes ?? []) {
      const operator = this.#operators.effects.get(node.op);
      if (operator === undefined) throw new Error(`a ruleset that was checked has the effect ${node.op}`);
      operator.compile(node, this);
    }
  }

  bound(name: string, holds?: Holds, from?: unknown): number {
    if (from !== undefined) this.scope.boundTells.set(name, tells(from, this.scope.telling));
    return bind(this.scope, name, holds);
  }

  boundFor(name: string, key: string, seat: number): number {
    const own = `${key}-${seat}-${name}`;
    const told = this.scope.boundTells.get(name);
    if (told !== undefined) this.scope.boundTells.set(own, told);
    this.scope.owners.set(own, seat);
    return bind(this.scope, own, this.scope.bound.get(name));
  }

  asking(node: EffectNode): Asking | null {
    return this.#operators.effects.get(node.op)?.asking?.(node, this) ?? null;
  }

  branches(node: EffectNode): Branches | null {
    return this.#operators.effects.get(node.op)?.branches?.(node) ?? null;
  }

  draws(node: EffectNode): boolean {
    return operatorsWithin(node).some(({ op }) => this.#operators.values.get(op)?.draws !== undefined);
  }

  operand(node: ValueNode | ThingNode): Operand {
    return { value: this.value(node), of: this.#tells(node) };
  }

  holds(node: ValueNode | ThingNode): Holds {
    if (typeof node === 'number' || typeof node === 'boolean') return 'plain';
    if (isSelection(node)) return node.selector.stack === true ? 'items' : 'things';
    if (typeof node === 'object' && 'op' in node) return this.#operators.values.get(node.op)?.gives ?? 'plain';
    const path = typeof node === 'string' ? node : node.ref;
    const parts = path.split('.');
    const [root = ''] = parts;
    const name = root === 'bound' || root === 'target' ? (parts[1] ?? '') : root;
    const last = parts.at(-1) ?? '';
    if (last === name) {
      if (this.scope.items.has(name) || (name === 'it' && this.scope.itIsItem)) return 'items';
      if ((name === 'self' || name === 'card') && itemAsSelf(this.scope) !== undefined) return 'items';
      return this.scope.bound.get(name) ?? (this.scope.params.includes(name) ? 'plain' : 'things');
    }
    if (root === 'event' && parts.length === 2) {
      const field =
        this.scope.event < 0 ? undefined : this.scope.fields(this.scope.event).find((one) => one.name === last);
      return field === undefined || THING_FIELDS.includes(field.type) ? 'things' : 'plain';
    }
    return THING_PROPERTIES.includes(last) || this.#isZone(last) ? 'things' : 'plain';
  }

  raise(
    kind: string,
    parts: (item: Item, run: RulesetRun) => readonly (readonly number[])[],
    happen: Happen,
    once?: 'once',
  ): void {
    raise(this.asm, this.compiled, this.names.event(kind), parts, happen, once !== undefined);
  }

  abilityOf(node: ValueNode): (state: Parameters<NumberOf>[0], item: Item, card: number) => number {
    const word = this.value(node);
    const { compiled } = this;
    return (desk, item, card) => abilityNamed(compiled, desk.state, card, word(desk, item));
  }

  #beside(node: ValueNode, other: ValueNode): NumberOf {
    if (typeof node !== 'string' || !this.#isKind(other) || compileRef(node, this) !== undefined)
      return this.value(node);
    const { symbol } = eventAt(this.compiled, this.names.event(node));
    return () => symbol;
  }

  /** Whether this is the kind of an event: the one that is answered, or one that its payload names. */
  #isKind(node: ValueNode): boolean {
    const path = typeof node === 'string' ? node : typeof node === 'object' && isRef(node) ? node.ref : '';
    const [root, field, ...rest] = path.split('.');
    if (root !== 'event' || rest.length > 0) return false;
    const { event, fields } = this.scope;
    return (
      field === 'kind' || (event >= 0 && fields(event).some(({ name, type }) => name === field && type === 'kind'))
    );
  }

  /** Whether a property of this name is a list of cards. */
  #isZone(name: string): boolean {
    const { names } = this;
    return names.has('zone', name) && !names.has('attribute', name) && !names.has('resource', name);
  }

  #tells(node: ValueNode | ThingNode): Operand['of'] {
    const path = typeof node === 'string' ? node : typeof node === 'object' && 'ref' in node ? node.ref : undefined;
    if (path !== undefined) {
      if (typeof node === 'string' && compileRef(path, this) === undefined) return 'word';
      const [root = '', ...rest] = path.split('.');
      const last = rest.at(-1) ?? root;
      if (WORD_PROPERTIES.includes(last)) return 'word';
      const { event, fields } = this.scope;
      const field =
        root === 'event' && rest.length === 1 && event >= 0
          ? fields(event).find(({ name }) => name === last)
          : undefined;
      if (field !== undefined && WORD_FIELDS.includes(field.type)) return 'word';
    }
    return this.holds(node) === 'things' ? 'thing' : 'number';
  }

  /** How many a selector gives where nobody chooses: all, or the first so many. */
  #taken({ count = 'all' }: SelectorNode): NumberOf | null {
    if (count === 'all') return null;
    if (typeof count === 'number') return () => count;
    return this.number('upTo' in count ? count.upTo : count.max);
  }
}

type Computing<V> = (desk: Desk, item: Item) => V;

/** Fewer parts than these are not counted by the expression itself. */
const SHORT = 16;

const THING_FIELDS: readonly string[] = ['card', 'player', 'entity'];
const THING_PROPERTIES: readonly string[] = ['controller', 'owner', 'active'];
const WORD_FIELDS: readonly string[] = ['zone', 'text', 'symbol', 'kind'];
const WORD_PROPERTIES: readonly string[] = ['zone', 'definition', 'kind', 'phase', 'step'];

/** `{ selector }`; a condition may have a key of this name too. */
function isSelection(node: ValueNode | ThingNode): node is { readonly selector: SelectorNode } {
  return typeof node === 'object' && 'selector' in node && !('op' in node);
}

function isRef(node: ValueNode): node is RefNode {
  return typeof node === 'object' && 'ref' in node;
}

function first(list: ListOf): NumberOf {
  return (desk, item) => list(desk, item)[0] ?? NOTHING;
}

function taken(list: ListOf, count: NumberOf | null): ListOf {
  if (count === null) return list;
  return (desk, item) => {
    const all = list(desk, item);
    const most = count(desk, item);
    return all.length <= most ? all : all.slice(0, Math.max(0, most));
  };
}
