/** An event as it is told: its payload by name, and who may know the cards in it. */
import { seat as seatNumber } from '@turnwise/game';
import type { Seat } from '@turnwise/game';
import { cardAt, eventAt, ruleAt } from '../compiled/at.ts';
import { placeOf } from '../compiled/compiled.ts';
import type { Compiled, EventKind } from '../compiled/compiled.ts';
import type { EventField } from '../compiled/event-field.ts';
import type { Taken } from './taken.ts';
import { NOTHING } from '../types.ts';
import type {
  CardState,
  EventDiff,
  EventStatus,
  Happening,
  RulesetEvent,
  RulesetState,
  EventValue,
  EventThing,
} from '../types.ts';
import { CARD_DRAWN, DISCARDED, LOOKED } from './kind-numbers.ts';
import { bitOf, everybody, PERHAPS, sightOf } from './sight.ts';

export function tell(compiled: Compiled, state: RulesetState, diff: EventDiff, learned: number): RulesetEvent {
  const { event } = diff;
  const { id, attempt } = eventAt(compiled, event.kind);
  const status = statusOf(diff);
  const payload: Record<string, EventValue> = {};
  const hides: Record<string, number> = {};
  const sight = status === 'applied' ? sightOfWay(compiled, state, event) : 0;
  addFields(compiled, state, event, sight, payload, hides);
  for (let i = 0; i < event.taken.length; i++) addTaken(compiled, state, event.taken[i] as Taken, payload, hides);
  if (diff.kind === 'end') payload['reason'] = diff.ended.reason;
  if (diff.kind === 'halt' && diff.halted.guard !== '') {
    payload['guard'] = diff.halted.guard;
    payload['limit'] = diff.halted.limit;
  }
  const showing = (learned & ~PERHAPS) | (sight === 0 ? 0 : sight & ~cardAt(state, event.fields[1] as number).seen);
  return {
    kind: status === 'prevented' ? attempt : id,
    id: event.id,
    cause: event.cause,
    by: ruleAt(compiled, event.by).name,
    status,
    payload,
    ...(Object.keys(hides).length === 0 ? {} : { hides }),
    ...(showing !== 0 || (learned & PERHAPS) !== 0 || mayShow(event, sight, hides)
      ? { reveals: true, knew: knewBefore(state, hides) & ~showing }
      : {}),
    ...(diff.kind === 'end' ? { final: true } : {}),
    ...(diff.kind === 'move' && diff.note !== undefined ? { note: diff.note } : {}),
  };
}

/** Whether the one who looks at or draws the card knew it before is not told, not even by what can be undone. */
function mayShow({ kind }: Happening, sight: number, hides: Readonly<Record<string, number>>): boolean {
  return (kind === LOOKED || (kind === CARD_DRAWN && sight !== 0)) && 'card' in hides;
}

/** Who knows every card in it. */
function knewBefore({ players }: RulesetState, hides: Readonly<Record<string, number>>): number {
  return Object.values(hides).reduce((knowers, seen) => knowers & seen, everybody(players.length));
}

function statusOf(diff: EventDiff): EventStatus {
  if (diff.kind === 'happen') return diff.status;
  if (diff.kind === 'turn') return diff.status ?? 'applied';
  return 'applied';
}

/** Who draws or discards a card tells those at once which it is who see where it goes; that it goes there is told after it. */
function sightOfWay(compiled: Compiled, state: RulesetState, { kind, fields }: Happening): number {
  if (kind !== CARD_DRAWN && kind !== DISCARDED) return 0;
  const card = fields[1] as number;
  const zone = compiled.zones[kind === CARD_DRAWN ? compiled.roles.hand : compiled.roles.graveyard];
  if (zone === undefined || card < 0) return 0;
  const whose = kind === CARD_DRAWN ? ~(fields[0] as number) : cardAt(state, card).owner;
  return sightOf(compiled, placeOf(compiled, zone, whose), state.players.length);
}

function addFields(
  compiled: Compiled,
  state: RulesetState,
  { kind, fields }: Happening,
  learning: number,
  payload: Record<string, EventValue>,
  hides: Record<string, number>,
): void {
  const all = everybody(state.players.length);
  const { fields: named } = eventAt(compiled, kind);
  for (const [at, field] of named.entries()) {
    const value = fields[at] as number;
    payload[field.name] = told(compiled, state, field, value);
    if (value >= 0 && (field.type === 'card' || field.type === 'entity')) {
      const seen = cardAt(state, value).seen | learning;
      if (seen !== all) hides[field.name] = seen;
    }
  }
}

/** What an action was taken with. A list is told to those who may know all of it; a secret to its seat. */
function addTaken(
  compiled: Compiled,
  state: RulesetState,
  { name, of, values, list, secret }: Taken,
  payload: Record<string, EventValue>,
  hides: Record<string, number>,
): void {
  const things = values.map((value) => takenTold(compiled, state, of, value));
  payload[name] = list ? things : (things[0] ?? null);
  const all = everybody(state.players.length);
  let knowers = all;
  if (secret !== null) knowers = bitOf(secret);
  if (of === 'cards' || of === 'mixed')
    for (const value of values) if (value >= 0) knowers &= cardAt(state, value).seen;
  if (knowers !== all) hides[name] = knowers;
}

function takenTold({ symbols }: Compiled, state: RulesetState, of: Taken['of'], value: number): EventThing {
  switch (of) {
    case 'cards':
    case 'players':
    case 'mixed':
      return thingTold(state, value);
    case 'items':
      return { item: value };
    case 'number':
      return value;
    case 'word':
      return { word: symbols[value] as string };
  }
}

function thingTold({ cards }: RulesetState, value: number): EventThing {
  return value >= 0 ? (cards[value] as CardState).id : { seat: seatNumber(~value) };
}

function told(compiled: Compiled, state: RulesetState, { type }: EventField, value: number): EventValue {
  if (value === NOTHING) return null;
  switch (type) {
    case 'card':
    case 'entity':
    case 'player':
      return thingTold(state, value);
    case 'zone':
    case 'text':
    case 'symbol':
      return compiled.symbols[value] as string;
    case 'kind':
      return (compiled.events.find(({ symbol }) => symbol === value) as EventKind).attempt;
    case 'flag':
      return value !== 0;
    case 'seats':
      return { seats: seatsIn(value) };
    case 'number':
    case 'item':
      return value;
  }
}

function seatsIn(bits: number): readonly Seat[] {
  const seats: Seat[] = [];
  for (let seat = 0; bits >> seat !== 0; seat++) if (((bits >> seat) & 1) === 1) seats.push(seatNumber(seat));
  return seats;
}
