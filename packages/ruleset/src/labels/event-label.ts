/** What happened, as a sentence. At the level `debug` with its number, the number of its cause, and the rule that made it. */
import { message } from '@turnwise/game';
import type { LogLevel, Message, Messages, Table } from '@turnwise/game';
import type { RulesetEvent, EventValue, EventThing } from '../types.ts';
import { namedCard, namedRule, namedSeat, namedSeats, namedThing } from './named.ts';
import type { Names } from './names.ts';
import { asWords } from './names.ts';
import { notIn } from './own-words.ts';
import { kindMeant } from './prevented-kind.ts';
import { resultPhrase } from './result-phrase.ts';

export function eventLabel(
  event: RulesetEvent,
  table: Table,
  level: LogLevel,
  names: Names,
  messages: Messages,
): Message {
  const plain = sentence({ ...event, kind: kindMeant(event) }, table, names, messages);
  const { id, cause, by, status } = event;
  const text = status === 'prevented' || status === 'failed' ? message(`event.${status}`, { text: plain }) : plain;
  if (level !== 'debug' || id === 0) return text;
  return message(cause === 0 ? 'log.first' : 'log.caused', { text, id, cause, by });
}

function sentence(event: RulesetEvent, table: Table, names: Names, messages: Messages): Message {
  const { kind, payload, note } = event;
  const words = wordsOf(kind, payload, table, names);
  switch (kind) {
    case 'damaged':
      return message('event.damaged', {
        ...words,
        from: (payload['source'] ?? null) === null ? '' : message('phrase.from', words),
      });
    case 'flag_changed':
      return message(`event.flag_changed.${payload['value'] === true}`, {
        ...words,
        target: (payload['target'] ?? null) === null ? message('phrase.match') : words['target'],
      });
    case 'granted':
      return message(`event.granted.${payload['value'] === true}`, words);
    case 'resource_changed':
    case 'counter_changed':
      return message(`event.${kind}`, { ...words, change: signed(payload['amount']) });
    case 'zone_moved': {
      const key = note === 'fizzled' ? 'event.fizzled' : wayOf(payload, messages);
      return message(key, { ...words, to: placePhrase(payload['to'], payload['player'], table, names) });
    }
    case 'shuffled':
      return message('event.shuffled', { zone: placePhrase(payload['zone'], payload['player'], table, names) });
    case 'action_taken': {
      const { action, player: _player, ...taken } = payload;
      const own = `event.action_taken.${wordIn(action)}`;
      const template = messages[own];
      const others = notIn(template ?? '', Object.entries(taken));
      const said = others
        .filter(([, value]) => isParameter(value))
        .map(([name, value]) => told(name, value, kind, table, names));
      const targets = others.filter(([, value]) => !isParameter(value));
      return message(template === undefined ? 'event.action_taken' : own, {
        ...words,
        targets: listed(targets, kind, table, names, template === undefined ? 'phrase.targets' : 'phrase.aims'),
        params: said.length === 0 ? '' : message('phrase.params', { params: said }),
      });
    }
    case 'item_failed': {
      const { code, zone, whose } = payload;
      if (typeof zone === 'string')
        return message('event.item_failed.zoneFull', { place: placePhrase(zone, whose, table, names) });
      const hasOwn = code === 'skipItem' || code === 'resume' || code === 'guardExceeded';
      const { guard, limit } = payload;
      const passed = code === 'guardExceeded' ? message(`guard.${wordIn(guard)}`, { limit }) : '';
      return message(`event.item_failed${hasOwn ? `.${code}` : ''}`, { ...words, passed });
    }
    case 'match_ended': {
      const { winners, reason } = payload;
      const seats = typeof winners === 'object' && winners !== null && 'seats' in winners ? winners.seats : [];
      return message('event.match_ended', { text: resultPhrase(seats, wordIn(reason), table, messages) });
    }
    default:
      if (messages[`event.${kind}`] !== undefined) return message(`event.${kind}`, words);
      return message('event.own', {
        name: names.action(kind),
        fields: listed(Object.entries(payload), kind, table, names),
      });
  }
}

