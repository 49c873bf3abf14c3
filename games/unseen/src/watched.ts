/** Whether the eyes of a slice rest on a cell: whoever was there so long before as the rules say is seen. */
import { watchersOf } from './level-index.ts';
import { looksAt } from './sight.ts';
import type { UnseenState } from './types.ts';

/** As far as the radius goes; by the light cone, what light reaches when it has had the time. */
export function isWatched(state: UnseenState, x: number, y: number, t: number): boolean {
  const { model, radius } = state.level.rules.detection;
  return model !== 'off' && watchersOf(state.level).some((watcher) => looksAt(state, watcher, x, y, t, radius));
}
