/** An event as it is told: its payload by name, and who may know the cards in it. */
import { seat as seatNumber } from '@turnwise/game';
import type { Seat } from '@turnwise/game';
import type { Compiled, EventKind, Rule } from '../compile/compiled.ts';
import type { EventField } from '../compile/event-field.ts';
import { NOTHING } from '../types.ts';
import type { CardState, EventDiff, EventStatus, Happening, Item, RulesetEvent, RulesetState, Told } from '../types.ts';
import { CARD_DRAWN } from './kind-numbers.ts';
import { everybody } from './sight.ts';

export function tell(compiled: Compiled, state: RulesetState, diff: EventDiff, learned: number): RulesetEvent {
  const { event } = diff;
  const { id, attempt } = compiled.events[event.kind] as EventKind;
  const status = statusOf(diff);
  const payload: Record<string, Told> = {};
  const hides: Record<string, number> = {};
  // Who draws knows the card at once; that it goes into the hand is told after it.
  const drawn = event.kind === CARD_DRAWN ? 2 << ~(event.fields[0] as number) : 0;
  addFields(compiled, state, event, drawn, payload, hides);
  if (diff.kind === 'announce') {
    addFields(compiled, state, diff.about, 0, payload, hides);
    if (diff.chosenFor >= 0) addChosen(compiled, state, diff, payload, hides);
  }
  const showing = learned | drawn;
  return {
    kind: status === 'prevented' ? attempt : id,
    id: event.id,
    cause: event.cause,
    by: (compiled.rules[event.by] as Rule).name,
    status,
    payload,
    ...(Object.keys(hides).length === 0 ? {} : { hides }),
    ...(showing === 0 ? {} : { reveals: true, knew: knewBefore(state, hides) & ~showing }),
    ...(diff.kind === 'end' ? { final: true } : {}),
    ...(diff.kind === 'move' && diff.note !== undefined ? { note: diff.note } : {}),
  };
}

/** Who knows every card in it. */
function knewBefore({ players }: RulesetState, hides: Readonly<Record<string, number>>): number {
  return Object.values(hides).reduce((knowers, seen) => knowers & seen, everybody(players.length));
}

function statusOf(diff: EventDiff): EventStatus {
  if (diff.kind === 'happen') return diff.status;
  return 'applied';
}

function addFields(
  compiled: Compiled,
  state: RulesetState,
  { kind, fields }: Happening,
  learning: number,
  payload: Record<string, Told>,
  hides: Record<string, number>,
): void {
  const all = everybody(state.players.length);
  const { fields: named } = compiled.events[kind] as EventKind;
  for (const [at, field] of named.entries()) {
    const value = fields[at] as number;
    payload[field.name] = told(compiled, state, field, value);
    if (value >= 0 && (field.type === 'card' || field.type === 'entity')) {
      const seen = (state.cards[value] as CardState).seen | learning;
      if (seen !== all) hides[field.name] = seen;
    }
  }
}

/** What an ability is aimed at, as far as it came with the input; a name that is taken stays as it is. */
function addChosen(
  compiled: Compiled,
  state: RulesetState,
  { chosen, chosenFor }: Pick<Item, 'chosen' | 'chosenFor'>,
  payload: Record<string, Told>,
  hides: Record<string, number>,
): void {
  const all = everybody(state.players.length);
  const { targets } = compiled.rules[chosenFor] as Rule;
  for (const [at, { id, of }] of targets.entries()) {
    const value = chosen[at]?.[0];
    if (value === undefined || Object.hasOwn(payload, id)) continue;
    payload[id] = of === 'items' ? value : thingTold(state, value);
    const seen = of === 'items' || value < 0 ? all : (state.cards[value] as CardState).seen;
    if (seen !== all) hides[id] = seen;
  }
}

function thingTold({ cards }: RulesetState, value: number): Told {
  return value >= 0 ? (cards[value] as CardState).id : { seat: seatNumber(~value) };
}

function told(compiled: Compiled, state: RulesetState, { type }: EventField, value: number): Told {
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
