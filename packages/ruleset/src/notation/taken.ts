/** What an action was taken with, inside an item: `{ name: victims, of: cards, values: [fox, wall], list: true }`. */
import { joinPath } from '@turnwise/kernel';
import type { Json } from '@turnwise/kernel';
import type { Compiled } from '../compiled/compiled.ts';
import { TAKEN_WITH } from '../run/taken.ts';
import type { Taken } from '../run/taken.ts';
import type { Reading } from './reading.ts';

const KEYS = ['name', 'of', 'values', 'list', 'secret'] as const;

export function writeTaken(
  { symbols }: Compiled,
  { name, of, values, list, secret }: Taken,
  thing: (value: number) => Json,
): Json {
  const write = (value: number): Json =>
    isThing(of) ? thing(value) : of === 'word' ? (symbols[value] as string) : value;
  return {
    name,
    of,
    values: values.map(write),
    ...(list ? { list } : {}),
    ...(secret === null ? {} : { secret: thing(~secret) }),
  };
}

export function readTaken(
  value: unknown,
  path: string,
  { symbols }: Compiled,
  thing: (value: unknown, path: string) => number,
  reading: Reading,
): Taken {
  const given = reading.fields(value, path, KEYS);
  const of = TAKEN_WITH[reading.word(given['of'], joinPath(path, 'of'), TAKEN_WITH, 'Word')] ?? 'number';
  const at = joinPath(path, 'values');
  const read = (one: unknown, where: string): number => {
    if (isThing(of)) return thing(one, where);
    return of === 'word' ? reading.word(one, where, symbols, 'Word') : reading.integer(one, where, 0);
  };
  return {
    name: typeof given['name'] === 'string' ? given['name'] : '',
    of,
    values: reading.list(given['values'], at, 'a list').map((one, index) => read(one, joinPath(at, index))),
    list: reading.flag(given['list'], joinPath(path, 'list')),
    secret:
      (given['secret'] ?? null) === null ? null : (reading.seat(given['secret'], joinPath(path, 'secret')) ?? null),
  };
}

function isThing(of: Taken['of']): boolean {
  return of === 'cards' || of === 'players' || of === 'mixed';
}
