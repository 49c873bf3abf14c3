/** Action discovery: what a seat may do now, as offers with names, costs, targets and data for interfaces. */
import { message } from '@turnwise/game';
import type { Offer, Seat, Slot } from '@turnwise/game';
import type { Json } from '@turnwise/kernel';
import type { Compiled, Rule } from '../compile/compiled.ts';
import type { RulesetState } from '../types.ts';
import { eachOffer } from './discover-actions.ts';
import type { PossibleTarget } from './ability-targets.ts';
import type { Possible } from './discover-actions.ts';
import { allowsNow, paramsOf, priceOf, setTarget } from './intent.ts';
import { textsOf } from './thing-text.ts';
import { mayPass } from './windows.ts';

export function offersOf(compiled: Compiled, state: RulesetState, seat: Seat): readonly Offer[] {
  const { ended, halted, turn, stack } = state;
  if (ended !== null || halted !== null || turn.priority !== seat || stack.choices.length > 0) return [];
  const offers: Offer[] = [];
  for (const action of compiled.actions) {
    if (!allowsNow(compiled, state, action, seat)) continue;
    const before = offers.length;
    const more = eachOffer(compiled, state, action, seat, (possible) => {
      offers.push(offerOf(compiled, state, seat, possible));
    });
    const last = offers.at(-1);
    if (more && last !== undefined && offers.length > before) offers[offers.length - 1] = { ...last, more };
  }
  if (mayPass(compiled, state, seat)) offers.push({ kind: 'pass', seat, slots: [] });
  return offers;
}

function offerOf(compiled: Compiled, state: RulesetState, seat: Seat, possible: Possible): Offer {
  const { action, item, targets, ability } = possible;
  const settled: Record<string, Json> = {};
  const slots: Slot[] = [];
  for (const one of targets) {
    const { target, min, max } = one;
    const texts = textsOf(compiled, state, one.candidates, seat, target.of === 'items' ? 'items' : undefined);
    if (one.settled) settled[target.id] = target.single && !target.all ? ((texts[0] ?? []) as Json) : texts;
    else slots.push({ name: `targets.${target.id}`, candidates: texts, min, max, ...listOf(one) });
  }
  return {
    kind: 'action',
    seat,
    fixed: { action: action.id, targets: settled, params: paramsOf(compiled, action, item) },
    slots,
    label: message('offer.action', { name: action.node.name ?? action.id }),
    about: aboutOf(compiled, state, possible, ability),
  };
}

/** One is a bare text, what may be several is a list. */
function listOf({ target }: PossibleTarget): { readonly list?: true } {
  return target.single && !target.optional ? {} : { list: true };
}

function aboutOf(
  compiled: Compiled,
  state: RulesetState,
  { action, item, targets, card }: Possible,
  ability: Rule | null,
): Record<string, Json> {
  const { node } = action;
  const own = compiled.rules[action.rule] as Rule;
  // What depends on a target that is still open cannot be told yet.
  for (const need of action.costNeeds)
    if (targets[need]?.candidates.length === 1) setTarget(own, item, need, targets[need].candidates);
  const known = action.costNeeds.every(
    (need) => targets[need]?.settled === true || targets[need]?.candidates.length === 1,
  );
  const cost = {
    ...(known ? priceOf(compiled, state, own, item) : {}),
    ...(ability === null ? {} : priceOf(compiled, state, ability, { ...item, self: card })),
  };
  return {
    name: node.name ?? action.id,
    timing: node.timing,
    ...(node.description === undefined ? {} : { description: node.description }),
    ...(Object.keys(cost).length === 0 ? {} : { cost }),
    ...(node.ui === undefined ? {} : { ui: node.ui }),
  };
}
