/** Which reactions and abilities answer events, and in which order (section 4, Discovery and Limits). */
import { guardsOf } from '../document/guards.ts';
import type { AbilityNode, ConditionNode, WhenNode } from '../nodes.ts';
import { OPERATORS } from '../operators/by-name.ts';
import { isOperator } from '../operators/within.ts';
import { countUse, limitAllows, limitOf, worksIn } from './abilities.ts';
import { speaksOfParts } from './attempts.ts';
import type { Attempt } from './attempts.ts';
import { compareIds } from './ids.ts';
import { byPlace, isKnownToAll } from './set-order.ts';
import { kindNamed } from './kinds.ts';
import type { Plain } from './plain.ts';
import { isPlayer } from './things.ts';
import type { Ability, Answering, Card, Happening } from './things.ts';
import { GuardExceeded, looked } from './violation.ts';
import type { World } from './world.ts';
import { seatsFrom, zoneOfRole } from './world.ts';

/** A rule, and the event that it answers. */
export interface Found extends Answering {
  readonly event: Happening;
}

/** In the order in which they resolve. What is found counts against limits. */
export function discover(
  plain: Plain,
  events: readonly Happening[],
  timing: 'before' | 'after',
  attempt?: Attempt,
): readonly Found[] {
  const kept = allowed(plain, events, timing, attempt);
  const most = guardsOf(plain.world.ruleset).reactionsPerEvent;
  const all = attempt === undefined ? events : [attempt.whole, ...events];
  if (all.some((event) => kept.filter((one) => one.event === event).length > most))
    throw new GuardExceeded('reactionsPerEvent', most);
  return kept;
}

/** All that answer and that their limits allow. */
export function allowed(
  plain: Plain,
  events: readonly Happening[],
  timing: 'before' | 'after',
  attempt?: Attempt,
): readonly Found[] {
  const found = [...gameReactions(plain, events, timing, attempt), ...cardAbilities(plain, events, timing, attempt)];
  const kept: Found[] = [];
  for (const one of found) if (withinLimits(plain.world, one, kept)) kept.push(one);
  return kept;
}

/** Conditions looked at outside an item: a violation there means that they do not hold. */
export function holds(plain: Plain, conditions: readonly ConditionNode[] | undefined): boolean {
  return looked(() => plain.test(conditions), false);
}

/** The scope in which a rule looks at the event that it answers. */
export function answeringScope(plain: Plain, { rule, card, event }: Found): Plain {
  const controller = card?.controller ?? plain.world.turn.active;
  const { player } = event.payload;
  return plain.within({
    rule,
    self: card,
    source: card,
    controller,
    player: card === null && player !== undefined && isPlayer(player) ? player : controller,
    event,
    cause: event.id === 0 ? event.cause : event.id,
    item: null,
    action: false,
    targets: new Map(),
    given: null,
    bound: new Map(),
    params: {},
    it: null,
    layered: true,
  });
}

/** By event, then in the order of declaration. */
function gameReactions(
  plain: Plain,
  events: readonly Happening[],
  timing: 'before' | 'after',
  attempt?: Attempt,
): readonly Found[] {
  const reactions = (plain.world.ruleset.reactions ?? []).filter((node) => (node.timing ?? 'after') === timing);
  return events.flatMap((part, at) =>
    reactions
      .filter(({ when }) => isOfKind(plain, part, when))
      .flatMap((node) =>
        answered(node, null, part, at, attempt).map((event) => ({ rule: node.id, node, card: null, event })),
      )
      .filter((one) => matches(plain, one, one.node.when)),
  );
}

/** The part, for a rule that speaks of what sets the parts apart; else the whole, with the first of them. */
function answered(
  { when, conditions, targets, effects }: Found['node'],
  card: Card | null,
  part: Happening,
  at: number,
  attempt: Attempt | undefined,
): readonly Happening[] {
  if (attempt === undefined) return [part];
  const spoken = new Set(spokenOf([when?.filters, conditions, targets, effects], card === null));
  if (speaksOfParts(attempt, spoken)) return [part];
  return at === 0 ? [attempt.whole] : [];
}

