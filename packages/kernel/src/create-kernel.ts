/** Makes a kernel of rules: the options are chosen once, so that a dispatch does not ask for them again. */
import { applyDiffs } from './apply-diffs.ts';
import { orderBehaviours } from './behaviour.ts';
import { Chain } from './chain.ts';
import { hashValue } from './codec/hash.ts';
import { createStateCodec } from './codec/state-codec.ts';
import { cloneSharing, copyInto } from './copy-into.ts';
import { checkConstants, forkFault, freezeShared, watched } from './development.ts';
import { createFastStep } from './fast-step.ts';
import { freezeDeep } from './freeze.ts';
import type { GameTypes } from './game-types.ts';
import { createInputCheck } from './input-check.ts';
import type { Kernel, KernelOptions } from './kernel.ts';
import { USUAL_BUDGETS } from './limits.ts';
import type { Budgets } from './limits.ts';
import { createRecorder } from './recorder.ts';
import { refusalOf } from './refusal-of.ts';
import { fail, ok } from './result.ts';
import type { Rules } from './rules.ts';
import { UNCERTAIN, Work } from './work.ts';
import type { Setting } from './work.ts';

/**
 * Throws on a programmer's mistake in the rules (two behaviours with the same order and name; in development mode a constant
 * that is not a substate), because nothing could run then.
 */
export function createKernel<T extends GameTypes>(rules: Rules<T>, options: KernelOptions = {}): Kernel<T> {
  const ordered = orderBehaviours(rules.behaviours);
  const development = options.development === true;
  if (development) checkConstants(rules);
  const chain = new Chain<T>(development ? ordered.map(watched) : ordered);
  const check = createInputCheck(rules.inputs);
  const budgets: Budgets = { ...USUAL_BUDGETS, ...options.budgets };
  const setting: Setting<T> = { rules, names: chain.names, development, budgets };
  const record = createRecorder({ setting, chain, check, hashes: options.hash !== false });
  const step = createFastStep(setting, chain);
  const { constants = [] } = rules;
  return {
    rules,
    order: ordered.map((behaviour) => behaviour.name),
    dispatch: (state, input, at = {}) => record(state, input, false, at),
    preview: (state, input, careful = false) => record(state, input, careful, null),
    validate(state, input) {
      const malformed = check.refuse(input);
      if (malformed !== undefined) return ok(refusalOf(malformed, 'kernel'));
      if (development) {
        const wrong = forkFault(rules, state);
        if (wrong !== undefined) return fail(wrong);
        freezeDeep(input);
        freezeShared(rules, state);
      }
      const work = new Work<T>(setting, state, 'checking');
      const end = chain.run(input, work, false);
      if (end === undefined || end === UNCERTAIN) return ok(undefined);
      return 'stop' in end ? ok(refusalOf(end, work.by, work)) : fail(end);
    },
    inputIssues: (input) => check.issues(input),
    step,
    stepMany(state, inputs) {
      for (let done = 0; done < inputs.length; done++) {
        const stopped = step(state, inputs[done] as T['Input']);
        if (stopped !== undefined) return { done, stopped };
      }
      return { done: inputs.length, stopped: undefined };
    },
    // The fork gives the copy the same hidden class as every other state.
    clone: rules.clone ?? ((state) => rules.fork(cloneSharing(state, constants))),
    cloneInto: rules.copyInto ?? ((to, from) => copyInto(to, from, constants)),
    applyDiffs: (state, diffs) => applyDiffs(setting, state, diffs),
    hash: hashValue,
    codec: createStateCodec(rules),
  };
}
