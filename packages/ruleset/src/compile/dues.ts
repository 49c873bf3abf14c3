/**
 * What costs come to all together: what is paid of one resource in several parts, those that an ability costs among them, must be
 * there in all.
 */
import { playerAt } from '../compiled/at.ts';
import type { EffectNode } from '../nodes.ts';
import type { AbilityOf, Facts, Spent } from '../operators/facts.ts';
import { payingItem } from '../run/ability-costs.ts';
import { leastAfterPaying } from '../run/happen/resource.ts';
import type { Build } from './build.ts';
import { always } from '../compiled/functions.ts';
import type { Due, DuesOf, TestOf } from '../compiled/functions.ts';

type Effects = Pick<Facts, 'effects'>;

export function compileDues(build: Build, costs: readonly EffectNode[], facts: Effects): DuesOf {
  const parts = costs.flatMap((node) => duesOf(build, node, facts) ?? []);
  return (desk, item, due) => {
    for (const add of parts) add(desk, item, due);
  };
}

/** Whether there is enough for all parts; that each of them can be paid is looked at elsewhere. */
export function payableTogether(
  build: Build,
  costs: readonly EffectNode[],
  dues: DuesOf,
  { effects }: Effects,
): TestOf {
  // What an ability costs may be of any resource.
  const resources = costs.flatMap((node) => {
    const { spends, paysFor } = effects.get(node.op) ?? {};
    return spends?.(node).resource ?? (paysFor === undefined ? [] : '');
  });
  const areSeveral = resources.length > 1 && (resources.includes('') || new Set(resources).size < resources.length);
  if (!areSeveral) return always;
  const { compiled } = build;
  return (desk, item) => {
    const due: Due = [];
    dues(desk, item, due);
    return due.every((bySeat, resource) =>
      [...bySeat].every(([seat, amount]) => {
        const has = playerAt(desk.state, seat).resources[resource] as number;
        return amount <= 0 || has - amount >= leastAfterPaying(compiled, resource);
      }),
    );
  };
}

function duesOf(build: Build, node: EffectNode, { effects }: Effects): DuesOf | undefined {
  const { spends, paysFor } = effects.get(node.op) ?? {};
  if (paysFor !== undefined) return ofAbility(build, paysFor(node));
  return spends && ofResource(build, spends(node));
}

function ofResource(build: Build, spent: Spent): DuesOf {
  const resource = build.names.resource(spent.resource);
  const seat = build.seat(spent.player);
  const amount = build.number(spent.amount, 1);
  return (desk, item, due) => {
    const [by, part] = [seat(desk, item), amount(desk, item)];
    if (by < 0 || part <= 0) return;
    const bySeat = (due[resource] ??= new Map<number, number>());
    bySeat.set(by, (bySeat.get(by) ?? 0) + part);
  };
}

function ofAbility(build: Build, paid: AbilityOf): DuesOf {
  const { compiled } = build;
  const source = build.thing(paid.source);
  const ability = build.abilityOf(paid.ability);
  return (desk, item, due) => {
    const card = source(desk, item);
    const rule = compiled.rules[ability(desk, item, card)];
    // While nothing is chosen for it, what it costs is not known yet.
    const on = rule === undefined ? null : payingItem(compiled, desk, rule, card, item);
    if (on !== null) rule?.dues(desk, on, due);
  };
}