/** The ruleset's own words for what goes there, unless they say where it comes from and it was just made. */
function wayOf({ from = null, to }: RulesetEvent['payload'], messages: Messages): string {
  const own = `event.zone_moved.${wordIn(to)}`;
  const template = messages[own];
  if (template !== undefined && (from !== null || !template.includes('{from}'))) return own;
  return from === null ? 'event.arrived' : 'event.zone_moved';
}

type Phrase = Message | string | number;

/** Each field in words. A card that the viewer may not know is not in the payload, and is a card. */
function wordsOf(
  kind: string,
  payload: RulesetEvent['payload'],
  table: Table,
  names: Names,
): Readonly<Record<string, Phrase>> {
  const words: Record<string, Phrase> = { card: message('phrase.aCard'), source: message('phrase.nothing') };
  for (const [field, value] of Object.entries(payload)) words[field] = told(field, value, kind, table, names);
  return words;
}

function told(field: string, value: EventValue, kind: string, table: Table, names: Names): Phrase {
  if (value === null) return message('phrase.nothing');
  if (isList(value))
    return message('phrase.list', { things: value.map((one) => told(field, one, kind, table, names)) });
  if (typeof value === 'object') {
    if ('item' in value) return namedThing(`#${value.item}`, table, names);
    if ('word' in value) return names.ability(value.word);
    return 'seat' in value ? namedSeat(value.seat, table) : namedSeats(value.seats, table);
  }
  if (typeof value !== 'string') return typeof value === 'boolean' ? String(value) : value;
  // Which question it is and of what kind are no cards.
  if ((kind === 'asked' || kind === 'answered') && field !== 'source') return value;
  switch (field) {
    case 'action':
      return names.action(value);
    case 'event':
    case 'by':
      return namedRule(value, names);
    case 'source':
      return kind === 'asked' ? namedRule(value, names) : namedCard(value, names);
    case 'resource':
      return names.resource(value);
    case 'ability':
      return names.ability(value);
    case 'phase':
      return names.phase(value);
    case 'step':
      return names.step(value);
    case 'from':
    case 'to':
    case 'zone':
      return names.zone(value);
    case 'counter':
    case 'flag':
    case 'attribute':
    case 'word':
      return names.word(value).toLowerCase();
    case 'reason':
    case 'code':
      return asWords(value).toLowerCase();
    default:
      return namedCard(value, names);
  }
}

/** Of an action: what the input said besides targets. */
function isParameter(value: EventValue): boolean {
  return typeof value === 'number' || (typeof value === 'object' && value !== null && 'word' in value);
}

function isList(value: EventValue): value is readonly EventThing[] {
  return Array.isArray(value);
}

function wordIn(value: EventValue | undefined): string {
  return typeof value === 'string' ? value : '';
}

function placePhrase(zone: EventValue | undefined, player: EventValue | undefined, table: Table, names: Names): Phrase {
  const name = typeof zone === 'string' ? names.zone(zone) : '';
  if (typeof player !== 'object' || player === null || !('seat' in player)) return name;
  return message('phrase.place', { zone: name, player: namedSeat(player.seat, table) });
}

/** `: Ember Fox, Stone Wall` for the targets of an action, `: damage 2` for numbers. */
function listed(
  fields: readonly (readonly [string, EventValue])[],
  kind: string,
  table: Table,
  names: Names,
  key = 'phrase.targets',
): Phrase {
  const shown = fields.filter(([, value]) => value !== null && !(isList(value) && value.length === 0));
  if (shown.length === 0) return '';
  return message(key, {
    targets: shown.map(([name, value]) => {
      const word = told(name, value, kind, table, names);
      return typeof value === 'object' || typeof value === 'string'
        ? word
        : message('phrase.field', { name: asWords(name).toLowerCase(), value: word });
    }),
  });
}

function signed(amount: EventValue | undefined): string {
  if (typeof amount !== 'number') return '';
  return amount > 0 ? `+${amount}` : String(amount);
}
