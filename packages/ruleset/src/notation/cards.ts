/**
 * Cards as positions write them: the id alone where that says all, else `{ id, card, tapped: true, counters: { damage: 1 }, owner,
 * controller, token }`. What is left out: the definition that the id names, the owner of the zone, no flags, no counters. A
 * definition's name is a card of it with the next free id; counters may stand beside the id too (`damage: 1`), and flags in a
 * record or a list of their own (`flags: [ tapped ]`).
 */
import { nameOf } from '@turnwise/game';
import type { Seat, Table } from '@turnwise/game';
import { isRecord, joinPath } from '@turnwise/kernel';
import type { Json, JsonRecord } from '@turnwise/kernel';
import { definitionAt, zoneAt } from '../compiled/at.ts';
import { seatOf, zoneOf } from '../compiled/compiled.ts';
import type { Compiled } from '../compiled/compiled.ts';
import { sightOf } from '../run/sight.ts';
import { isCardId } from '../run/thing-text.ts';
import type { LaidCard } from '../setup/lay-out.ts';
import type { CardState } from '../types.ts';
import { CARD_KEYS } from './about.ts';
import { isUsuallyCommon } from './common-cards.ts';
import { definitionNamed, definitionOfId } from './definition-named.ts';
import type { Reading } from './reading.ts';

/** Keys of a card that no flag or counter can take. */
const KEYS: readonly string[] = Object.keys(CARD_KEYS);

export function writeCardState(compiled: Compiled, card: CardState, table: Table): Json {
  const { id, definition, owner, controller, token, common } = card;
  const named = definitionAt(compiled, definition).id;
  const usual = usualOwner(compiled, card.place);
  const flags = flagsOf(compiled, card).filter(([, value]) => value);
  const counters = countersOf(compiled, card).filter(([, count]) => count !== 0);
  const more: Record<string, Json> = {
    ...(owner === usual ? {} : { owner: nameOf(table, owner) }),
    ...(controller === usualController(compiled, card.place, owner) ? {} : { controller: nameOf(table, controller) }),
    ...Object.fromEntries(flags.filter(([name]) => !KEYS.includes(name))),
    ...unlessEmpty('flags', Object.fromEntries(flags.filter(([name]) => KEYS.includes(name)))),
    ...unlessEmpty('counters', Object.fromEntries(counters)),
    ...(token ? { token } : {}),
    ...(common === isUsuallyCommon(compiled, card) ? {} : { common }),
  };
  const isNamed = definitionOfId(compiled, id) === definition;
  if (isNamed && Object.keys(more).length === 0) return id;
  return isNamed ? { id, ...more } : { id, card: named, ...more };
}

/** Every flag of cards with its value. */
export function flagsOf({ flags }: Compiled, card: CardState): readonly (readonly [name: string, value: boolean])[] {
  return flags.card.map((name, bit) => [name, (card.flags & (1 << bit)) !== 0]);
}

export function countersOf(
  { counters }: Compiled,
  card: CardState,
): readonly (readonly [name: string, count: number])[] {
  return counters.map((name, index) => [name, card.counters[index] ?? 0]);
}

/** A card that lies in this place, or nowhere (-1); undefined, with issues, for what is none. */
export function readCardState(
  value: unknown,
  path: string,
  place: number,
  compiled: Compiled,
  reading: Reading,
): LaidCard | undefined {
  const written: JsonRecord | undefined =
    typeof value === 'string'
      ? { [definitionNamed(compiled, value) < 0 ? 'id' : 'card']: value }
      : isRecord(value)
        ? value
        : undefined;
  if (written === undefined) {
    reading.wrong(path, 'wrongShape', 'a card: its name, or { id, card, … }', value);
    return undefined;
  }
  const id = readId(written['id'], path, reading);
  const definition = readDefinition(written['card'], id, path, compiled, reading);
  const usual = usualOwner(compiled, place);
  const owner = written['owner'] === undefined ? usual : reading.seat(written['owner'], joinPath(path, 'owner'));
  const controller =
    written['controller'] === undefined
      ? usualController(compiled, place, owner ?? usual)
      : reading.seat(written['controller'], joinPath(path, 'controller'));
  const token = reading.flag(written['token'], joinPath(path, 'token'));
  const flags = readFlags(written, path, compiled, reading);
  const counters = readCounters(written, path, compiled, reading);
  checkKeys(written, path, compiled, reading);
  if (definition < 0 || owner === undefined || controller === undefined) return undefined;
  const usuallyCommon = isUsuallyCommon(compiled, { definition, place, token });
  const common = reading.flag(written['common'], joinPath(path, 'common'), usuallyCommon);
  const zone = place < 0 ? undefined : compiled.zones[zoneOf(compiled, place)];
  if (zone?.public === false && (flags !== 0 || counters.some((count) => count !== 0)))
    reading.wrong(path, 'cannotBear', `no flags and counters in ${zone.id}, which is not public`, value);
  const seen = place < 0 ? 0 : sightOf(compiled, place, reading.table.names.length);
  return { id, definition, owner, controller, place, flags, counters, seen, token, common };
}

function readId(value: unknown, path: string, reading: Reading): string | null {
  if (value === undefined || value === null) return null;
  if (typeof value === 'string' && isCardId(value)) return value;
  reading.wrong(joinPath(path, 'id'), 'wrongShape', 'a word that does not begin with @, # or ?', value);
  return null;
}

function readDefinition(value: unknown, id: string | null, path: string, compiled: Compiled, reading: Reading): number {
  const number =
    typeof value === 'string' ? definitionNamed(compiled, value) : id === null ? -1 : definitionOfId(compiled, id);
  if (number < 0)
    reading.unknown(
      value ?? id,
      value === undefined ? path : joinPath(path, 'card'),
      compiled.definitions.map((definition) => definition.id),
      'Card',
    );
  return number;
}

function readFlags(written: JsonRecord, path: string, compiled: Compiled, reading: Reading): number {
  const apart = reading.flags(written['flags'], joinPath(path, 'flags'), compiled.flags.card);
  return compiled.flags.card.reduce((bits, name, bit) => {
    const beside = KEYS.includes(name) ? undefined : written[name];
    return reading.flag(apart[name] ?? beside, joinPath(path, name)) ? bits | (1 << bit) : bits;
  }, 0);
}

function readCounters(written: JsonRecord, path: string, compiled: Compiled, reading: Reading): readonly number[] {
  const apart = reading.fields(written['counters'], joinPath(path, 'counters'), compiled.counters);
  return compiled.counters.map((name) => {
    const beside = KEYS.includes(name) || compiled.flags.card.includes(name) ? undefined : written[name];
    return reading.integer(apart[name] ?? beside, joinPath(path, name), 0, 0);
  });
}

function checkKeys(written: JsonRecord, path: string, compiled: Compiled, reading: Reading): void {
  reading.fields(written, path, [...KEYS, ...compiled.flags.card, ...compiled.counters]);
}

/** Whose the cards in this place are if nothing is said; the first seat's where it is nobody's. */
function usualOwner(compiled: Compiled, place: number): Seat {
  return (place < 0 ? 0 : seatOf(compiled, place)) as Seat;
}

function usualController(compiled: Compiled, place: number, owner: Seat): Seat {
  if (place < 0 || zoneAt(compiled, zoneOf(compiled, place)).shared) return owner;
  return seatOf(compiled, place) as Seat;
}

export function unlessEmpty(
  key: string,
  value: Readonly<Record<string, Json>> | readonly Json[],
): Record<string, Json> {
  return Object.keys(value).length === 0 ? {} : { [key]: value };
}
