/** A made-up game for the questions of size: any number of things in one long list of zones of 64, and one changes. */
import { createKernel, disallowed, integer } from '@turnwise/kernel';
import type { Kernel, Rules } from '@turnwise/kernel';

export interface Thing {
  readonly id: number;
  readonly value: number;
}

interface Touch {
  readonly kind: 'touch';
  readonly thing: number;
}

export interface FlatThings {
  State: { readonly zones: readonly (readonly Thing[])[]; readonly touches: number };
  Input: Touch;
  Diff: { readonly kind: 'raise'; readonly thing: number };
  Event: { readonly kind: 'raised'; readonly thing: number; readonly value: number };
}

export const ZONE = 64;

export function createFlatThings(count: number): FlatThings['State'] {
  const things = Array.from({ length: count }, (_, id): Thing => ({ id, value: 0 }));
  const zones: Thing[][] = [];
  for (let at = 0; at < count; at += ZONE) zones.push(things.slice(at, at + ZONE));
  return rules.fork({ zones, touches: 0 });
}

/** Recorded, and the hash off. */
export function flatThingsKernel(): Kernel<FlatThings> {
  return createKernel(rules, { hash: false });
}

const rules: Rules<FlatThings> = {
  name: 'flat-things',
  schemaVersion: 1,
  fork: (s) => ({ zones: s.zones, touches: s.touches }),
  inputs: { touch: { thing: integer(0, 1_000_000) } },
  behaviours: [
    {
      name: 'touch',
      order: 0,
      evaluate({ thing }, { zones }) {
        if (zones[Math.floor(thing / ZONE)]?.[thing % ZONE] === undefined) return disallowed('noSuchThing', { thing });
        return [{ kind: 'raise', thing }];
      },
    },
  ],
  apply(draft, diff, emit) {
    const { state } = draft;
    const zones = (state.zones = draft.own(state.zones));
    const index = Math.floor(diff.thing / ZONE);
    const zone = (zones[index] = draft.own(zones[index] as readonly Thing[]));
    const before = zone[diff.thing % ZONE] as Thing;
    const value = before.value + 1;
    zone[diff.thing % ZONE] = { id: before.id, value };
    state.touches++;
    emit?.({ kind: 'raised', thing: diff.thing, value });
  },
};
