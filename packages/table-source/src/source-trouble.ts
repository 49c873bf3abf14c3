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
  | 'failed';

export class SourceTrouble extends Error {
  readonly code: TroubleCode;

  constructor(code: TroubleCode, text: string = TROUBLE_TEXTS[code]) {
    super(text);
    this.name = 'SourceTrouble';
    this.code = code;
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
  failed: 'something went wrong',
};
