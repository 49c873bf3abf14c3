/** The index of reactions by the kind of event that they answer. */
import { indexReactions } from '@turnwise/stack';
import type { AbilityNode, ConditionNode, Ruleset } from '../nodes.ts';
import type { Facts } from '../operators/facts.ts';
import type { AbilityWatch, Compiled, EventKind, Rule, Watch } from '../compiled/compiled.ts';

export function compileWatch(ruleset: Ruleset, compiled: Compiled, reactions: readonly Rule[], facts: Facts): Watch {
  const { events, rules, victory } = compiled;
  const abilities = rules.filter(({ ability, when }) => ability !== null && when !== null);
  const own = indexReactions(events.length, reactions, ({ when }) => ({
    kind: when?.event ?? -1,
    before: when?.before === true,
  }));
  const nodes = abilityNodes(ruleset);
  const byKind = (before: boolean): (AbilityWatch | null)[] =>
    events.map((event) =>
      watchOf(
        compiled,
        event,
        abilities.filter(({ when }) => when?.event === event.number && when.before === before),
        (name) => ownField(nodes.get(name)?.when?.filters ?? [], facts),
      ),
    );
  const abilitiesAfter = byKind(false);
  return {
    own,
    abilitiesBefore: byKind(true),
    abilitiesAfter,
    noted: events.map(
      ({ number }) =>
        (own.after[number] as readonly Rule[]).length > 0 ||
        abilitiesAfter[number] !== null ||
        victory.some(({ on }) => on?.event === number),
    ),
  };
}

function watchOf(
  { definitions, zones: all }: Compiled,
  { fields }: EventKind,
  abilities: readonly Rule[],
  ownFieldOf: (name: string) => string | undefined,
): AbilityWatch | null {
  if (abilities.length === 0) return null;
  const numbers = new Set(abilities.map(({ number }) => number));
  const byDefinition = new Map<number, readonly number[]>();
  for (const [index, definition] of definitions.entries()) {
    const some = definition.abilities.filter((rule) => numbers.has(rule));
    if (some.length > 0) byDefinition.set(index, some);
  }
  const own = new Set(abilities.map(({ name }) => ownFieldOf(name)));
  const [field] = own;
  const single = own.size === 1 && field !== undefined;
  const zones = abilities.reduce((bits, rule) => bits | rule.zones, 0);
  return {
    byDefinition,
    zones,
    hiddenZones: all.filter((zone) => !zone.public && (zones & (1 << zone.number)) !== 0).map(({ number }) => number),
    selfField: single ? fields.findIndex(({ name }) => name === field) : -1,
  };
}

/** The field of the event that a filter holds against the card itself. */
function ownField(filters: readonly ConditionNode[], { conditions }: Facts): string | undefined {
  for (const node of filters) {
    const compared = conditions.get(node.op)?.compares?.(node);
    if (compared?.by !== 'same') continue;
    const { left, right } = compared;
    for (const [one, other] of [
      [left, right],
      [right, left],
    ]) {
      const path = pathOf(one);
      if (path?.startsWith('event.') === true && path.split('.').length === 2 && pathOf(other) === 'self')
        return path.slice('event.'.length);
    }
  }
  return undefined;
}

function pathOf(node: unknown): string | undefined {
  if (typeof node === 'string') return node;
  return typeof node === 'object' && node !== null && 'ref' in node ? String(node.ref) : undefined;
}

/** By the names of their rules. */
function abilityNodes({ cards = [], abilities = [], keywords = [] }: Ruleset): ReadonlyMap<string, AbilityNode> {
  const nodes = new Map<string, AbilityNode>();
  for (const node of abilities) nodes.set(node.id, node);
  for (const keyword of keywords)
    if (typeof keyword !== 'string')
      for (const node of keyword.abilities ?? [])
        if (typeof node !== 'string') nodes.set(`${keyword.id}.${node.id}`, node);
  for (const card of cards)
    for (const node of card.abilities ?? []) if (typeof node !== 'string') nodes.set(`${card.id}.${node.id}`, node);
  return nodes;
}
