/** Action discovery: what a seat may do now, as offers with names, costs, targets and data for interfaces. */
import { message } from '@turnwise/game';
import type { Offer, Seat, Slot } from '@turnwise/game';
import type { Json } from '@turnwise/kernel';
import { ruleAt } from '../compiled/at.ts';
import type { Action, Compiled, Rule, Target } from '../compiled/compiled.ts';
import { RULESET_LIMITS } from '../limits.ts';
import type { Desk, Item, RulesetState } from '../types.ts';
import { itemOn } from './ability-costs.ts';
import { eachOffer } from './discover-actions.ts';
import type { PossibleTarget } from './ability-targets.ts';
import type { Possible } from './discover-actions.ts';
import { isPossibleWithinLook } from './can-act.ts';
import { handOffers } from './hand-offers.ts';
import { copyItem } from './item.ts';
import { inAll, allowsNow, paramsOf, priceOf } from './intent.ts';
import { deskFor } from './desk.ts';
import { charge, within } from './meter.ts';
import { setTarget } from './set-target.ts';
import { hasRoomForAction } from './stack-room.ts';
import { isHidden, textOf, textsOf } from './thing-text.ts';
import { mayPass } from './windows.ts';

export function offersOf(compiled: Compiled, state: RulesetState, seat: Seat): readonly Offer[] {
  const { ended, halted } = state;
  if (ended !== null || halted !== null) return [];
  const desk = deskFor(state);
  const plays = playsAt(compiled, desk, seat);
  const hand = handOffers(compiled, desk, seat, hasSay(state, seat));
  return hand.length === 0 ? plays : [...plays, ...hand];
}

/** Those that take the game further: all but cards that are moved by hand. */
export function playsOf(compiled: Compiled, state: RulesetState, seat: Seat): readonly Offer[] {
  const { ended, halted } = state;
  return ended !== null || halted !== null ? [] : playsAt(compiled, deskFor(state), seat);
}

function playsAt(compiled: Compiled, desk: Desk, seat: Seat): readonly Offer[] {
  const offers: Offer[] = [];
  if (!hasSay(desk.state, seat)) return offers;
  for (const action of hasRoomForAction(compiled, desk) ? compiled.actions : []) {
    if (!allowsNow(compiled, desk, action, seat)) continue;
    for (const offer of offersFor(compiled, desk, action, seat)) offers.push(offer);
  }
  if (mayPass(compiled, desk, seat)) offers.push({ kind: 'pass', seat, slots: [] });
  return offers;
}

/** Whether the seat has priority and nobody is asked. */
function hasSay({ turn, stack }: RulesetState, seat: Seat): boolean {
  return turn.priority === seat && stack.choices.length === 0;
}

/** Of one action, as far as they are listed: the last says where there are more. */
function offersFor(compiled: Compiled, desk: Desk, action: Action, seat: Seat): readonly Offer[] {
  const offers: Offer[] = [];
  let isDear = false;
  const more = within(
    desk,
    LISTED * compiled.perLook,
    () =>
      eachOffer(compiled, desk, action, seat, (possible) => {
        isDear ||= offers.length === 0 && desk.spent > compiled.perLook;
        offers.push(offerOf(compiled, desk, seat, possible));
        for (const { candidates } of possible.targets) charge(desk, candidates.length + 1);
        return offers.length >= RULESET_LIMITS.offersPerAction.usual;
      }),
    true,
  );
  const last = offers.at(-1);
  // Nobody is asked for what cannot be told in one look, so it is not offered either.
  if (last === undefined || (isDear && !isPossibleWithinLook(compiled, desk, action, seat))) return [];
  return more ? offers.with(offers.length - 1, { ...last, more }) : offers;
}

/** To list them takes more than to find one. */
const LISTED = 6;

