/** What people write after an option, read into values; commander shows what is thrown as one line. */
import { allSeats, seatNamed, seatRange, usualNames } from '@turnwise/game';
import type { AnyGame, Seat } from '@turnwise/game';
import type { Json, Seed } from '@turnwise/kernel';
import { expandSeed } from '@turnwise/kernel';
import { InvalidArgumentError } from 'commander';
import { parse } from 'yaml';
import { Trouble } from './exit.ts';
import { count } from './figures.ts';
import { gameName } from './game-name.ts';

/** A reader of integers from `least` to `most`. */
export function integerFrom(least: number, most: number): (text: string) => number {
  return (text) => {
    const value = Number(text);
    if (!/^-?\d+$/.test(text) || value < least || value > most)
      throw new InvalidArgumentError(`expected an integer from ${least} to ${most}`);
    return value;
  };
}

/** A small integer, or 32 hexadecimal digits. */
export function readSeed(text: string): Seed {
  const seed = /^\d{1,16}$/.test(text) ? Number(text) : text.toLowerCase();
  if (!expandSeed(seed).ok)
    throw new InvalidArgumentError(
      `expected an integer from 0 to ${Number.MAX_SAFE_INTEGER}, or 32 hexadecimal digits`,
    );
  return seed;
}

/** Names in turn order with commas between, or how many. */
export function readSeats(text: string): readonly string[] | number {
  if (/^\d+$/.test(text)) return Number(text);
  const names = text.split(',').map((name) => name.trim());
  if (names.includes('')) throw new InvalidArgumentError('expected names separated by commas, or a number of seats');
  return names;
}

/** The names at the table, where somebody gave them or their number. */
export function namesFor(
  game: AnyGame,
  options: Json,
  seats: readonly string[] | number | undefined,
): { readonly seats?: readonly string[] } {
  if (seats === undefined) return {};
  if (typeof seats !== 'number') return { seats };
  const range = seatRange(game, options);
  const { min, max } = range;
  if (seats < min || seats > max)
    throw new Trouble(
      `--seats: ${gameName(game, options).id} has ${min === max ? count(min, 'seat') : `${min} to ${max} seats`}, found ${seats}`,
    );
  return { seats: usualNames(range, seats) };
}

/** The seats that a person plays: some by name, `all` or `none`. */
export function personsAmong(names: readonly string[], as: string): readonly Seat[] {
  const all = allSeats(names.length);
  if (as === 'none') return [];
  if (as === 'all') return all;
  return as.split(',').map((name) => {
    const found = seatNamed({ names }, name.trim());
    if (found === undefined)
      throw new Trouble(`--as: unknown seat '${name.trim()}' (there are ${names.join(', ')}, all and none)`);
    return found;
  });
}

/** `--options '{ rounds: 3 }'`: YAML or JSON. */
export function readOptions(text: string): Json {
  const value = parseValue(text);
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new InvalidArgumentError('expected a map, such as { rounds: 3 }');
  return value;
}

/** `--option rounds=3`, as often as one likes. */
export function gatherOption(text: string, before: Readonly<Record<string, Json>> = {}): Record<string, Json> {
  const at = text.indexOf('=');
  if (at < 1) throw new InvalidArgumentError('expected NAME=VALUE');
  return { ...before, [text.slice(0, at)]: parseValue(text.slice(at + 1)) };
}

function parseValue(text: string): Json {
  try {
    return (parse(text) ?? null) as Json;
  } catch (error) {
    const [line = ''] = (error as Error).message.split('\n');
    // The message goes on with an excerpt, which is not for one line.
    throw new InvalidArgumentError(`expected YAML or JSON: ${line.replace(/:$/, '')}`);
  }
}
