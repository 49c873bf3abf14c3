/** The gesture of a time in which nothing can be done: while steps are played back, or somebody else looks at the table. */
import type { Gesture } from '@turnwise/gesture';

export const EMPTY_GESTURE: Gesture = {
  lit: new Map(),
  taken: [],
  menu: [],
  buttons: [],
  asks: null,
  input: null,
  isBegun: false,
  touch: () => EMPTY_GESTURE,
  press: () => EMPTY_GESTURE,
  back: () => EMPTY_GESTURE,
};
