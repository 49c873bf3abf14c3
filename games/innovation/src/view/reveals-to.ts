/**
 * Where a seat's preview stops: at what the seat does not know yet, or would have to know to foresee what follows. A card
 * that it knows may be shown to others; what is drawn, exchanged or looked for among hidden cards may not be foreseen.
 */
import type { Viewer } from '@turnwise/game';
import { bitOf } from '../apply/knowledge.ts';
import type { InnovationEvent } from '../types.ts';

export function revealsTo(event: InnovationEvent, viewer: Viewer): boolean {
  if (!('reveals' in event)) return false;
  return !('knew' in event) || (event.knew & bitOf(viewer)) === 0;
}
