/** Expected events: each matched in part, in order; others may come between them. */
import type { Json } from '@turnwise/kernel';
import { finding, findingsOf } from './finding.ts';
import type { Finding } from './finding.ts';
import { matches, matchPart } from './match-part.ts';
import type { Expectation } from './scenario.ts';
import { valueText } from './value-text.ts';

/** The first expected event that did not happen, if any. A matcher in place of the list looks at all events. */
export function matchEvents(expected: NonNullable<Expectation['events']>, events: readonly Json[]): readonly Finding[] {
  if (!Array.isArray(expected))
    return findingsOf('events', matchPart(expected as Json, events)).map((one) => ({ ...one, notes: listOf(events) }));
  // Taking the first match leaves the most events for the rest, so no other choice could do better.
  let next = 0;
  for (const [index, wanted] of expected.entries()) {
    const at = events.findIndex((event, place) => place >= next && matches(wanted, event));
    if (at >= 0) next = at + 1;
    else {
      const text = valueText(wanted);
      const found = next === 0 ? 'no such event' : `no such event after event ${next}`;
      return [finding(`events[${index}]`, text, found, listOf(events, next))];
    }
  }
  return [];
}

export function matchNoEvents(unwanted: readonly Json[], events: readonly Json[]): readonly Finding[] {
  return unwanted.flatMap((pattern, index) => {
    const event = events.find((one) => matches(pattern, one));
    return event === undefined ? [] : [finding(`noEvents[${index}]`, `no ${valueText(pattern)}`, valueText(event))];
  });
}

const MOST = 60;

/** The events that there were, one a line; those that have already been matched are marked. */
function listOf(events: readonly Json[], taken = 0): readonly string[] {
  if (events.length === 0) return ['there were no events'];
  const lines = events.slice(0, MOST).map((event, index) => `${index < taken ? '·' : '-'} ${valueText(event)}`);
  const more = events.length > MOST ? [`… and ${events.length - MOST} more`] : [];
  return ['the events were:', ...lines, ...more];
}
