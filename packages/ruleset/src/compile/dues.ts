/**
 * What costs come to all together: what is paid of one resource in several parts, those that an ability costs among them, must be
 * there in all.
 */
import type { EffectNode } from '../nodes.ts';
import type { payAbilityCost } from '../operators/effects/pay-ability-cost.ts';
import type { payResource } from '../operators/effects/resources.ts';
import type { NodeOf } from '../operators/operator.ts';
import { payingItem } from '../run/ability-costs.ts';
import { leastAfterPaying } from '../run/happen/resource.ts';
import { amountOf } from '../schema/operands.ts';
import type { PlayerState } from '../types.ts';
import type { Build } from './build.ts';
import { always } from './functions.ts';
import type { Due, DuesOf, TestOf } from './functions.ts';

type PayAbilityCostNode = NodeOf<typeof payAbilityCost>;
type PayResourceNode = NodeOf<typeof payResource>;

export function compileDues(build: Build, costs: readonly EffectNode[]): DuesOf {
  const parts = costs.flatMap((node) => duesOf(build, node) ?? []);
  return (state, item, due) => {
    for (const add of parts) add(state, item, due);
  };
}

/** Whether there is enough for all parts; that each of them can be paid is looked at elsewhere. */
export function payableTogether(build: Build, costs: readonly EffectNode[], dues: DuesOf): TestOf {
  const paying = costs.filter(({ op }) => PAYING.includes(op));
  const resources = paying.map((node) => ('resource' in node ? node.resource : ''));
  // What an ability costs may be of any resource.
  const areSeveral = paying.length > 1 && (resources.includes('') || new Set(resources).size < resources.length);
  if (!areSeveral) return always;
  const { compiled } = build;
  return (state, item) => {
    const due: Due = [];
    dues(state, item, due);
    return due.every((bySeat, resource) =>
      [...bySeat].every(([seat, amount]) => {
        const has = (state.players[seat] as PlayerState).resources[resource] as number;
        return amount <= 0 || has - amount >= leastAfterPaying(compiled, resource);
      }),
    );
  };
}

const PAYING = ['pay_resource', 'lose_resource', 'pay_ability_cost'];

function duesOf(build: Build, node: EffectNode): DuesOf | undefined {
  if (node.op === 'pay_ability_cost') return ofAbility(build, node as PayAbilityCostNode);
  return PAYING.includes(node.op) ? ofResource(build, node as PayResourceNode) : undefined;
}

function ofResource(build: Build, node: PayResourceNode): DuesOf {
  const resource = build.names.resource(node.resource);
  const seat = build.seat(node.player);
  const amount = build.number(amountOf(node), 1);
  return (state, item, due) => {
    const [by, part] = [seat(state, item), amount(state, item)];
    if (by < 0 || part <= 0) return;
    const bySeat = (due[resource] ??= new Map<number, number>());
    bySeat.set(by, (bySeat.get(by) ?? 0) + part);
  };
}

function ofAbility(build: Build, node: PayAbilityCostNode): DuesOf {
  const { compiled } = build;
  const source = build.thing(node.source);
  const ability = build.abilityOf(node.ability);
  return (state, item, due) => {
    const card = source(state, item);
    const rule = compiled.rules[ability(state, item, card)];
    // While nothing is chosen for it, what it costs is not known yet.
    const on = rule === undefined ? null : payingItem(compiled, rule, card, item);
    if (on !== null) rule?.dues(state, on, due);
  };
}
