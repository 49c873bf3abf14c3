/** Why a source cannot do what it was asked: a code for hosts with words of their own, and a sentence. Refusals of the rules are outcomes, and no trouble. */
export type TroubleCode =
  /** The match cannot begin or be loaded; the text says why. */
  | 'cannotOpen'
  | 'notAllowed'
  | 'recordOnly'
  | 'noSuchFrame'
  | 'noChat'
  | 'noHint'
  | 'cannotBranch'
  | 'closed'
  /** The thread that has the table is gone. */
  | 'stopped'
  | 'failed';

export interface Because {
  readonly code: string;
  readonly params: Readonly<Record<string, unknown>>;
}

export class SourceTrouble extends Error {
  readonly code: TroubleCode;
  /** What a server said no with, for hosts that have words for its codes. */
  readonly because: Because | undefined;

  constructor(code: TroubleCode, text: string = TROUBLE_TEXTS[code], because?: Because) {
    super(text);
    this.name = 'SourceTrouble';
    this.code = code;
    this.because = because;
  }
}

/** English sentences, for the catalogues of hosts too. */
export const TROUBLE_TEXTS: Readonly<Record<TroubleCode, string>> = {
  cannotOpen: 'this match cannot be opened',
  notAllowed: 'you may not look at that seat while the match goes on',
  recordOnly: 'this is a record of a match: it can only be looked at',
  noSuchFrame: 'the match has no such moment',
  noChat: 'there is nobody to talk to here',
  noHint: 'there is nothing to advise now',
  cannotBranch: 'this record cannot be played on from here',
  closed: 'this table is closed',
  stopped: 'the program that runs this table has stopped',
  failed: 'something went wrong',
};
