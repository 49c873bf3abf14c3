/** Kinds of things, as sets of components (RULES.md, "The world"). */
import type { Component } from './types.ts';

export const KINDS: Readonly<Record<string, readonly Component[]>> = {
  wall: ['BlocksMovement', 'BlocksVision', 'TimePersistent'],
  exit: ['Exit', 'TimePersistent'],
  box: ['Pushable', 'BlocksMovement', 'TimePersistent'],
  pullableBox: ['Pushable', 'Pullable', 'BlocksMovement', 'TimePersistent'],
  rift: ['Rift', 'TimePersistent'],
  enemy: ['Patrol', 'VisionCone', 'TimePersistent'],
  screen: ['BlocksVision', 'TimePersistent'],
};
