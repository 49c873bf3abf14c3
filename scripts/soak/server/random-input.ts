/** One of the inputs that a look offers, at random: the page of the protocol says how they are made. */
import { pick, shuffled } from '@turnwise/game';
import type { Chooser } from '@turnwise/game';
import type { Json } from '@turnwise/kernel';
import type { WireInput, WireLook, WireOffer, WireSlot } from '@turnwise/protocol';

/** Undefined if the seat has nothing to do. */
export function randomInput(look: WireLook, chooser: Chooser): WireInput | undefined {
  if (look.status !== 'playing' || look.viewer === null || !look.toAct.includes(look.viewer)) return undefined;
  const offers = look.offers.filter(({ aside }) => aside !== true);
  const offer = pick(chooser, offers);
  return offer === undefined ? undefined : (filled(offer, chooser) as unknown as WireInput);
}

function filled({ kind, fixed, slots }: WireOffer, chooser: Chooser): Record<string, unknown> {
  const input: Record<string, unknown> = { kind, ...structuredClone(fixed) };
  for (const slot of slots) {
    const path = slot.name.split('.');
    const last = path.pop() as string;
    let at = input;
    for (const part of path) at = (at[part] ??= {}) as Record<string, unknown>;
    at[last] = valueFor(slot, chooser);
  }
  return input;
}

function valueFor({ min, max, list, noneOrAll, options }: WireSlot, chooser: Chooser): Json {
  const most = Math.min(max, options.length);
  const least = Math.min(min, most);
  const count =
    noneOrAll === true ? (min > 0 || chooser.below(2) === 0 ? most : 0) : least + chooser.below(most - least + 1);
  const values = shuffled(chooser, options)
    .slice(0, count)
    .map(({ value }) => value);
  return list === true || max > 1 ? values : (values[0] ?? null);
}
