/** The limits that a host sets for one match, checked. */
import { fail, integer, isRecord, issue, joinPath, ok } from '@turnwise/kernel';
import type { Issue, Result } from '@turnwise/kernel';
import { MATCH_LIMITS } from './limits.ts';

/** The limits that the host sets for one match. They do not change which frames the inputs lead to, so documents do not keep them. */
export interface MatchLimits {
  readonly framesPerCall: number;
  readonly undoFrames: number;
  readonly logFrames: number;
  /** For `loadMatch`. */
  readonly loadInputs: number;
}

const SHAPES = {
  framesPerCall: integer(1),
  undoFrames: integer(0),
  logFrames: integer(1),
  loadInputs: integer(0),
} as const;

/** The limits of a request, merged over the usual ones. */
export function readLimits(limits: unknown): Result<MatchLimits, readonly Issue[]> {
  const given = limits ?? {};
  if (!isRecord(given)) return fail([issue('limits', 'wrongShape', 'limits by name', given)]);
  const names = Object.keys(SHAPES) as (keyof MatchLimits)[];
  const issues = Object.entries(given).flatMap(([name, value]) => {
    const path = joinPath('limits', name);
    if (!Object.hasOwn(SHAPES, name)) return [issue(path, 'unknownField', `one of ${names.join(', ')}`)];
    return value === undefined ? [] : SHAPES[name as keyof MatchLimits].issues(value, path);
  });
  if (issues.length > 0) return fail(issues);
  const { framesPerCall, undoFrames, logFrames, loadInputs } = MATCH_LIMITS;
  return ok({
    framesPerCall: framesPerCall.usual,
    undoFrames: undoFrames.usual,
    logFrames: logFrames.usual,
    loadInputs: loadInputs.usual,
    ...(given as Partial<MatchLimits>),
  });
}
