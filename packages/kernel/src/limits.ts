/** Limits on what strangers may send and cause. Each package has its own table; `docs/limits.md` is generated from all of them. */
export interface Limit {
  readonly usual: number;
  /** What is counted: `levels`, `characters`, `changes`. */
  readonly unit: string;
  /** What is bounded, as a sentence. */
  readonly about: string;
  /** What happens there, with its code, as a sentence. */
  readonly at: string;
  /**
   * Who may change it: the host, up or down; the host up or down and content only down; content only down; the author
   * of a game in TypeScript; or nobody.
   */
  readonly changedBy: 'host' | 'hostAndContent' | 'content' | 'game' | 'nobody';
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
      'The work that rules given as data do in one dispatch: each part of an expression, each item that a selector looks at.',
    at: 'The dispatch is `aborted` with `guardExceeded`; where play can go on afterwards, the match halts instead.',
    changedBy: 'hostAndContent',
  },
  textPerInput: {
    usual: 1_000_000,
    unit: 'characters',
    about: 'The total length of the texts that rules given as data put into the events of one dispatch.',
    at: 'The dispatch is `aborted` with `guardExceeded`; where play can go on afterwards, the match halts instead.',
    changedBy: 'hostAndContent',
  },
} as const satisfies LimitTable;

/** The budgets of one dispatch. The host sets them for a match, and the match's document keeps them, so that a replay ends where the match did. */
export type Budgets = Readonly<Record<keyof typeof KERNEL_LIMITS, number>>;

export const USUAL_BUDGETS: Budgets = {
  changesPerInput: KERNEL_LIMITS.changesPerInput.usual,
  evaluationsPerInput: KERNEL_LIMITS.evaluationsPerInput.usual,
  textPerInput: KERNEL_LIMITS.textPerInput.usual,
};

const CUT = 'A longer text is shortened in the middle.';

/** How much an answer says: issues, refusals, faults. Nothing large that was sent comes back whole. */
export const ANSWER_LIMITS = {
  issues: {
    usual: 100,
    unit: 'issues',
    about: 'Issues in one answer.',
    at: 'The search stops, and a last issue, `moreIssues`, says that there are more.',
    changedBy: 'nobody',
  },
  issueCharacters: {
    usual: 40_000,
    unit: 'characters',
    about: 'All issues of one answer, as JSON.',
    at: 'As for the number of issues: `moreIssues`.',
    changedBy: 'nobody',
  },
  issuePath: { usual: 200, unit: 'characters', about: 'The path of an issue.', at: CUT, changedBy: 'nobody' },
  issueExpected: {
    usual: 2_000,
    unit: 'characters',
    about: 'What an issue says was expected.',
    at: CUT,
    changedBy: 'nobody',
  },
  issueFound: {
    usual: 60,
    unit: 'characters',
    about: 'What an issue says was found.',
    at: 'A longer text is cut at the end.',
    changedBy: 'nobody',
  },
  refusalCharacters: {
    usual: 50_000,
    unit: 'characters',
    about: 'The parameters of a refusal, as JSON.',
    at: 'Texts are shortened and long lists are cut; `…` stands for what is left out.',
    changedBy: 'nobody',
  },
  refusalText: {
    usual: 2_000,
    unit: 'characters',
    about: 'A text in the parameters of a refusal, and the message of a fault.',
    at: CUT,
    changedBy: 'nobody',
  },
  refusalDepth: {
    usual: 16,
    unit: 'levels',
    about: 'Nesting of the parameters of a refusal.',
    at: '`…` stands for what is deeper.',
    changedBy: 'nobody',
  },
} as const satisfies LimitTable;

/** The size of a document that is read, checked or played: options, a position, a saved match. It is measured before anything else. */
export const DOCUMENT_LIMITS = {
  documentDepth: {
    usual: 500,
    unit: 'levels',
    about: 'Nesting of a document.',
    at: 'The document is refused with the issue `tooDeep`.',
    changedBy: 'nobody',
  },
  documentValues: {
    usual: 1_000_000,
    unit: 'values',
    about: 'Values in a document: each text, number, list and record in it.',
    at: 'The document is refused with the issue `tooBig`.',
    changedBy: 'nobody',
  },
  documentCharacters: {
    usual: 16_000_000,
    unit: 'characters',
    about: 'The total length of the texts and keys in a document.',
    at: 'The document is refused with the issue `tooBig`.',
    changedBy: 'nobody',
  },
  documentText: {
    usual: 100_000,
    unit: 'characters',
    about: 'One text of a document.',
    at: 'The document is refused with the issue `tooLong`.',
    changedBy: 'nobody',
  },
  documentKey: {
    usual: 1_000,
    unit: 'characters',
    about: 'One key of a document.',
    at: 'The document is refused with the issue `tooLong`.',
    changedBy: 'nobody',
  },
} as const satisfies LimitTable;
