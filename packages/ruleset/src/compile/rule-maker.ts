/** Makes rules: each with a scope of its own, the program of its effects and of its costs, its targets and tests. */
import { Assembler } from '@turnwise/stack';
import { eventAt } from '../compiled/at.ts';
import type {
  AbilityKind,
  ConditionNode,
  EffectNode,
  LimitNode,
  ReactionNode,
  Ruleset,
  TargetNode,
  WhenNode,
  ZoneNode,
  TimeOutNode,
} from '../nodes.ts';
import type { Operators } from '../operators/by-name.ts';
import { countTells, HIDDEN, OPEN, OWN, selectorTells, tellingScope, tells, valueTells } from '../document/tells.ts';
import type { Tells } from '../document/tells.ts';
import type { Item, RulesetTypes } from '../types.ts';
import { Builder } from './builder.ts';
import { takesSeveral } from '../document/count-range.ts';
import { choiceOf } from './choice-of.ts';
import type { Compiled, Holds, Precondition, Program, Rule, Target } from '../compiled/compiled.ts';
import { compileDues, payableTogether } from './dues.ts';
import type { DuesOf, NumberOf, TestOf } from '../compiled/functions.ts';
import { kindNamed, OF_SECRET_CARDS } from '../compiled/kinds.ts';
import type { NameTable } from '../compiled/names.ts';
import type { Scope } from './scope.ts';
import { hasOwnOrder } from './selectors.ts';
import { fieldsSpokenOf } from './speaks.ts';
import { paidWith } from '../document/paid-with.ts';
import { secretParamsOf } from '../document/secret-params.ts';

export interface RuleRequest {
  readonly kind: Rule['kind'];
  readonly id: string;
  readonly name?: string;
  readonly effects?: readonly EffectNode[] | undefined;
  readonly costs?: readonly EffectNode[] | undefined;
  readonly targets?: readonly TargetNode[] | undefined;
  readonly params?: readonly string[];
  /** Those of them that nobody but the seat is told. */
  readonly secretParams?: readonly string[];
  readonly conditions?: readonly ConditionNode[] | undefined;
  readonly when?: WhenNode | undefined;
  readonly before?: boolean;
  readonly may?: boolean | undefined;
  readonly ability?: AbilityKind;
  readonly zones?: number;
  readonly limit?: LimitNode | undefined;
  readonly instant?: boolean;
  readonly timeOut?: TimeOutNode | undefined;
  /** The kind of the event that it is about, by number, where `when` does not say. */
  readonly event?: number;
  /** The target that is the card which an action is played from. */
  readonly source?: string | undefined;
}

/** A rule and the builder of its scope, for what else is said there. */
export interface Made {
  readonly rule: Rule;
  readonly build: Builder;
  readonly scope: Scope;
  /** The targets that its costs speak of, by number. */
  readonly costNeeds: readonly number[];
}

export class RuleMaker {
  readonly rules: Rule[] = [];
  readonly programs: Program[] = [];
  readonly #compiled: Compiled;
  readonly #names: NameTable;
  readonly operators: Operators;
  readonly #zones: ReadonlyMap<string, ZoneNode>;

  constructor(compiled: Compiled, names: NameTable, operators: Operators) {
    this.#compiled = compiled;
    this.#names = names;
    this.operators = operators;
    this.#zones = new Map(compiled.ruleset.zones.map((zone) => [zone.id, zone]));
  }

  reaction(node: ReactionNode): Rule {
    const { id, effects, conditions, when, limit, timing, targets, may, timeOut } = node;
    const before = timing === 'before';
    return this.make({ kind: 'reaction', id, effects, conditions, when, limit, targets, may, before, timeOut }).rule;
  }

