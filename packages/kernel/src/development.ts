/** Development mode: what a dispatch must not have done, looked for after it was done. */
import type { Behaviour } from './behaviour.ts';
import { hashValue } from './codec/hash.ts';
import { toJson } from './codec/pack.ts';
import { engineError } from './engine-error.ts';
import type { EngineError } from './engine-error.ts';
import { typedArraysIn } from './freeze.ts';
import type { Watch } from './freeze.ts';
import type { GameTypes } from './game-types.ts';
import { formatIssue } from './issue.ts';
import { Broken } from './work.ts';

/** The behaviour under watch: one that writes into a typed array, which cannot be frozen, is found when it has answered. */
export function watched<T extends GameTypes>(behaviour: Behaviour<T>): Behaviour<T> {
  if (behaviour.evaluate === undefined) return behaviour;
  const { name, evaluate } = behaviour;
  return {
    ...behaviour,
    evaluate(input, state) {
      const seen = typedArraysIn(state).map((array) => ({ array, hash: hashValue(array) }));
      const resolution = evaluate(input, state);
      if (seen.some(({ array, hash }) => hashValue(array) !== hash))
        throw new Broken(engineError('stateMutated', name, 'a behaviour wrote into a typed array of the state'));
      return resolution;
    },
  };
}

/**
 * What is wrong with a state that is about to be committed: memory of the one before it, a constant
 * that is another, or something that no save can hold.
 */
export function faultOf(
  before: object,
  after: object,
  watch: Watch,
  constants: readonly string[],
): EngineError | undefined {
  if (watch.finds(before))
    return engineError('stateMutated', 'kernel', 'a typed array was written that the draft did not own');
  const old = before as Readonly<Record<string, unknown>>;
  for (const [name, substate] of Object.entries(after)) {
    if (substate === old[name]) continue;
    if (constants.includes(name))
      return engineError('stateMutated', 'kernel', `the substate ${name} is a constant and was set`);
    const json = toJson(substate, name);
    const first = json.ok ? undefined : json.error[0];
    if (first !== undefined) return engineError('stateUnwritable', 'kernel', formatIssue(first));
  }
  return undefined;
}
