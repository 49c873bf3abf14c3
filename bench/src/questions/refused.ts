/**
 * Does a dispatch that is refused before its first diff fork, clone or even look into a substate, and does any refusal leave
 * something behind? The rules count their forks and clones, and the substates are proxies that count every look; no behaviour
 * looks into them before the diff, so a look is a clone by somebody else.
 */
import { aborted, createKernel, disallowed, History, integer, invalidInput } from '@turnwise/kernel';
import type { Rules } from '@turnwise/kernel';
import type { Question } from '../figure.ts';
import { bytesKeptBy } from '../heap.ts';

interface Gates {
  State: { readonly cells: readonly number[]; readonly table: Readonly<Record<string, number>> };
  Input: { readonly kind: 'try'; readonly gate: number };
  Diff: { readonly kind: 'write' };
  Event: { readonly kind: 'written' };
}

/** The gates that stop before the diff, the one that stops after it, and the open way. */
const EARLY = [0, 1, 2];
const LATE = 3;
const OPEN = 4;

const REFUSALS = 10_000;
/** More of them where bytes are counted: what the collector itself needs comes and goes. */
const REFUSALS_KEPT = 50_000;
const ROUNDS = 5;

export const measure: Question = () => {
  let touched = 0;
  const look = <V extends object>(target: V): V =>
    new Proxy(target, {
      get(from, key) {
        touched++;
        return Reflect.get(from, key);
      },
      ownKeys(from) {
        touched++;
        return Reflect.ownKeys(from);
      },
    });

  const rules: Rules<Gates> = {
    name: 'gates',
    schemaVersion: 1,
    fork(s) {
      touched++;
      return { cells: s.cells, table: s.table };
    },
    inputs: { try: { gate: integer(0, OPEN) } },
    behaviours: [
      { name: 'first', order: 0, evaluate: ({ gate }) => (gate === 0 ? disallowed('shut', { gate }) : undefined) },
      { name: 'second', order: 1, evaluate: ({ gate }) => (gate === 1 ? invalidInput('shut') : undefined) },
      { name: 'third', order: 2, evaluate: ({ gate }) => (gate === 2 ? aborted('shut') : [{ kind: 'write' }]) },
      { name: 'last', order: 3, evaluate: ({ gate }) => (gate === LATE ? disallowed('late') : undefined) },
    ],
    apply(draft, _diff, emit) {
      const { state } = draft;
      const cells = (state.cells = draft.own(state.cells));
      cells[0] = 1;
      const table = (state.table = draft.own(state.table));
      table['a'] = 1;
      emit?.({ kind: 'written' });
    },
  };
  const kernel = createKernel(rules);
  const start = rules.fork({ cells: look(Array.from({ length: 64 }, () => 0)), table: look({ a: 0, b: 0 }) });
  const malformed = { kind: 'try', gate: 'none' } as unknown as Gates['Input'];
  const early = [malformed, ...EARLY.map((gate): Gates['Input'] => ({ kind: 'try', gate }))];

  /** Refuses so many times, and says how often a fork, a clone or a look was seen. */
  function refuse(history: History<Gates>, inputs: readonly Gates['Input'][], times: number): number {
    touched = 0;
    for (let i = 0; i < times; i++) {
      const result = history.dispatch(inputs[i % inputs.length] as Gates['Input']);
      if (!result.ok || result.value.outcome.kind === 'committed' || result.value.state !== start)
        throw new Error(`a refusal went wrong: ${JSON.stringify(result)}`);
    }
    if (history.length !== 0 || history.canUndo.able) throw new Error('a refusal is in the history');
    return touched;
  }

  // The counters are counted on: an accepted input forks once and clones two substates at the least.
  touched = 0;
  kernel.dispatch(start, { kind: 'try', gate: OPEN });
  if (touched < 3) throw new Error(`only ${touched} touches were counted on an accepted input`);

  const every = [...early, { kind: 'try', gate: LATE } as const];
  const history = new History(kernel, start);
  refuse(history, every, REFUSALS);
  const ratios: number[] = [];
  const values: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    ratios.push(refuse(history, early, REFUSALS));
    values.push(bytesKeptBy(() => refuse(history, every, REFUSALS_KEPT)) / REFUSALS_KEPT);
  }
  return { ratios, values };
};
