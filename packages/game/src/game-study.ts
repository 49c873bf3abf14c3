/**
 * What a simulator counts of a game for its designer: a group of the definition, all of it optional. Without it inputs are counted by
 * their kind, and cards are not counted.
 */
import type { PlayTypes } from './play-types.ts';
import type { Seat } from './seat.ts';

export interface GameStudy<T extends PlayTypes> {
  /** What an input is counted as, where its `kind` says too little: the action of a ruleset. */
  readonly inputKind?: (input: T['Input']) => string;
  /** All that inputs of seats can be counted as, so that what never comes up is found. The default: the kinds of the rules. */
  readonly inputKinds?: (state: T['State']) => readonly string[];
  /** For a game with cards in hands. */
  readonly cards?: GameCards<T>;
  /** For a game whose rules answer what happens: those that never do are found. */
  readonly rules?: GameReactions<T>;
}

/** Rules that come to work by themselves, by their names: reactions, triggered abilities. */
export interface GameReactions<T extends PlayTypes> {
  readonly all: (state: T['State']) => readonly string[];
  /** The rule that made an event; undefined where that is nobody's. */
  readonly of: (event: T['Event']) => string | undefined;
}

/**
 * Cards by their names. A seat has drawn a card when it comes into its hand, and played it when it leaves the hand by the seat's own
 * input or comes to lie before the seat.
 */
export interface GameCards<T extends PlayTypes> {
  /** Every card that the game has, whether it is in this match or not; empty where no hands are held. */
  readonly all: (state: T['State']) => readonly string[];
  readonly hand: (state: T['State'], seat: Seat) => readonly string[];
  /** What lies before the seat, for cards that may come there without having been in a hand. */
  readonly table?: (state: T['State'], seat: Seat) => readonly string[];
}
