/** Bounds on what strangers may send and cause. Each package has a table of its own; `docs/limits.md` is made of them all. */
export interface Limit {
  readonly usual: number;
  /** What is counted: `levels`, `characters`, `changes`. */
  readonly unit: string;
  /** What is bounded, as a sentence. */
  readonly about: string;
  /** What happens there, with its code, as a sentence. */
  readonly at: string;
  /** The host either way, the host either way and content only downward, the author of a game in TypeScript, or nobody. */
  readonly changedBy: 'host' | 'hostAndContent' | 'game' | 'nobody';
}

export type LimitTable = Readonly<Record<string, Limit>>;

export const KERNEL_LIMITS = {
  changesPerInput: {
    usual: 50_000,
    unit: 'changes',
    about: 'Diffs and draws of one dispatch.',
    at: 'The dispatch is `aborted` with `guardExceeded`, and nothing is kept.',
    changedBy: 'host',
  },
  evaluationsPerInput: {
    usual: 2_000_000,
    unit: 'evaluations',
    about:
      'What rules given as data compute in one dispatch: each part of an expression, each thing that a selector looks at.',
    at: 'The dispatch is `aborted` with `guardExceeded`, or the match halts where play can go on after that.',
    changedBy: 'hostAndContent',
  },
  textPerInput: {
    usual: 1_000_000,
    unit: 'characters',
    about: 'Texts that rules given as data put into the events of one dispatch, all together.',
    at: 'The dispatch is `aborted` with `guardExceeded`, or the match halts where play can go on after that.',
    changedBy: 'hostAndContent',
  },
} as const satisfies LimitTable;

/** What one dispatch may use. The host sets them for a match, and the match's document keeps them: a replay ends where the match did. */
export type Budgets = Readonly<Record<keyof typeof KERNEL_LIMITS, number>>;

export const USUAL_BUDGETS: Budgets = {
  changesPerInput: KERNEL_LIMITS.changesPerInput.usual,
  evaluationsPerInput: KERNEL_LIMITS.evaluationsPerInput.usual,
  textPerInput: KERNEL_LIMITS.textPerInput.usual,
};
