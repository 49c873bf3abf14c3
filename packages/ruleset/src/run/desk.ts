/**
 * A desk is made for one dispatch or one look from outside. All that is remembered lies on it, so what two matches of one ruleset
 * compute never meets, and a compiled ruleset does not change.
 */
import type { Desk, RulesetState } from '../types.ts';

export function deskFor(state: RulesetState, most: number = UNLIMITED): Desk {
  return {
    state,
    items: state.stack.effects,
    book: state.book,
    spent: 0,
    most,
    likely: 0,
    scratches: [],
    ruleScratches: [],
    layers: null,
  };
}

/** More than anybody counts. Small enough that the engine keeps it as a plain integer. */
export const UNLIMITED = 2 ** 31 - 1;

/** A look at a state that is not there yet, as if it were. */
export function supposing<V>(desk: Desk, state: RulesetState, look: () => V): V {
  const { state: real } = desk;
  desk.state = state;
  try {
    return look();
  } finally {
    desk.state = real;
  }
}
