/** Definitions of cards with their abilities: their own, shared ones, and those of their keywords. */
import { ruleAt } from '../compiled/at.ts';
import type { AbilityNode, CardNode, ModifyNode, Ruleset, SelectorNode } from '../nodes.ts';
import type { Compiled, Continuous, Definition, Modify } from '../compiled/compiled.ts';
import { always } from '../compiled/functions.ts';
import type { TestOf } from '../compiled/functions.ts';
import { attributesBy } from './lay-out.ts';
import type { NameTable } from '../compiled/names.ts';
import type { Made, RuleMaker } from './rule-maker.ts';
import { compileMembership } from './selectors.ts';

export function compileCards(
  ruleset: Ruleset,
  compiled: Compiled,
  names: NameTable,
  maker: RuleMaker,
): Pick<Compiled, 'definitions' | 'continuous' | 'continuousZones' | 'plainLayers'> {
  const cards = new CardMaker(ruleset, compiled, names, maker);
  const definitions = (ruleset.cards ?? []).map((node) => cards.definition(node));
  const { continuous } = cards;
  const continuousZones = continuous.reduce((bits, { rule }) => bits | ruleAt(maker, rule).zones, 0);
  return { definitions, continuous, continuousZones, plainLayers: cards.plainLayers };
}

class CardMaker {
  readonly continuous: Continuous[] = [];
  /** As long as no ability says more than whom it concerns by zone, seat and definition. */
  plainLayers = true;
  readonly #compiled: Compiled;
  readonly #names: NameTable;
  readonly #maker: RuleMaker;
  readonly #shared: ReadonlyMap<string, number>;
  readonly #keywords = new Map<string, readonly number[]>();
  /** By rule, the place of a continuous ability in its list. */
  readonly #continuousAt = new Map<number, number>();

  constructor(ruleset: Ruleset, compiled: Compiled, names: NameTable, maker: RuleMaker) {
    this.#compiled = compiled;
    this.#names = names;
    this.#maker = maker;
    this.#shared = new Map((ruleset.abilities ?? []).map((node) => [node.id, this.#ability(node, node.id)]));
    for (const keyword of ruleset.keywords ?? []) {
      const id = typeof keyword === 'string' ? keyword : keyword.id;
      names.symbol(id);
      const abilities = typeof keyword === 'string' ? [] : (keyword.abilities ?? []);
      this.#keywords.set(
        id,
        abilities.map((node) => this.#abilityOf(node, id)),
      );
    }
  }

  definition(node: CardNode): Definition {
    const { id, name, cost = 0, attributes = {}, types = [], keywords = [], abilities = [] } = node;
    const rules = [
      ...abilities.map((ability) => this.#abilityOf(ability, id)),
      ...keywords.flatMap((keyword) => this.#keywords.get(keyword) ?? []),
    ];
    const kindOf = (rule: number): string | null => ruleAt(this.#maker, rule).ability;
    return {
      node,
      id,
      symbol: this.#names.symbol(id),
      name: name ?? id.replaceAll('_', ' '),
      cost,
      attributes: attributesBy(this.#compiled.attributes, attributes),
      types: types.map((type) => this.#names.symbol(type)),
      keywords: keywords.map((keyword) => this.#names.symbol(keyword)),
      abilities: rules,
      activated: rules.filter((rule) => kindOf(rule) === 'activated'),
      cast: rules.find((rule) => kindOf(rule) === 'cast') ?? -1,
      continuous: rules.flatMap((rule) => this.#continuousAt.get(rule) ?? []),
    };
  }

  #abilityOf(node: AbilityNode | string, of: string): number {
    if (typeof node !== 'string') return this.#ability(node, `${of}.${node.id}`);
    const shared = this.#shared.get(node);
    if (shared === undefined) throw new Error(`a ruleset that was checked has no ability ${node}`);
    return shared;
  }

  #ability(node: AbilityNode, name: string): number {
    const { id, kind, effects, costs, targets, conditions, when, may, limit, timing, zones, timeOut } = node;
    const made = this.#maker.make({
      kind: 'ability',
      id,
      name,
      effects,
      costs,
      targets,
      conditions,
      when,
      may,
      limit,
      ability: kind,
      before: kind === 'replacement' || timing === 'before',
      instant: timing === 'instant',
      zones: this.#zones(zones),
      timeOut,
    });
    if (kind === 'continuous') {
      this.#continuousAt.set(made.rule.number, this.continuous.length);
      this.continuous.push(this.#continuousOf(made, node));
      this.plainLayers &&= isPlain(node);
    }
    return made.rule.number;
  }

  /** Where it works: the play zone, unless it says. */
  #zones(ids: readonly string[] | undefined): number {
    const { zones, roles } = this.#compiled;
    const numbers = ids === undefined ? [roles.play] : ids.map((id) => this.#names.zone(id));
    return numbers.reduce((bits, number) => (zones[number] === undefined ? bits : bits | (1 << number)), 0);
  }

  #continuousOf({ rule, build }: Made, node: AbilityNode): Continuous {
    const { affects = 'self', modify = [] } = node;
    const conditions = build.test([...(node.while ?? []), ...(node.conditions ?? [])]);
    return {
      rule: rule.number,
      own: affects === 'self',
      affects: affects === 'self' ? always : this.#membership(affects, build),
      holds: conditions,
      modify: modify.map((one) => this.#modify(one, build)),
    };
  }

  #membership(selector: SelectorNode, build: Made['build']): TestOf {
    return compileMembership(selector, build);
  }

  #modify(node: ModifyNode, build: Made['build']): Modify {
    if ('grant' in node) return { layer: 'grant', what: this.#names.symbol(node.grant), value: () => 1 };
    if ('forbid' in node) return { layer: 'forbid', what: this.#names.symbol(node.forbid), value: () => 1 };
    const what = this.#names.attribute(node.attribute);
    if (node.set !== undefined) return { layer: 'set', what, value: build.value(node.set) };
    if (node.add !== undefined) return { layer: 'add', what, value: build.value(node.add) };
    return { layer: 'multiply', what, value: build.value(node.multiply ?? 1) };
  }
}

/** Keys of a selector that look at nothing which changes while a card lies where it lies. */
const PLAIN_KEYS = new Set(['zone', 'controller', 'owner', 'types', 'card', 'other', 'count']);

/** Whether a continuous ability reads nothing but where cards lie and whose they are. */
function isPlain({ affects = 'self', modify = [], conditions = [], while: during = [] }: AbilityNode): boolean {
  if (conditions.length > 0 || during.length > 0) return false;
  if (!modify.every((one) => Object.values(one).every((value) => typeof value !== 'object'))) return false;
  if (affects === 'self') return true;
  return Object.entries(affects).every(([key, value]) => value === undefined || (PLAIN_KEYS.has(key) && isWord(value)));
}

function isWord(value: unknown): boolean {
  return typeof value !== 'object' || (Array.isArray(value) && value.every((one) => typeof one === 'string'));
}
