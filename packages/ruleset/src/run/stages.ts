/** How far an item is. */

/** It waits in its window: a seat has been told that it has priority, and decides when what answers that is done. */
export const TOLD = -1;
/** It waits until the others have had their say. */
export const WINDOW = 0;
/** The reactions before its event are to be found. */
export const BEFORE = 1;
/** Its event is to be recorded, its targets to be chosen. */
export const PREPARE = 2;
/** Its effects are being done. */
export const WORK = 3;
/** It is done: victory and the reactions after it are to be looked at. */
export const AFTER = 4;
/** A triggered ability is to begin: what comes before that is being met. */
export const BEGIN = 5;
/** An ability has done all it does: what comes before that this is told is being met. */
export const RESOLVE = 6;
/** Seats are to be out: what comes before that is being met. */
export const LOSE = 7;
