/**
 * How a game says what caused an event: by marks of its own, such as numbers of effects or words for what is going on. A
 * host turns the marks into ids of events, in the same way for every game.
 */

/** A game's own name for something that happened. It may repeat: it means the latest event that has it. */
export type EventMark = string | number;

export interface EventTrail {
  /** The marks by which later events may name this one. */
  readonly as?: readonly EventMark[];
  /** The mark of its cause. If it is left out or not found among earlier events, the input is the cause. */
  readonly by?: EventMark;
}

/** The trail of an event that the input caused and that causes nothing. */
export const NO_TRAIL: EventTrail = Object.freeze({});
