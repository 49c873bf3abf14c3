/** A copy for search: what is fought is shared, and so is all that is replaced whole and never written into. */
import type { Stream, Writable } from '@turnwise/kernel';
import type { EncounterState } from './types.ts';

export function copyInto(to: EncounterState, from: EncounterState): void {
  const target = to as Writable<EncounterState>;
  target.setup = from.setup;
  target.machine = { ...from.machine };
  target.bodies = from.bodies.map((body) => ({ ...body }));
  target.afflictions = from.afflictions.slice();
  target.forced = from.forced.slice();
  target.morale = from.morale.map((morale) => ({ ...morale }));
  const streams = to.random as Record<string, Stream>;
  for (const name in from.random) streams[name] = from.random[name] as Stream;
}
