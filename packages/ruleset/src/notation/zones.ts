/** Zones of a position: `{ SEAT: { ZONE: [ cards ] }, shared: { ZONE: [ cards ] } }`, the first card is the top. */
import { allSeats, nameOf } from '@turnwise/game';
import type { Seat, Table } from '@turnwise/game';
import { joinPath } from '@turnwise/kernel';
import type { Json } from '@turnwise/kernel';
import { placeOf } from '../compiled/compiled.ts';
import type { Compiled, Zone } from '../compiled/compiled.ts';
import type { LaidCard } from '../setup/lay-out.ts';
import { readCardState, unlessEmpty } from './cards.ts';
import type { Reading } from './reading.ts';

const SHARED = 'shared';

/** Every zone in a record of its owner, as `write` has it; what is undefined is left out. */
export function writeZones(
  { zones, ...compiled }: Compiled,
  table: Table,
  write: (zone: Zone, place: number, owner: string) => Json | undefined,
): Record<string, Json> {
  const written: Record<string, Json> = {};
  const owners: readonly (readonly [Seat | null, string])[] = [
    ...allSeats(table.names.length).map((seat) => [seat, nameOf(table, seat)] as const),
    [null, SHARED],
  ];
  for (const [seat, owner] of owners) {
    const own = zones.flatMap((zone) => {
      if (zone.shared !== (seat === null)) return [];
      const cards = write(zone, placeOf(compiled, zone, seat ?? 0), owner);
      return cards === undefined ? [] : [[zone.id, cards] as const];
    });
    // A seat may be called as the shared zones are: their names tell them apart.
    Object.assign(written, unlessEmpty(owner, { ...(written[owner] as object), ...Object.fromEntries(own) }));
  }
  return written;
}

/** The cards in the order of the document. */
export function readZones(value: unknown, compiled: Compiled, reading: Reading): readonly LaidCard[] {
  const { names } = reading.table;
  const owners = reading.record(value, 'zones', 'zones by seat, such as { NAME: { ZONE: [ cards ] } }');
  return Object.entries(owners).flatMap(([owner, zones]) => {
    const path = joinPath('zones', owner);
    const seat = names.indexOf(owner);
    const here = compiled.zones.filter(({ shared }) => (shared ? owner === SHARED : seat >= 0));
    if (here.length === 0) {
      reading.unknown(owner, path, [...names, SHARED], 'Seat');
      return [];
    }
    const known = here.map(({ id }) => id);
    return Object.entries(reading.record(zones, path, `zones: ${known.join(', ')}`)).flatMap(([id, cards]) => {
      const at = joinPath(path, id);
      const zone = here[reading.word(id, at, known, 'Zone')];
      return zone === undefined ? [] : readZone(cards, at, zone, placeOf(compiled, zone, seat), compiled, reading);
    });
  });
}

function readZone(
  value: unknown,
  path: string,
  zone: Zone,
  place: number,
  compiled: Compiled,
  reading: Reading,
): readonly LaidCard[] {
  const cards = reading.list(value, path, 'a list of cards, the top card first');
  if (cards.length > zone.capacity) reading.wrong(path, 'tooManyCards', `at most ${zone.capacity} cards`, cards.length);
  return cards.flatMap((card, index) => readCardState(card, joinPath(path, index), place, compiled, reading) ?? []);
}
