/** The offers of a look as a list of actions: names, costs, targets and data for screens, for clients that ask by request. */
import { isRecord } from '@turnwise/kernel';
import type { Json } from '@turnwise/kernel';
import type { ListedAction } from './bodies.ts';
import type { WireLook, WireOffer } from './look.ts';

export function listedActions({ offers }: Pick<WireLook, 'offers'>): ListedAction[] {
  return offers.map((offer) => {
    const about = offer.about ?? {};
    return {
      id: actionId(offer),
      name: textOf(about['name']) ?? offer.text,
      ...given('description', textOf(about['description'])),
      ...given('cost', about['cost']),
      ...given('timing', textOf(about['timing'])),
      ...given('ui', about['ui']),
      targets: Object.fromEntries(
        offer.slots.map(({ name, min, max, options }) => [
          name.replace(/^(?:targets|params)\./, ''),
          { min, max, candidates: options.map(({ value, written }) => written ?? value) },
        ]),
      ),
      offer,
    };
  });
}

/** The action of a ruleset has a name of its own; elsewhere the kind of the input is the name. */
function actionId({ kind, fixed }: WireOffer): string {
  const named = isRecord(fixed) ? fixed['action'] : undefined;
  return kind === 'action' && typeof named === 'string' ? named : kind;
}

function textOf(value: Json | undefined): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

function given<K extends string, V>(key: K, value: V | undefined): Partial<Record<K, V>> {
  return value === undefined ? {} : ({ [key]: value } as Record<K, V>);
}
