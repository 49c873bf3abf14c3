/** The diffs of a frame, applied to the state before it: the state after it. */
import type { Step } from './behaviour.ts';
import { Chain } from './chain.ts';
import { forkFault } from './development.ts';
import { Emitted } from './emitted.ts';
import { engineError } from './engine-error.ts';
import type { EngineError } from './engine-error.ts';
import type { GameTypes } from './game-types.ts';
import type { Budgets } from './limits.ts';
import { fail, ok } from './result.ts';
import type { Result } from './result.ts';
import { UNCERTAIN, Work } from './work.ts';
import type { Setting } from './work.ts';

export function applyDiffs<T extends GameTypes>(
  setting: Setting<T>,
  state: T['State'],
  diffs: readonly Step<T>[],
): Result<T['State'], EngineError> {
  const { rules, development } = setting;
  const wrong = development ? forkFault(rules, state) : undefined;
  if (wrong !== undefined) return fail(wrong);
  const only = new Chain<T>([{ name: 'replay', order: 0, evaluate: () => diffs }]);
  const work = new Work<T>({ ...setting, names: only.names, budgets: UNBOUNDED }, state, new Emitted());
  const end = only.run(undefined as unknown as T['Input'], work, false);
  if (end === undefined || end === UNCERTAIN) {
    const lost = development ? forkFault(rules, work.state) : undefined;
    return lost === undefined ? ok(work.state) : fail(lost);
  }
  return fail('stop' in end ? engineError('applyThrew', 'replay', `stopped with ${end.code}`) : end);
}

/** A frame's diffs were counted when it was made. */
const UNBOUNDED: Budgets = { changesPerInput: Infinity, evaluationsPerInput: Infinity, textPerInput: Infinity };
