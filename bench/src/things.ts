/**
 * A made-up game for the questions of size: any number of things in zones of 64, the zones in districts of 64, and one of
 * the things changes. A change copies its zone, its district and the short list of districts: this is the layout for very
 * many things. `flat-things.ts` has one long list of zones instead.
 */
import { createKernel, disallowed, integer } from '@turnwise/kernel';
import type { Kernel, Rules } from '@turnwise/kernel';

interface Thing {
  readonly id: number;
  readonly value: number;
}

/** Sixty-four zones of sixty-four things. */
type District = readonly (readonly Thing[])[];

interface Touch {
  readonly kind: 'touch';
  readonly thing: number;
}

export interface Things {
  State: { readonly districts: readonly District[]; readonly touches: number };
  Input: Touch;
  Diff: { readonly kind: 'raise'; readonly thing: number };
  Event: { readonly kind: 'raised'; readonly thing: number; readonly value: number };
}

const ZONE = 64;

export function createThings(count: number): Things['State'] {
  const things = Array.from({ length: count }, (_, id): Thing => ({ id, value: 0 }));
  return rules.fork({ districts: inGroups(inGroups(things)), touches: 0 });
}

function inGroups<V>(items: readonly V[]): V[][] {
  const groups: V[][] = [];
  for (let at = 0; at < items.length; at += ZONE) groups.push(items.slice(at, at + ZONE));
  return groups;
}

/** Recorded, and the hash off. */
export function thingsKernel(): Kernel<Things> {
  return createKernel(rules, { hash: false });
}

const rules: Rules<Things> = {
  name: 'things',
  schemaVersion: 1,
  fork: (s) => ({ districts: s.districts, touches: s.touches }),
  inputs: { touch: { thing: integer(0, 1_000_000) } },
  behaviours: [
    {
      name: 'touch',
      order: 0,
      evaluate({ thing }, { districts }) {
        const zone = districts[Math.floor(thing / ZONE / ZONE)]?.[Math.floor(thing / ZONE) % ZONE];
        if (zone?.[thing % ZONE] === undefined) return disallowed('noSuchThing', { thing });
        return [{ kind: 'raise', thing }];
      },
    },
  ],
  apply(draft, diff, emit) {
    const { state } = draft;
    const at = Math.floor(diff.thing / ZONE);
    const districts = (state.districts = draft.own(state.districts));
    const district = (districts[Math.floor(at / ZONE)] = draft.own(districts[Math.floor(at / ZONE)] as District));
    const zone = (district[at % ZONE] = draft.own(district[at % ZONE] as readonly Thing[]));
    const before = zone[diff.thing % ZONE] as Thing;
    const value = before.value + 1;
    zone[diff.thing % ZONE] = { id: before.id, value };
    state.touches++;
    emit?.({ kind: 'raised', thing: diff.thing, value });
  },
};
