/** What moves are called: a checker enters from the bar, goes from point to point, or is borne off. */
import { message, nameOf, naming } from '@turnwise/game';
import type { Message, Table } from '@turnwise/game';
import { pointSpot } from './scene-ids.ts';
import type { BackgammonEvent, BackgammonInput, From, To } from './types.ts';

export function inputLabel(input: BackgammonInput): Message {
  if (input.kind !== 'move') return message(`input.${input.kind}`);
  const { from, to, die } = input;
  return message(`input.${wayOf(from, to, 'move')}`, { from: spotPhrase(from), to: spotPhrase(to), die });
}

export function eventLabel(event: BackgammonEvent, table: Table): Message {
  const { kind, ...fields } = event;
  const seat = 'seat' in event ? { seat: nameOf(table, event.seat) } : {};
  const way = event.kind === 'moved' ? wayOf(event.from, event.to, 'moved') : kind;
  const ends = event.kind === 'moved' ? { from: spotPhrase(event.from), to: spotPhrase(event.to) } : {};
  const point = event.kind === 'hit' ? { point: spotPhrase(event.point) } : {};
  return message(`event.${way}`, { ...fields, ...seat, ...ends, ...point });
}

/** A point is a link to its spot on the board. */
function spotPhrase(spot: From | To): Message | string {
  return typeof spot === 'number' ? naming(pointSpot(spot), message('phrase.point', { point: spot })) : spot;
}

function wayOf<Between extends string>(from: From, to: To, between: Between): 'enter' | 'bearOff' | Between {
  return from === 'bar' ? 'enter' : to === 'off' ? 'bearOff' : between;
}
