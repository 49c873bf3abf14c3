/** Where a seat's preview stops: at what the seat does not know yet. */
import type { Viewer } from '@turnwise/game';
import { bitOf } from '../run/sight.ts';
import type { RulesetEvent } from '../types.ts';

export function revealsTo({ reveals, knew = 0 }: RulesetEvent, viewer: Viewer): boolean {
  return reveals === true && (knew & bitOf(viewer)) === 0;
}