  make(request: RuleRequest): Made {
    const { targets = [], when, effects = [], costs = [], id, limit } = request;
    const kind = when === undefined ? (request.event ?? -1) : this.#names.event(when.event);
    const scope = this.#scope(request, kind);
    const build = this.builder(scope);
    const paid = paidWith({ kind: request.ability, targets, costs });
    const compiledTargets = targets.map((node, at) => this.#target(build, scope, node, at, targets, paid.has(node.id)));
    const conditions = build.test(request.conditions);
    const filters = build.test(when?.filters);
    const dues = compileDues(build, costs, this.operators);
    const [payable, costNeeds] = heard(scope, targets, () => this.#payable(build, costs, dues));
    const price = this.#price(build, costs);
    const number = this.rules.length;
    const rule: Writable<Rule> = {
      number,
      kind: request.kind,
      name: request.name ?? id,
      id,
      symbol: this.#names.symbol(id),
      program: -1,
      costs: -1,
      payable,
      dues,
      price,
      targets: compiledTargets,
      costNeeds: [],
      coupled: Math.max(0, ...compiledTargets.flatMap(({ needs }) => needs.map((need) => need + 1))),
      conditions,
      may: request.may === true,
      ability: request.ability ?? null,
      zones: request.zones ?? 0,
      speaks: this.#speaks(request, kind),
      when: when === undefined || !answers(request) ? null : { event: kind, before: request.before === true, filters },
      limit: limitOf(limit),
      order: number,
      instant: request.instant === true,
      timeOut: request.timeOut ?? null,
    };
    this.rules.push(rule);
    build.effects(effects);
    rule.program = this.program(scope, compiledTargets);
    if (costs.length > 0) {
      const own = this.#scope(request, kind);
      const [, spoken] = heard(own, targets, () => this.builder(own).effects(costs));
      rule.costs = this.program(own, compiledTargets);
      if (request.ability === 'activated') {
        rule.costNeeds = [...new Set([...costNeeds, ...spoken])];
        rule.coupled = Math.max(rule.coupled, ...rule.costNeeds.map((need) => need + 1));
      }
    }
    return { rule, build, scope, costNeeds };
  }

  builder(scope: Scope): Builder {
    return new Builder(this.#compiled, this.#names, scope, this.operators);
  }

  /** A condition of an action with what explains it. */
  precondition(
    { build, scope }: Made,
    node: ConditionNode,
    targets: readonly TargetNode[],
    params: readonly string[],
  ): Precondition {
    const [test, needs] = heard(scope, targets, () => build.test(node));
    const operands = this.operators.conditions.get(node.op)?.operands?.(node, build) ?? {};
    const words = Object.entries(node).filter(([key, value]) => key !== 'op' && typeof value === 'string') as [
      string,
      string,
    ][];
    const text = JSON.stringify(node);
    return {
      op: node.op,
      test,
      operands,
      hidden: hiddenOperands(node, scope, Object.keys(operands)),
      words: Object.fromEntries(words),
      needs,
      params: params.filter((name) => text.includes(`"${name}"`)).map((name) => scope.asm.register(`param ${name}`)),
    };
  }

  program(scope: Scope, targets: readonly Target[]): number {
    const { asm } = scope;
    const holds = asm.registers.map((name): Holds => {
      const [sort = '', id = ''] = name.split(' ');
      if (sort === 'target') return targets.find((target) => target.id === id)?.of === 'items' ? 'items' : 'things';
      if (sort === 'bound') return scope.bound.get(id) ?? 'things';
      return sort === 'things' || sort === 'rest' ? 'things' : 'plain';
    });
    this.programs.push({
      code: asm.code,
      registers: asm.registers.length,
      holds,
      tells: registersTell(scope),
      owners: ownersOf(scope),
    });
    return this.programs.length - 1;
  }

  #scope(request: RuleRequest, event: number): Scope {
    const { kind, targets = [], params = [], ability, when, zones = 0 } = request;
    const boundTells: Scope['boundTells'] = new Map();
    const secret = new Set(request.secretParams ?? []);
    const { ruleset, zones: all, roles } = this.#compiled;
    const play = all[roles.play]?.id;
    // An ability that works in hand is on a card that its owner sees.
    const self =
      zones === 0 || all.every((zone) => zone.public || (zones & (1 << zone.number)) === 0) ? SEEN : OF_OWNER;
    const secretFields = secretFieldsOf(ruleset, when?.event ?? request.id, this.operators);
    const asm = new Assembler<RulesetTypes, Item>();
    for (const { id } of targets) asm.register(`target ${id}`);
    for (const name of params) asm.register(`param ${name}`);
    return {
      asm,
      targets: targets.map(({ id }) => id),
      params,
      secretParams: secret,
      event,
      fields: (number) => eventAt(this.#compiled, number).fields,
      selfIsTarget: kind === 'action',
      source: request.source,
      plainCards: ability === 'continuous',
      bound: new Map(),
      boundTells,
      owners: new Map(),
      telling: tellingScope(
        {
          zones: this.#zones,
          play,
          names: (name) => boundTells.get(name) ?? (secret.has(name) ? OF_ITS_SEAT : undefined),
          self,
          secretFields,
          facts: this.operators,
        },
        targets,
        kind === 'action',
      ),
      items: new Set(targets.filter(({ selector }) => selector.stack === true).map(({ id }) => id)),
      itIsItem: false,
      heard: null,
    };
  }

  /** Of the event that it answers, a bit for each field. */
  #speaks({ kind, when, conditions, targets, effects }: RuleRequest, event: number): number {
    if (when === undefined || event < 0) return 0;
    const { filters } = when;
    const names = fieldsSpokenOf(
      { filters, conditions, targets, effects, ownRule: kind === 'reaction' },
      this.operators,
    );
    const { fields } = eventAt(this.#compiled, event);
    return fields.reduce((bits, { name }, at) => (names.has(name) ? bits | (1 << at) : bits), 0);
  }

  #target(
    build: Builder,
    scope: Scope,
    { id, selector, optional, timeOut }: TargetNode,
    at: number,
    targets: readonly TargetNode[],
    paid: boolean,
  ): Target {
    const { count = 1 } = selector;
    const [[candidates, bounds], needs] = heard(
      scope,
      targets,
      () => [count === 'all' ? build.set(selector) : build.selector(selector), build.bounds(selector)] as const,
    );
    const of = choiceOf(selector);
    const hidden =
      selectorTells(selector, scope.telling).which === HIDDEN || countTells(selector, scope.telling) === HIDDEN;
    return {
      id,
      register: at,
      candidates,
      gathering: build.gathering(selector),
      min: (desk, item) => bounds?.(desk, item)[0] ?? 0,
      max: (desk, item) => bounds?.(desk, item)[1] ?? Number.MAX_SAFE_INTEGER,
      all: count === 'all',
      single: count === 1,
      ownOrder: hasOwnOrder(selector),
      several: takesSeveral(selector),
      of,
      optional: optional === true,
      needs: needs.filter((need) => need !== at),
      paid,
      hidden,
      timeOut: timeOut ?? null,
    };
  }

  #payable(build: Builder, costs: readonly EffectNode[], dues: DuesOf): TestOf {
    const tests = costs.map((node) => this.operators.effects.get(node.op)?.payable?.(node, build) ?? (() => false));
    if (tests.length === 1) return tests[0] as TestOf;
    const together = payableTogether(build, costs, dues, this.operators);
    return (desk, item) => tests.every((test) => test(desk, item)) && together(desk, item);
  }

  #price(build: Builder, costs: readonly EffectNode[]): { resource: number; amount: NumberOf }[] {
    return costs.flatMap((node) => {
      const spent = this.operators.effects.get(node.op)?.spends?.(node);
      if (spent === undefined) return [];
      return [{ resource: this.#names.resource(spent.resource), amount: build.number(spent.amount, 1) }];
    });
  }
}

const SEEN: Tells = { which: OPEN, what: OPEN };
const OF_ITS_SEAT: Tells = { which: OWN, what: OWN };
const OF_OWNER: Tells = { which: OPEN, what: OWN };

/** What others than their players may not know of these events: cards, and secret parameters of actions. */
function secretFieldsOf(
  { events = [], actions = [] }: Ruleset,
  kind: string,
  { effects }: Operators,
): readonly string[] {
  if (OF_SECRET_CARDS.includes(kindNamed(kind, effects))) return ['card'];
  const taken = actions.filter(({ id }) => id === kind || kind === 'action_taken');
  return [...(events.find(({ id }) => id === kind)?.secret ?? []), ...taken.flatMap(secretParamsOf)];
}

/** Those of these operands that would tell a seat what it does not see, or are computed from more than one key. */
function hiddenOperands(node: ConditionNode, { telling }: Scope, names: readonly string[]): readonly string[] {
  if (valueTells(node, telling) !== HIDDEN) return [];
  const keys: object = node;
  return names.filter((name) => !Object.hasOwn(keys, name) || tells(Reflect.get(keys, name), telling).what === HIDDEN);
}

/** By register: the seat that alone sees it, -1 for others. Null where there is none. */
function ownersOf({ asm, owners }: Scope): Program['owners'] {
  if (owners.size === 0) return null;
  return asm.registers.map((name) => owners.get(name.split(' ')[1] ?? '') ?? -1);
}

/** By register: who may see what is in it. Null where all may see all. */
function registersTell({ asm, bound, boundTells, secretParams }: Scope): Program['tells'] {
  if (boundTells.size === 0 && secretParams.size === 0) return null;
  return asm.registers.map((name) => {
    const [sort = '', id = ''] = name.split(' ');
    if (sort === 'param' && secretParams.has(id)) return OWN;
    const told = sort === 'bound' ? boundTells.get(id) : undefined;
    if (told === undefined) return OPEN;
    return bound.get(id) === 'plain' ? told.what : told.which;
  });
}

/** Of abilities, those that are triggered and replacements answer events, whatever others say. */
function answers({ ability }: RuleRequest): boolean {
  return ability === undefined || ability === 'triggered' || ability === 'replacement';
}

type Writable<V> = { -readonly [K in keyof V]: V[K] };

/** What is compiled, and the numbers of the targets that it speaks of. */
function heard<V>(scope: Scope, targets: readonly TargetNode[], compile: () => V): [V, readonly number[]] {
  const before = scope.heard;
  const now = new Set<string>();
  scope.heard = now;
  const made = compile();
  scope.heard = before;
  return [made, targets.flatMap(({ id }, index) => (now.has(id) ? [index] : []))];
}

function limitOf(node: LimitNode | undefined): Rule['limit'] {
  if (node === undefined) return null;
  return {
    turn: node.once_per_turn === true || node.oncePerTurn === true,
    input: node.once_per_source === true || node.oncePerSource === true,
    event: node.max_per_event ?? node.maxPerEvent ?? 0,
  };
}
