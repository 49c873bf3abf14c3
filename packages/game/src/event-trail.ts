/**
 * How a game says what brought an event about: in marks of its own, such as numbers of effects or words for what goes on. A
 * host turns them into ids of events, the same way for every game.
 */

/** A name of the game's own for something that happened. It may come again: the latest event that has it is meant. */
export type EventMark = string | number;

export interface EventTrail {
  /** The marks by which later events may name this one. */
  readonly as?: readonly EventMark[];
  /** The mark of what brought it. Left out, or not found among earlier events: the input itself did. */
  readonly by?: EventMark;
}

/** Of an event that the input brought by itself and that brings nothing. */
export const NO_TRAIL: EventTrail = Object.freeze({});
