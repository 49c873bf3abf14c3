/** What does an event that nothing answers cost with 1,000 reactions to other kinds in the ruleset, over the same with 10? */
import type { Question } from '../figure.ts';
import { interleave } from '../interleave.ts';
import { unansweredEvents } from '../unanswered-events.ts';
import type { Answering } from '../unanswered-events.ts';

export const measure: Question = (as) =>
  interleave(unansweredEvents(10, as as Answering), unansweredEvents(1000, as as Answering));