function offerOf(compiled: Compiled, desk: Desk, seat: Seat, possible: Possible): Offer {
  const { action, item, targets } = possible;
  const settled: Record<string, Json> = {};
  const slots: Slot[] = [];
  for (const one of targets) {
    const { target, min, max } = one;
    const texts = textsOf(compiled, desk.state, one.candidates, seat, target.of === 'items' ? 'items' : undefined);
    if (one.settled) settled[target.id] = isBare(target) ? ((texts[0] ?? []) as Json) : texts;
    else slots.push({ name: `targets.${target.id}`, candidates: texts, min, max, ...listOf(one) });
  }
  return {
    kind: 'action',
    seat,
    fixed: { action: action.id, targets: settled, params: paramsOf(compiled, action, item) },
    slots,
    label: message('offer.action', { name: action.node.name ?? action.id }),
    about: aboutOf(compiled, desk, seat, possible),
  };
}

function listOf({ target }: PossibleTarget): { readonly list?: true } {
  return isBare(target) ? {} : { list: true };
}

/** One is a bare text, what may be none or several is a list. */
function isBare({ single, optional }: Target): boolean {
  return single && !optional;
}

function aboutOf(compiled: Compiled, desk: Desk, seat: Seat, possible: Possible): Record<string, Json> {
  const { node } = possible.action;
  const about: Record<string, Json> = { name: node.name ?? possible.action.id, timing: node.timing };
  if (node.description !== undefined) about['description'] = node.description;
  const costs = costsOf(compiled, desk, seat, possible);
  for (const kind in costs) about[kind] = costs[kind] as Json;
  if (node.ui !== undefined) about['ui'] = node.ui;
  return about;
}

/**
 * What it costs by resource; where that hangs on one target which is still open, `costs` has it by slot and candidate, as far as
 * the seat knows these. What hangs on several open targets cannot be told yet.
 */
function costsOf(
  compiled: Compiled,
  desk: Desk,
  seat: Seat,
  { action, item: searched, targets, card, ability }: Possible,
): Readonly<Record<string, Json>> {
  const { state } = desk;
  const own = ruleAt(compiled, action.rule);
  if (own.price.length === 0 && ability === null) return {};
  // The search goes on with its own.
  const item = copyItem(searched);
  // The cost of a card that lies face down would tell which it is.
  const isUnknown = (one: number): boolean => isHidden(textOf(compiled, state, one, seat));
  const open = action.costNeeds.filter((need) => {
    const { settled = false, candidates = [] } = targets[need] ?? {};
    const isOpen = !settled && candidates.length !== 1;
    // The search may have left another one there.
    if (!isOpen) setTarget(own, item, need, candidates);
    return isOpen || (targets[need]?.target.of !== 'items' && candidates.some(isUnknown));
  });
  const extra =
    ability === null
      ? {}
      : abilityPrice(compiled, desk, ability, itemOn(compiled, ability, card, seat), targets, isUnknown);
  const [at, another] = open;
  if (at === undefined) {
    const cost = inAll(priceOf(compiled, desk, own, item), extra);
    return Object.keys(cost).length === 0 ? {} : { cost };
  }
  const cost = Object.keys(extra).length === 0 ? {} : { cost: extra };
  const { target, candidates, max } = targets[at] as PossibleTarget;
  if (another !== undefined || max !== 1 || own.price.length === 0 || target.of === 'items') return cost;
  const byCandidate: Record<string, Json> = {};
  for (const one of candidates) {
    if (isUnknown(one)) continue;
    const price = priceOf(compiled, desk, own, setTarget(own, item, at, [one]));
    byCandidate[textOf(compiled, state, one, seat)] = inAll(price, extra);
  }
  if (Object.keys(byCandidate).length === 0) return cost;
  return { ...cost, costs: { [`targets.${target.id}`]: byCandidate } };
}

/** What an ability costs, with those of its targets that are settled; those that its costs speak of are. */
function abilityPrice(
  compiled: Compiled,
  desk: Desk,
  ability: Rule,
  item: Item,
  targets: readonly PossibleTarget[],
  isUnknown: (one: number) => boolean,
): Record<string, number> {
  const own = targets.slice(targets.length - ability.targets.length);
  for (const need of ability.costNeeds) {
    const { target, candidates } = own[need] as PossibleTarget;
    if (target.of !== 'items' && candidates.some(isUnknown)) return {};
    setTarget(ability, item, need, candidates);
  }
  return priceOf(compiled, desk, ability, item);
}
