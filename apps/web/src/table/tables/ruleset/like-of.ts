/** The shipped game whose table fits a ruleset: it has the same id, the same number of seats and the places that the table draws. */
import { isRecord } from '@turnwise/kernel';
import type { TableProps } from '../../table-props.ts';

const NEEDED = {
  mancala: { seats: 2, places: ['zone:row:0', 'zone:row:1'], things: 14 },
  whist: { seats: 4, places: ['zone:trick', 'zone:hand:0', 'zone:hand:3'], things: 52 },
} as const;

export type Like = keyof typeof NEEDED;

export function likeOf({ options, seats, scene }: Pick<TableProps, 'options' | 'seats' | 'scene'>): Like | undefined {
  const ruleset = isRecord(options) ? options['ruleset'] : undefined;
  const id = isRecord(ruleset) ? ruleset['id'] : undefined;
  if (id !== 'mancala' && id !== 'whist') return undefined;
  const needed = NEEDED[id];
  const places = new Set(scene.places.map((place) => place.id));
  const fits =
    seats.length === needed.seats &&
    needed.places.every((place) => places.has(place)) &&
    scene.things.filter(({ kind }) => kind !== 'seat').length >= needed.things;
  return fits ? id : undefined;
}
