/** Fast mode: one input at a time, in place on the caller's own state, without events and frames. */
import type { Chain } from './chain.ts';
import { engineError } from './engine-error.ts';
import { freezeShared } from './development.ts';
import { freezeDeep } from './freeze.ts';
import type { GameTypes } from './game-types.ts';
import type { Kernel } from './kernel.ts';
import { refusalOf } from './refusal-of.ts';
import { UNCERTAIN, Work } from './work.ts';
import type { Setting } from './work.ts';

export function createFastStep<T extends GameTypes>(setting: Setting<T>, chain: Chain<T>): Kernel<T>['step'] {
  /** One work for all steps; removed while it is in use. */
  let idle: Work<T> | undefined;
  const step: Kernel<T>['step'] = (state, input) => {
    const work = idle ?? new Work<T>(setting, state, 'fast');
    idle = undefined;
    work.reset(state);
    const end = chain.run(input, work, false);
    idle = work;
    if (end === undefined || end === UNCERTAIN) return undefined;
    if (!('stop' in end)) return end;
    if (work.applied === 0) return refusalOf(end, work.by);
    return engineError('fastStateVoid', work.by, `stopped with ${end.code} after ${work.applied} diffs`);
  };
  // Chosen here, so that production does not check at every step.
  if (!setting.development) return step;
  return (state, input) => {
    freezeDeep(input);
    freezeShared(setting.rules, state);
    return step(state, input);
  };
}
