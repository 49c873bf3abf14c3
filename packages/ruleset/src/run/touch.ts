/** What a change makes stale: attributes through layers, and what victory saw. */
import { forget } from './layers.ts';
import type { EventDiff, WorkingBook } from '../types.ts';

/** What a change touches: nothing that conditions read, resources, the values of things, or where cards lie and what lasts on them. */
const TOUCHES: Readonly<Record<EventDiff['kind'], 'nothing' | 'resources' | 'values' | 'cards'>> = {
  happen: 'nothing',
  priority: 'nothing',
  announce: 'nothing',
  see: 'nothing',
  halt: 'nothing',
  damage: 'resources',
  heal: 'resources',
  resource: 'resources',
  out: 'resources',
  end: 'resources',
  counter: 'values',
  flag: 'values',
  shuffle: 'values',
  move: 'cards',
  // What lasts until the end of a turn ends with the next one.
  turn: 'cards',
  change: 'cards',
  control: 'cards',
  create: 'cards',
};

/** Drops what was remembered of what this touches. */
export function touch({ desk, plainLayers }: WorkingBook, kind: EventDiff['kind']): void {
  const touched = TOUCHES[kind];
  if (touched === 'cards' || (touched !== 'nothing' && !plainLayers)) forget(desk);
}

/** Whether victory must be looked at again after it. */
export function mayDecide(kind: EventDiff['kind'], ofResources: boolean): boolean {
  const touched = TOUCHES[kind];
  return touched === 'resources' || (touched !== 'nothing' && !ofResources);
}
