/** What moves are called: a checker enters from the bar, goes from point to point, or is borne off. */
import { message, nameOf } from '@turnwise/game';
import type { Message, Table } from '@turnwise/game';
import type { BackgammonEvent, BackgammonInput, From, To } from './types.ts';

export function inputLabel(input: BackgammonInput): Message {
  if (input.kind !== 'move') return message(`input.${input.kind}`);
  const { from, to, die } = input;
  return message(`input.${wayOf(from, to, 'move')}`, { from, to, die });
}

export function eventLabel(event: BackgammonEvent, table: Table): Message {
  const { kind, ...fields } = event;
  const seat = 'seat' in event ? { seat: nameOf(table, event.seat) } : {};
  const way = event.kind === 'moved' ? wayOf(event.from, event.to, 'moved') : kind;
  return message(`event.${way}`, { ...fields, ...seat });
}

function wayOf<Between extends string>(from: From, to: To, between: Between): 'enter' | 'bearOff' | Between {
  return from === 'bar' ? 'enter' : to === 'off' ? 'bearOff' : between;
}