/** Fields of the event in paths, and those that are replaced; in the game's own rules `player` is that of the event. */
function spokenOf(node: unknown, isOwn: boolean): readonly string[] {
  if (typeof node === 'string') {
    const [root = '', field] = node.split('.');
    if (root === 'event' && field !== undefined) return [field];
    return isOwn && root === 'player' ? [root] : [];
  }
  if (typeof node !== 'object' || node === null) return [];
  const inner = Object.values(node).flatMap((one) => spokenOf(one, isOwn));
  return isOperator(node) ? [...inner, ...(OPERATORS.effects.get(node.op)?.replaces?.(node) ?? [])] : inner;
}

/** By the seat of the controller from the active one on, by event, by the ability's id, by the card's id or as the cards lie, by declaration. */
function cardAbilities(
  plain: Plain,
  events: readonly Happening[],
  timing: 'before' | 'after',
  attempt?: Attempt,
): readonly Found[] {
  const { world } = plain;
  const order = seatsFrom(world, world.turn.active);
  const found = events.flatMap((part, at) =>
    world.cards.flatMap((card) =>
      plain
        .abilities(card)
        .filter(({ node }) => answersAt(node) === timing && isOfKind(plain, part, node.when))
        .filter((ability) => plain.works(card, ability) || tookOut(world, part, card, ability))
        .flatMap(({ node, rule }) =>
          answered(node, card, part, at, attempt).map((event) => ({
            rule,
            node,
            card,
            event,
            at,
            rank: order.indexOf(card.controller),
          })),
        )
        .filter((one) => matches(plain, one, one.node.when)),
    ),
  );
  const isOpen = found.every(({ card }) => isKnownToAll(card));
  const byCard = (a: Card, b: Card): number => (isOpen ? compareIds(a.id, b.id) : byPlace(world, a, b));
  return found.sort(
    (a, b) => a.rank - b.rank || a.at - b.at || byCodeUnit(a.node.id, b.node.id) || byCard(a.card, b.card),
  );
}

/** A replacement answers before an event, a triggered ability when it says, and after it if it does not. */
function answersAt({ kind, timing }: AbilityNode): 'before' | 'after' | undefined {
  if (kind === 'replacement') return 'before';
  if (kind !== 'triggered') return undefined;
  return timing === 'before' ? 'before' : 'after';
}

function matches(plain: Plain, found: Found, when: WhenNode | undefined): boolean {
  const { node, event } = found;
  if (!isOfKind(plain, event, when)) return false;
  const scope = answeringScope(plain, found);
  return holds(scope, when?.filters) && holds(scope, node.conditions);
}

function isOfKind({ world }: Plain, { kind }: Happening, when: WhenNode | undefined): boolean {
  return when !== undefined && kindNamed(world.ruleset, when.event) === kind;
}

/** The event is the one that took the card out of where its ability works. */
function tookOut(world: World, { kind, payload }: Happening, card: Card, ability: Ability): boolean {
  if (payload['card'] !== card) return false;
  const role = LEAVES[kind];
  const from = kind === 'zone_moved' ? payload['from'] : role && zoneOfRole(world, role)?.id;
  return typeof from === 'string' && worksIn(world, ability, from);
}

/** Which zone an event takes its card out of. */
const LEAVES: Readonly<Record<string, 'play' | 'deck' | 'hand'>> = {
  destroyed: 'play',
  card_drawn: 'deck',
  discarded: 'hand',
};

/** Every limit is counted by rule and card. `maxPerEvent` takes the events of a fan-out together. */
function withinLimits(world: World, { rule, node, card, event }: Found, kept: readonly Found[]): boolean {
  const alike = kept.filter((one) => one.rule === rule && one.card === card && one.event.fan === event.fan).length;
  if (alike >= limitOf(node.limit).perEvent || !limitAllows(world, node.limit, rule, card)) return false;
  countUse(world, node.limit, rule, card);
  return true;
}

function byCodeUnit(a: string, b: string): number {
  return a === b ? 0 : a < b ? -1 : 1;
}
