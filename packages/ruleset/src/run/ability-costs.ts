/**
 * Costs of an ability that speak of its own targets: whether an action can pay them, with what came for the ability or with some way
 * to choose it.
 */
import type { Seat } from '@turnwise/game';
import { ruleAt } from '../compiled/at.ts';
import type { Compiled, Rule } from '../compiled/compiled.ts';
import type { Desk, Item } from '../types.ts';
import { eachWay } from './ability-targets.ts';
import { holds } from './holds.ts';
import { newItem, withProgram } from './item.ts';
import { scratchFor } from './scratch.ts';
import { fillTargets } from './set-target.ts';
import { WORK } from './stages.ts';

/** The costs alone, with some way to choose the targets that they speak of. */
export function canPay(rule: Rule, desk: Desk, item: Item): boolean {
  const isPaid = (): boolean => holds(rule.payable, desk, item);
  return rule.costNeeds.length === 0 ? isPaid() : eachWay(rule, desk, item, null, isPaid);
}

/** Whether an action, whose item this is, can pay them: while nothing is chosen for the ability, in some way. */
export function canPayFor(compiled: Compiled, desk: Desk, rule: Rule, card: number, item: Item): boolean {
  const on = payingItem(compiled, desk, rule, card, item);
  return on === null ? canPay(rule, desk, itemOn(compiled, rule, card, item.seat)) : rule.payable(desk, on);
}

/** What an action looks at the costs of an ability with; null where these speak of targets that are still to be chosen. */
export function payingItem(compiled: Compiled, desk: Desk, rule: Rule, card: number, item: Item): Item | null {
  if (rule.costNeeds.length === 0) return scratchFor(desk, compiled, rule, card, item.seat);
  const on = itemOn(compiled, rule, card, item.seat);
  if (!isActivatedBy(compiled, item, rule, card)) return on;
  if (item.chosenFor !== rule.number) return null;
  fillTargets(on, item.chosen);
  return on;
}

/** Whether all costs of an action can be paid with these for the targets of the ability that it activates. */
export function isPaidWith(compiled: Compiled, desk: Desk, item: Item, ability: Rule, chosen: Item['chosen']): boolean {
  const { payable } = ruleAt(compiled, item.rule);
  return holds(payable, desk, { ...item, chosen, chosenFor: ability.number });
}

/** The one way to choose what costs speak of, and what is before it, that fits what was said and can be paid; undefined for none or several. */
export function onlyPaidWay(
  compiled: Compiled,
  desk: Desk,
  item: Item,
  ability: Rule,
  card: number,
  said: (at: number) => readonly number[] | undefined,
): readonly (readonly number[])[] | undefined {
  const on = itemOn(compiled, ability, card, item.seat);
  let only: readonly (readonly number[])[] | undefined;
  const areSeveral = eachWay(ability, desk, on, null, (targets) => {
    const way = targets.slice(0, ability.coupled).map(({ candidates }) => candidates);
    if (!way.every((values, at) => areSame(values, said(at) ?? values))) return false;
    if (!isPaidWith(compiled, desk, item, ability, way)) return false;
    const isSecond = only !== undefined;
    only = way;
    return isSecond;
  });
  return areSeveral ? undefined : only;
}

/** One of its own, as others may be looking with that of the rule. */
export function itemOn(compiled: Compiled, rule: Rule, card: number, seat: Seat): Item {
  return withProgram(newItem(0, rule.number, card, seat, WORK), compiled, rule.program);
}

/** What came with the input is for the ability that the action names, of the card that it names. */
function isActivatedBy(
  { actionOfRule }: Compiled,
  { rule, nested, registers }: Item,
  used: Rule,
  card: number,
): boolean {
  const activates = nested ? undefined : actionOfRule[rule]?.activates;
  if (activates === undefined || activates === null || registers[activates.target]?.[0] !== card) return false;
  return used.symbol === (activates.param < 0 ? activates.word : registers[activates.param]?.[0]);
}

function areSame(some: readonly number[], others: readonly number[]): boolean {
  return some.length === others.length && some.every((one) => others.includes(one));
}
