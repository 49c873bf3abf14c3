/** What a change makes stale: attributes through layers, and what victory saw. */
import type { Compiled } from '../compile/compiled.ts';
import { forget } from '../compile/layers.ts';
import type { EventDiff } from '../types.ts';

/** Drops what was remembered of what this touches: nothing that conditions read, the values of things, or cards themselves. */
export function touch(compiled: Compiled, kind: EventDiff['kind']): void {
  switch (kind) {
    case 'happen':
    case 'priority':
    case 'announce':
    case 'see':
    case 'halt':
      return;
    case 'damage':
    case 'heal':
    case 'resource':
    case 'out':
    case 'end':
      compiled.changed = true;
      if (!compiled.plainLayers) forget(compiled);
      return;
    case 'counter':
    case 'flag':
    case 'shuffle':
      if (!compiled.victoryOfResources) compiled.changed = true;
      if (!compiled.plainLayers) forget(compiled);
      return;
    // Where cards lie and what lasts on them. What lasts until the end of a turn ends with the next one.
    case 'move':
    case 'turn':
    case 'change':
    case 'control':
    case 'create':
      if (!compiled.victoryOfResources) compiled.changed = true;
      forget(compiled);
  }
}
