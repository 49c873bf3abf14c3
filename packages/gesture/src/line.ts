/** An offer as a line of steps: what is settled and names things, then what is to be filled in. Touches go along it. */
import { shownOffers } from '@turnwise/game';
import type { ThingId } from '@turnwise/game';
import type { WireOffer, WireSlot } from '@turnwise/protocol';
import type { GestureLook } from './gesture.ts';
import { sizesOf } from './slot-size.ts';

export interface Line {
  /** The place of the offer in the look. */
  readonly at: number;
  readonly offer: WireOffer;
  readonly steps: readonly Step[];
}

export type Step = FixedStep | SlotStep;

/** Any of these things is a touch that goes on. */
export interface FixedStep {
  readonly kind: 'fixed';
  readonly things: readonly ThingId[];
}

export interface SlotStep {
  readonly kind: 'slot';
  readonly slot: WireSlot;
  /** For each candidate, the things on the table that it names; none where only words tell it. */
  readonly things: readonly (readonly ThingId[])[];
  /** How many may be taken. */
  readonly sizes: readonly number[];
}

/** Every offer that stands for an input, each thing to do once. A thing that is not on the table counts as none. */
export function linesOf({ offers, stage }: GestureLook): readonly Line[] {
  const onTable = new Set(stage?.scene.things.map(({ id }) => id));
  const shown = new Set(shownOffers(offers));
  const seen = (things: readonly ThingId[] | undefined): readonly ThingId[] =>
    (things ?? []).filter((thing) => onTable.has(thing));
  return offers.flatMap((offer, at): readonly Line[] => {
    if (offer.aside !== true && !shown.has(offer)) return [];
    const touch = stage?.touches[at];
    const fixed = (touch?.fixed ?? [])
      .map((things): FixedStep => ({ kind: 'fixed', things: seen(things) }))
      .filter(({ things }) => things.length > 0);
    const slots = offer.slots.map((slot, which): SlotStep => ({
      kind: 'slot',
      slot,
      things: slot.options.map((_, option) => seen(touch?.slots[which]?.[option])),
      sizes: sizesOf(slot),
    }));
    return slots.some(({ sizes }) => sizes.length === 0) ? [] : [{ at, offer, steps: [...fixed, ...slots] }];
  });
}
