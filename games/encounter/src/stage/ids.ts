/** What places and things of the field are called. */
import type { PlaceId, ThingId } from '@turnwise/game';
import type { Side } from '../words.ts';

export const QUEUE: PlaceId = 'queue';
/** What whose turn it is has. */
export const KIT: PlaceId = 'kit';

/** What can be had, by the field of an intent that names it. */
export const KINDS_OF_KIT = ['weapon', 'spell', 'item'] as const;
export type KindOfKit = (typeof KINDS_OF_KIT)[number];

/** Who stands of a side. */
export function sidePlace(side: Side): PlaceId {
  return `side:${side}`;
}

/** Who of a side is down or has fled. */
export function gonePlace(side: Side): PlaceId {
  return `gone:${side}`;
}

export function combatantThing(id: string): ThingId {
  return `combatant:${id}`;
}

export function turnThing(id: string): ThingId {
  return `turn:${id}`;
}

export function kitThing(kind: KindOfKit, id: string): ThingId {
  return `${kind}:${id}`;
}
