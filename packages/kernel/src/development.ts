/** Development mode: checks after each dispatch for what it must not have done. */
import type { Behaviour } from './behaviour.ts';
import { toJson } from './codec/plain-json.ts';
import { engineError, engineErrorFrom } from './engine-error.ts';
import type { EngineError } from './engine-error.ts';
import { freezeDeep, lookOver } from './freeze.ts';
import type { Watch } from './freeze.ts';
import type { GameTypes } from './game-types.ts';
import { formatIssue } from './issue.ts';
import type { Rules } from './rules.ts';
import { Broken } from './work.ts';

/** Wraps a behaviour to catch it if it writes into a typed array, which cannot be frozen. */
export function watched<T extends GameTypes>(behaviour: Behaviour<T>): Behaviour<T> {
  if (behaviour.evaluate === undefined) return behaviour;
  const { name, evaluate } = behaviour;
  return {
    ...behaviour,
    evaluate(input, state) {
      const wasWritten = lookOver(state);
      const resolution = evaluate(input, state);
      if (wasWritten())
        throw new Broken(engineError('stateMutated', name, 'a behaviour wrote into a typed array of the state'));
      return resolution;
    },
  };
}

/**
 * Throws if a constant is not a substate. `fork` gives the names: it reads every substate of an empty state. A `fork` that
 * lists the fields of its argument, or that throws on it, tells nothing here; then the first dispatch finds it.
 */
export function checkConstants<T extends GameTypes>(rules: Rules<T>): void {
  if (rules.constants === undefined || rules.constants.length === 0) return;
  const names = new Set<unknown>();
  let told = true;
  const bare = new Proxy<T['State']>(
    {},
    {
      get: (_, name) => void names.add(name),
      ownKeys() {
        told = false;
        return [];
      },
    },
  );
  try {
    rules.fork(bare);
  } catch {
    return;
  }
  if (!told || names.size === 0) return;
  const stray = rules.constants.find((name) => !names.has(name));
  if (stray !== undefined)
    throw new Error(`${rules.name}: the constant ${stray} is not a substate that fork passes on`);
}

/** What is wrong with a state that was passed in: it was changed, it cannot be searched, or `fork` disagrees with it. */
export function faultBefore<T extends GameTypes>(
  rules: Rules<T>,
  state: T['State'],
  watch: Watch,
): EngineError | undefined {
  try {
    if (watch.finds(state)) return engineError('stateMutated', 'kernel', 'a typed array of this state was changed');
    freezeDeep(state);
  } catch (thrown) {
    return engineErrorFrom('stateUnwritable', 'kernel', thrown);
  }
  freezeShared(rules, state);
  return forkFault(rules, state);
}

export function freezeShared<T extends GameTypes>(rules: Rules<T>, state: T['State']): void {
  freezeDeep(rules.shared?.(state));
}

/** What `fork` does wrong: it should copy the record and pass on each substate as the same object. */
export function forkFault<T extends GameTypes>(rules: Rules<T>, state: T['State']): EngineError | undefined {
  try {
    const forked = rules.fork(state);
    if (forked === state)
      return engineError('stateMutated', 'kernel', 'fork returns the state itself, so a diff would write into it');
    const wrong = handedOnWrongly(state as Fields, forked as Fields);
    if (wrong !== undefined) return engineError('substateForgotten', 'kernel', wrong);
    const stray = rules.constants?.find((name) => !(name in state));
    return stray === undefined
      ? undefined
      : engineError('substateForgotten', 'kernel', `the constant ${stray} is not a substate`);
  } catch (thrown) {
    return engineErrorFrom('applyThrew', 'kernel', thrown);
  }
}

function handedOnWrongly(state: Fields, forked: Fields): string | undefined {
  for (const name of new Set([...Object.keys(state), ...Object.keys(forked)])) {
    if (Object.is(forked[name], state[name])) continue;
    if (forked[name] === undefined) return `fork forgets the substate ${name}`;
    if (state[name] === undefined) return `fork adds the substate ${name}, which the state does not have`;
    // Equal numbers are not a sign of a wrong name.
    const isPart = typeof forked[name] === 'object';
    const other = isPart ? Object.keys(state).find((one) => state[one] === forked[name]) : undefined;
    const given = other === undefined ? 'something else' : `the substate ${other}`;
    return `fork returns ${given} as the substate ${name}: it must pass on the same object`;
  }
  return undefined;
}

type Fields = Readonly<Record<string, unknown>>;

/** What the rules' own invariants say about a state that is about to be committed. */
export function violationOf<T extends GameTypes>(rules: Rules<T>, after: T['State']): EngineError | undefined {
  try {
    const issues = rules.invariants?.(after) ?? [];
    if (issues.length === 0) return undefined;
    return engineError('invariantBroken', 'kernel', issues.map(formatIssue).join('; '));
  } catch (thrown) {
    return engineErrorFrom('invariantBroken', 'kernel', thrown);
  }
}

/**
 * What is wrong with a state that is about to be committed: it writes into memory of the one before, changes a
 * constant, holds something that cannot be saved, or has a new substate that `fork` does not know.
 */
export function faultOf<T extends GameTypes>(
  rules: Rules<T>,
  before: T['State'],
  after: T['State'],
  watch: Watch,
): EngineError | undefined {
  try {
    if (watch.finds(before))
      return engineError('stateMutated', 'kernel', 'a typed array was written to that the draft did not own');
    const old = before as Fields;
    const constants: readonly string[] = rules.constants ?? [];
    for (const [name, substate] of Object.entries(after)) {
      if (substate === old[name]) continue;
      if (constants.includes(name))
        return engineError('stateMutated', 'kernel', `the substate ${name} is a constant and was set`);
      const json = toJson(substate, name);
      const first = json.ok ? undefined : json.error[0];
      if (first !== undefined) return engineError('stateUnwritable', 'kernel', formatIssue(first));
    }
  } catch (thrown) {
    return engineErrorFrom('stateUnwritable', 'kernel', thrown);
  }
  return forkFault(rules, after);
}
