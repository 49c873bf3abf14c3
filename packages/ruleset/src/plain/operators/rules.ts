/** Effects on abilities, on the stack and on the event that is answered. */
import { entriesByName } from '../../compile/entries-by-name.ts';
import type { EffectNode } from '../../nodes.ts';
import { isOfAnswered } from '../../operators/effects/counter.ts';
import type { AbilityOf } from '../../operators/facts.ts';
import type { Plain } from '../plain.ts';
import { asPart } from '../stack.ts';
import type { PlainEffects } from './typed.ts';

export const RULES: Pick<PlainEffects, 'counter' | 'emit' | 'execute_ability' | 'pay_ability_cost' | 'replace_event'> =
  {
    execute_ability: {
      *perform({ source, ability: named }, here) {
        const card = here.thing(source);
        const ability = card?.kind === 'card' ? here.ability(card, here.value(named)) : undefined;
        if (card?.kind === 'card' && ability !== undefined) yield* here.runAbility(card, ability);
      },
    },

    pay_ability_cost: {
      *perform(node, here) {
        const paid = payment(node, here);
        if (paid !== undefined) yield* asPart(paid.scope, (part) => part.effects(paid.costs));
      },
      payable(node, here) {
        const paid = payment(node, here);
        return paid !== undefined && paid.scope.payable(paid.costs);
      },
    },

    counter: {
      /** An item of the stack, or the event that is to happen. */
      perform(node, here) {
        const { target } = node;
        const { event } = here.scope;
        if (isOfAnswered(node)) {
          if (event !== null && event.id === 0) event.prevented = true;
          return;
        }
        if (target !== undefined)
          for (const thing of here.things(target)) if (thing.kind === 'item') thing.prevented = true;
      },
    },

    replace_event: {
      /** What was settled, as which resource or counter it is, stays; so does an event that has happened. */
      *perform({ set, with: instead }, here) {
        const { event } = here.scope;
        if (event === null || event.id !== 0) return;
        if (instead !== undefined) {
          event.prevented = true;
          yield* here.effects(instead);
        }
        // What is changed in the whole is changed in all its parts, in each of them as it is by now.
        const changed = [event, ...event.parts].map((one) => {
          const within = here.within({ event: one });
          return {
            payload: one.payload,
            to: entriesByName(set ?? {}).map(([field, value]) => [field, within.value(value)] as const),
          };
        });
        for (const { payload, to } of changed)
          for (const [field, value] of to)
            if (Object.hasOwn(payload, field) && !SETTLED.includes(field)) payload[field] = value;
      },
    },

    emit: {
      perform({ event, payload = {} }, here) {
        const fields = entriesByName(payload).map(([field, node]) => [field, here.value(node)] as const);
        return here.declare(event, Object.fromEntries(fields));
      },
    },
  };

/** The ability's costs, and where they stand. */
export function payment(
  { source, ability: named }: AbilityOf,
  here: Plain,
): { readonly scope: Plain; readonly costs: readonly EffectNode[] } | undefined {
  const card = here.thing(source);
  const ability = card?.kind === 'card' ? here.ability(card, here.value(named)) : undefined;
  if (card === null || ability === undefined) return undefined;
  const { controller, action, given } = here.scope;
  // What came with the input is for the ability that the action itself activates.
  const targets = action && given?.card === card && given.rule === ability.rule ? given.targets : new Map();
  const place = { self: card, source: card, player: controller, action: false, targets, bound: new Map() };
  return { scope: here.within({ ...place, rule: ability.rule }), costs: ability.node.costs ?? [] };
}

const SETTLED = ['resource', 'counter', 'flag', 'attribute', 'word'];
