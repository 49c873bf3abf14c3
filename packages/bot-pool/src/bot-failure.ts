/** Why there is no decision. */
export type BotFailureKind =
  /** It did not answer in time and was ended. */
  | 'overstayed'
  /** Its thread ended while it worked. */
  | 'crashed'
  /** It cannot be: an unknown game, a name that is none, a fault in the game or in the bot. */
  | 'failed'
  /** The host did not want it any more. */
  | 'dropped'
  | 'closed';

export class BotFailure extends Error {
  readonly kind: BotFailureKind;

  constructor(kind: BotFailureKind, message: string) {
    super(message);
    this.name = 'BotFailure';
    this.kind = kind;
  }
}
