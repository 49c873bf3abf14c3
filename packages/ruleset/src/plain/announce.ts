/** What the announcement of an action brings: its item, and on it the one that tells of it and pays (section 5). */
import { paidWith } from '../document/paid-with.ts';
import { OPERATORS } from '../operators/by-name.ts';
import { playedFrom } from '../document/played-from.ts';
import type { ActionNode } from '../nodes.ts';
import { countUse } from './abilities.ts';
import { actionScope } from './actions.ts';
import type { Aim } from './actions.ts';
import { newEvent } from './events.ts';
import { declaration } from './kinds.ts';
import type { Payload, Plain } from './plain.ts';
import { inSetOrder } from './set-order.ts';
import { newItem, pushAll } from './stack.ts';
import { aimed } from './targets.ts';
import type { Targets } from './targets.ts';
import { isCard, isThing } from './things.ts';
import type { Item, Value } from './things.ts';
import { viewers } from './world.ts';
import type { World } from './world.ts';

export function announce(plain: Plain, aim: Aim): void {
  const { world } = plain;
  const { action, seat, params, activates, casts } = aim;
  const [targets, given] = [ownTargets(world, aim.targets), ownTargets(world, aim.given)];
  const whose = activates ?? casts;
  const number = world.events + 1;
  const aiming = aimed(actionScope(plain, seat, action), targets).within({ params });
  const chosen = whose && { card: whose.card, rule: whose.ability.rule, targets: given };
  const own = newEvent({ rule: action.id, cause: number }, action.id, ownPayload(world, action, targets, params));
  const item = newItem({
    number,
    rule: action.id,
    seat,
    action,
    own,
    aims: [targets],
    uses: activates === null ? null : (playedFrom(world.ruleset.zones, action, OPERATORS) ?? null),
    given,
    paid: activates === null ? new Set() : paidWith(activates.ability.node),
    waits: action.timing === 'stack' && activates?.ability.node.timing !== 'instant',
    work: (at) =>
      aiming
        .within({ item: at, rounds: { count: 0 }, event: own, cause: own.id, given: chosen })
        .effects(action.effects),
  });
  pushAll(world, [costItem(aiming, { ...aim, targets, given }, item), item]);
}

function costItem(aiming: Plain, { action, seat, targets, params, given, activates }: Aim, pays: Item): Item {
  const { number } = pays;
  const chosen = activates && { card: activates.card, rule: activates.ability.rule, targets: given };
  return newItem({
    rule: action.id,
    seat,
    cause: number,
    pays,
    *work(item) {
      const inner = aiming.within({ item, rounds: { count: 0 }, cause: 0 });
      const taken = payloadOf(targets);
      showCards(inner.world, taken);
      // What its ability is aimed at is told under names that are free, and shown to nobody by it.
      inner.follow('action_taken', { ...payloadOf(given), ...params, action: action.id, player: seat, ...taken });
      if (activates !== null) {
        const { card, ability } = activates;
        countUse(inner.world, ability.node.limit, ability.rule, card);
        const said = { source: card, ability: ability.node.id, player: seat };
        let isActivated = false;
        yield* inner.within({ cause: number }).raise('ability_activated', [said], (event) => {
          inner.record(event);
          isActivated = true;
        });
        // What is not activated is not paid for either.
        pays.prevented ||= !isActivated;
        if (!isActivated) return;
      }
      yield* inner.within({ cause: number, given: chosen }).effects(action.costs);
    },
  });
}

/** Lists of the item's own, in the order of a set, from which what goes is taken. */
function ownTargets(world: World, targets: Targets): Targets {
  return new Map(
    [...targets].map(([id, chosen]) => [id, { ...chosen, things: [...inSetOrder(world, chosen.things)] }]),
  );
}

/** The fields of the declared event of that name, then the other targets, then parameters; what no target gives is nothing. */
function ownPayload({ ruleset }: World, { id }: ActionNode, targets: Targets, params: Aim['params']): Payload {
  const declared = Object.keys(declaration(ruleset, id)?.payload ?? {});
  const taken = payloadOf(targets);
  // A field that is declared holds one value: of several the first; and never an item of the stack.
  const first = (field: string): Value => {
    const [one = null] = [taken[field] ?? null].flat() as readonly Value[];
    return isThing(one) && one.kind === 'item' ? null : one;
  };
  return { ...params, ...taken, ...Object.fromEntries(declared.map((field) => [field, first(field)])) };
}

/** The cards that an action is announced with are known to everybody from then on. */
function showCards(world: World, payload: Payload): void {
  for (const value of Object.values(payload))
    for (const one of [value].flat() as readonly Value[])
      if (isCard(one)) for (const viewer of viewers(world)) one.knownBy.add(viewer);
}

/** A target that takes several stands there with all of them. */
function payloadOf(targets: Targets): Payload {
  return Object.fromEntries(
    [...targets].map(([id, { things, single }]) => [id, single ? (things[0] ?? null) : [...things]]),
  );
}
