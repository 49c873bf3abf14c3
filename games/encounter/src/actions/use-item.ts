/** Using an item that is carried, RULES.md 10.2. What is thrown must hit like a missile; everything is used up either way. */
import { message } from '@turnwise/game';
import type { ItemData } from '../content/types.ts';
import type { Intent } from '../words.ts';
import type { CombatContext } from '../views/context.ts';
import type { ActionResult, CombatAction } from './action.ts';
import { attackOnce } from './make-attacks.ts';
import { isUndead } from './standing.ts';
import { boundsOf, listRejections, listsOf, meantBy, targetingOf } from './targeting.ts';
import type { Targeting } from './targeting.ts';
import { reject } from './targets.ts';

type UseItem = Extract<Intent, { readonly kind: 'useItem' }>;

export const useItem: CombatAction<UseItem> = {
  kind: 'useItem',

  validate(context, { item: id, targets }) {
    const item = carriedItems(context).find((one) => one.id === id);
    if (item === undefined) return [reject('NO_ITEM', { item: id })];
    return listRejections(context, itemTargeting(context, item), targets);
  },

  execute(context, { actor, item: id, targets }) {
    const item = context.content.items[id] as ItemData;
    const meant = meantBy(context, targets);
    const results = meant.map((target) => useOn(context, item, target));
    return {
      events: [
        { kind: 'itemUsed', actorId: actor, itemId: id, targetIds: meant },
        ...results.flatMap(({ events }) => events),
      ],
      effects: [{ kind: 'consumeItem', actor, item: id }, ...results.flatMap(({ effects }) => effects)],
    };
  },

  offers(context) {
    return usable(context).map(({ item: { id: item }, targeting }) => ({
      kind: 'useItem',
      fixed: { item },
      ...boundsOf(targeting),
      label: message('offer.useItem', { item }),
    }));
  },

  lacks(context) {
    return carriedItems(context)
      .filter((item) => itemTargeting(context, item).candidates.length === 0)
      .map(({ id: item }) => ({ kind: 'useItem', fixed: { item }, reasons: [reject('NEEDS_TARGET')] }));
  },

  choices(context) {
    return usable(context).flatMap(({ item: { id: item }, targeting }) =>
      listsOf(targeting).map((targets) => ({
        label: { key: 'action.useItem', params: { item, targets } },
        intent: { kind: 'useItem', actor: context.actorId, item, targets },
      })),
    );
  },
};

/** Each kind once, in the order in which they are carried. */
function carriedItems({ parties, content, actorId }: CombatContext): readonly ItemData[] {
  const { items } = parties.body(actorId);
  return items.length === 0 ? NONE : [...new Set(items)].flatMap((id) => content.items[id] ?? []);
}

const NONE: readonly ItemData[] = [];

function usable(context: CombatContext): readonly { readonly item: ItemData; readonly targeting: Targeting }[] {
  return carriedItems(context)
    .map((item) => ({ item, targeting: itemTargeting(context, item) }))
    .filter(({ targeting }) => targeting.candidates.length > 0);
}

function itemTargeting(context: CombatContext, { targets, onlyUndead }: ItemData): Targeting {
  return targetingOf(context, targets, (id) => !onlyUndead || isUndead(context, id));
}

function useOn(context: CombatContext, item: ItemData, target: string): ActionResult {
  const { damage, heal, thrown } = item;
  const source = context.actorId;
  if (damage !== null && thrown) return attackOnce(context, target, damage);
  const effects = [];
  if (damage !== null) effects.push({ kind: 'damage', source, target, amount: context.dice.roll(damage) } as const);
  if (heal !== null) effects.push({ kind: 'heal', source, target, amount: context.dice.roll(heal) } as const);
  return { events: [], effects };
}
