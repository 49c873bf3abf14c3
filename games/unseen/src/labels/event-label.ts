/** What happened, as a sentence. Things are told by their ids. */
import { message } from '@turnwise/game';
import type { Message } from '@turnwise/game';
import type { MovedThing, UnseenEvent, ViolatedThing, Warning, Written } from '../types.ts';
import { cellPhrase, pointPhrase, slicesPhrase, thingName } from './phrases.ts';

export function eventLabel(event: UnseenEvent): Message {
  const key = `event.${event.kind}`;
  switch (event.kind) {
    case 'moved':
    case 'waited':
    case 'rifted':
    case 'pushed':
    case 'pulled':
      return message(key, {
        from: pointPhrase(event.from),
        to: pointPhrase(event.to),
        things: event.things.filter(({ id }) => id !== 'player').map(movedPhrase),
      });
    case 'propagated':
      return message(key, { written: event.written.map(writtenPhrase) });
    case 'warned':
      return warningLabel(event.warning);
    case 'seen':
      return message(key, {
        by: thingName(event.by),
        at: pointPhrase(event.at),
        saw: pointPhrase(event.saw),
        turn: event.turn,
      });
    case 'detected':
      return message(key, { by: thingName(event.by), seenAt: pointPhrase(event.seenAt) });
    case 'paradox':
      return message(key, { source: event.source, violations: event.violations.map(violationPhrase) });
    case 'won':
      return message(key, { at: pointPhrase(event.at) });
    case 'restarted':
      return message(key);
  }
}

function movedPhrase({ id, from, to }: MovedThing): Message {
  return message('phrase.movedThing', { id: thingName(id), from: cellPhrase(from), to: cellPhrase(to) });
}

function writtenPhrase({ id, at, from, until }: Written): Message {
  return message('phrase.written', { id: thingName(id), at: cellPhrase(at), slices: slicesPhrase(from, until) });
}

function warningLabel(warning: Warning): Message {
  const key = `event.warned.${warning.kind}`;
  const id = thingName(warning.id);
  const [x, y] = warning.at;
  const at = message('phrase.atCell', { x, y });
  return warning.kind === 'collision'
    ? message(key, { id, with: thingName(warning.with), at, slices: slicesPhrase(warning.from, warning.until) })
    : message(key, { id, at });
}

function violationPhrase({ kind, turn, id, at }: ViolatedThing): Message {
  return message(`violation.${kind}`, { turn, id, at: pointPhrase(at) });
}
