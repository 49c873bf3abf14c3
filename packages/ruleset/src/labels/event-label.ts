/** What happened, as a sentence. At the level `debug` with its number, the number of its cause, and the rule that made it. */
import { message, nameOf } from '@turnwise/game';
import type { LogLevel, Message, Messages, Table } from '@turnwise/game';
import type { RulesetEvent, Told } from '../types.ts';
import type { Names } from './names.ts';
import { asWords } from './names.ts';

/** Told only to those who want to know everything. */
const DEBUG_KINDS: ReadonlySet<string> = new Set([
  'turn_end',
  'step_start',
  'step_end',
  'priority_changed',
  'ability_triggered',
  'ability_resolved',
  'asked',
  'answered',
]);

/** The zones between which a card moves when it is drawn, destroyed or discarded. */
export interface UsualZones {
  readonly deck: string;
  readonly hand: string;
  readonly graveyard: string;
}

/** What was told by the event before it is told to those who want everything alone. */
export function eventLevel(event: RulesetEvent, zones: UsualZones): LogLevel {
  return DEBUG_KINDS.has(event.kind) || isOwnOfAction(event) || isAftermath(event, zones) ? 'debug' : 'min';
}

/** The event of an action itself, which follows the one by which it was announced, unless it comes to nothing. */
function isOwnOfAction({ kind, by, status }: RulesetEvent): boolean {
  return kind === by && status === 'applied';
}

/** The move of a card that was drawn, destroyed or discarded. */
function isAftermath({ kind, id, cause, payload }: RulesetEvent, { deck, hand, graveyard }: UsualZones): boolean {
  if (kind !== 'zone_moved' || cause !== id - 1) return false;
  const { from, to } = payload;
  return (from === deck && to === hand) || to === graveyard;
}

export function eventLabel(
  event: RulesetEvent,
  table: Table,
  level: LogLevel,
  names: Names,
  messages: Messages,
): Message {
  const plain = sentence(event, table, names, messages);
  const { id, cause, by, status } = event;
  const text = status === 'prevented' || status === 'failed' ? message(`event.${status}`, { text: plain }) : plain;
  if (level !== 'debug' || id === 0) return text;
  return message(cause === 0 ? 'log.first' : 'log.caused', { text, id, cause, by });
}

function sentence({ kind, payload }: RulesetEvent, table: Table, names: Names, messages: Messages): Message {
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
    case 'zone_moved':
      return message('event.zone_moved', { ...words, to: placePhrase(payload['to'], payload['player'], table, names) });
    case 'shuffled':
      return message('event.shuffled', { zone: placePhrase(payload['zone'], payload['player'], table, names) });
    case 'action_taken': {
      const { action: _action, player: _player, ...targets } = payload;
      return message('event.action_taken', { ...words, targets: listed(Object.entries(targets), kind, table, names) });
    }
    case 'item_failed': {
      const { code } = payload;
      const isControl = code === 'skipItem' || code === 'resume';
      return message(`event.item_failed${isControl ? `.${code}` : ''}`, words);
    }
    case 'match_ended': {
      const { winners } = payload;
      const count = typeof winners === 'object' && winners !== null && 'seats' in winners ? winners.seats.length : 0;
      return message(`event.match_ended.${count === 0 ? 'none' : count === 1 ? 'one' : 'several'}`, words);
    }
    default:
      if (messages[`event.${kind}`] !== undefined) return message(`event.${kind}`, words);
      return message('event.own', {
        name: names.action(kind),
        fields: listed(Object.entries(payload), kind, table, names),
      });
  }
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

function told(field: string, value: Told, kind: string, table: Table, names: Names): Phrase {
  if (value === null) return message('phrase.nothing');
  if (typeof value === 'object')
    return 'seat' in value ? nameOf(table, value.seat) : value.seats.map((seat) => nameOf(table, seat)).join(' and ');
  if (typeof value !== 'string') return typeof value === 'boolean' ? String(value) : value;
  switch (field) {
    case 'action':
      return names.action(value);
    case 'event':
    case 'by':
      return names.rule(value);
    case 'source':
      return kind === 'asked' ? names.rule(value) : names.card(value);
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
      return names.card(value);
  }
}

function placePhrase(zone: Told | undefined, player: Told | undefined, table: Table, names: Names): Phrase {
  const name = typeof zone === 'string' ? names.zone(zone) : '';
  if (typeof player !== 'object' || player === null || !('seat' in player)) return name;
  return message('phrase.place', { zone: name, player: nameOf(table, player.seat) });
}

/** `: Ember Fox, Stone Wall` for the targets of an action, `: damage 2` for numbers. */
function listed(fields: readonly (readonly [string, Told])[], kind: string, table: Table, names: Names): Phrase {
  const shown = fields.filter(([, value]) => value !== null);
  if (shown.length === 0) return '';
  return message('phrase.targets', {
    targets: shown.map(([name, value]) => {
      const word = told(name, value, kind, table, names);
      return typeof value === 'object' || typeof value === 'string'
        ? word
        : message('phrase.field', { name: asWords(name).toLowerCase(), value: word });
    }),
  });
}

function signed(amount: Told | undefined): string {
  if (typeof amount !== 'number') return '';
  return amount > 0 ? `+${amount}` : String(amount);
}
