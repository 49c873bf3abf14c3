/** Which abilities a card has, where they work, and what it takes to activate one (sections 1, 4 and 5). */
import type { AbilityNode, CardNode, LimitNode, Ruleset } from '../nodes.ts';
import type { Plain } from './plain.ts';
import type { Ability, Card, Value } from './things.ts';
import { looked } from './violation.ts';
import type { World } from './world.ts';
import { zoneOfRole } from './world.ts';

/** Those on the card, then those of its keywords, then those that were granted. */
export function abilitiesOf({ ruleset, changes }: World, card: Card): readonly Ability[] {
  const granted = changes.filter((change) => change.card === card && change.layer === 'ability');
  return [...printedOn(ruleset, card.definition), ...granted.flatMap(({ what }) => written(ruleset, what, ''))];
}

/** They never change, and are asked for at every event. */
const PRINTED = new WeakMap<Ruleset, Map<CardNode, readonly Ability[]>>();

function printedOn(ruleset: Ruleset, definition: CardNode): readonly Ability[] {
  let printed = PRINTED.get(ruleset);
  if (printed === undefined) PRINTED.set(ruleset, (printed = new Map()));
  let all = printed.get(definition);
  if (all === undefined) {
    const { id, abilities = [], keywords = [] } = definition;
    all = [
      ...abilities.flatMap((entry) => written(ruleset, entry, id)),
      ...keywords.flatMap((keyword) => ofKeyword(ruleset, keyword)),
    ];
    printed.set(definition, all);
  }
  return all;
}

export function abilityNamed(plain: Plain, card: Card, id: Value): Ability | undefined {
  return plain.abilities(card).find(({ node }) => node.id === id);
}

/** In its `zones`, else in the play zone. */
export function worksIn(world: World, { node }: Ability, zone: string): boolean {
  const play = zoneOfRole(world, 'play');
  const zones = node.zones ?? (play === undefined ? [] : [play.id]);
  return zones.includes(zone);
}

/** `can_activate`, as the evaluating seat. */
export function canActivate(plain: Plain, card: Card, ability: Ability): boolean {
  const { node, rule } = ability;
  const { controller } = plain.scope;
  const inner = plain.within({
    self: card,
    source: card,
    player: controller,
    action: false,
    targets: new Map(),
    bound: new Map(),
  });
  return (
    node.kind === 'activated' &&
    plain.works(card, ability) &&
    card.controller === controller &&
    !plain.isForbidden(card, 'activate') &&
    looked(() => inner.test(node.conditions), false) &&
    limitAllows(plain.world, node.limit, rule, card) &&
    inner.canChoose(node.targets ?? [], (chosen) => looked(() => chosen.payable(node.costs), false))
  );
}

export interface Limit {
  readonly perTurn: boolean;
  readonly perSource: boolean;
  readonly perEvent: number;
}

export function limitOf(node: LimitNode | undefined): Limit {
  return {
    perTurn: (node?.once_per_turn ?? node?.oncePerTurn) === true,
    perSource: (node?.once_per_source ?? node?.oncePerSource) === true,
    perEvent: node?.max_per_event ?? node?.maxPerEvent ?? Infinity,
  };
}

/** Whether a rule that is limited by turn or source may be used by this card. */
export function limitAllows({ uses }: World, node: LimitNode | undefined, rule: string, card: Card | null): boolean {
  const { perTurn, perSource } = limitOf(node);
  return !uses.some((use) => use.rule === rule && use.card === card && (use.scope === 'turn' ? perTurn : perSource));
}

export function countUse({ uses }: World, node: LimitNode | undefined, rule: string, card: Card | null): void {
  const { perTurn, perSource } = limitOf(node);
  if (perTurn) uses.push({ rule, card, scope: 'turn' });
  if (perSource) uses.push({ rule, card, scope: 'input' });
}

/** An ability as it stands where it is written, or a shared one that is named there. */
function written({ abilities = [] }: Ruleset, entry: AbilityNode | string, where: string): readonly Ability[] {
  if (typeof entry !== 'string') return [{ node: entry, rule: `${where}.${entry.id}` }];
  return abilities.filter(({ id }) => id === entry).map((node) => ({ node, rule: node.id }));
}

function ofKeyword(ruleset: Ruleset, keyword: string): readonly Ability[] {
  const node = ruleset.keywords?.find((one) => typeof one !== 'string' && one.id === keyword);
  const entries = typeof node === 'object' ? (node.abilities ?? []) : [];
  return entries.flatMap((entry) => written(ruleset, entry, keyword));
}
