/** For what is told by all of its frames, which can all be taken back: so many, and a few more that a last step may make. */
import { MATCH_LIMITS } from '@turnwise/match';
import type { MatchLimits } from '@turnwise/match';

export function wholeLog(frames: number): Partial<MatchLimits> {
  const most = frames + MATCH_LIMITS.framesPerCall.usual;
  return { logFrames: most, undoFrames: most };
}
