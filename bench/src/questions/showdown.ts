/** How many events are raised, or lines of the log written, in a second by Showdown's simulator, beside the events of duel? */
import { duelEvents } from '../duel-events.ts';
import type { Question } from '../figure.ts';
import { interleave } from '../interleave.ts';
import type { Rounds } from '../interleave.ts';
import { perSecond } from '../per-second.ts';
import { showdownBattles } from '../showdown-battles.ts';
import type { Unit } from '../showdown-battles.ts';

/** A batch is all battles, each of some 40 ms. */
const ROUNDS: Rounds = { rounds: 9, warmUp: 3000, batch: 300 };

export const measure: Question = (unit) =>
  perSecond(interleave(duelEvents('fast'), showdownBattles(unit as Unit), ROUNDS));
