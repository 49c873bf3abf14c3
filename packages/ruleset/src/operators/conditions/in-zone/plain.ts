import type { Plain } from '../../../reference/plain.ts';
import { everyCard } from '../../../reference/every.ts';
import type { InZoneNode } from './schema.ts';

export function plain({ target, zone }: InZoneNode, here: Plain): boolean {
  const zones = [zone].flat();
  return everyCard(here, target, ({ place }) => place !== null && zones.includes(place.zone));
}
