// The order of what was tried is one order, in whichever order the moves came.
import { seat } from '@turnwise/game';
import { expect, test } from 'vitest';
import type { Tried } from '../bot.ts';
import { ranked } from './rank.ts';

function move(kind: string, visits: number, value: number, certain = false): Tried {
  return { input: { kind, seat: seat(0) }, visits, value, ...(certain && { certain }) };
}

function orders<T>(list: readonly T[]): readonly (readonly T[])[] {
  if (list.length < 2) return [list];
  return list.flatMap((first) => orders(list.filter((one) => one !== first)).map((rest) => [first, ...rest]));
}

test.each<[string, readonly Tried[], string]>([
  [
    'a sure draw is before what is worth less, and what was hardly tried stays behind',
    [move('sure', 0, 0.5, true), move('tried', 1000, 0.45), move('lucky', 10, 0.9)],
    'sure tried lucky',
  ],
  [
    'a sure draw is behind what is worth more',
    [move('sure', 5000, 0.5, true), move('tried', 1000, 0.55), move('unlucky', 10, 0.1)],
    'tried unlucky sure',
  ],
  [
    'sure wins are first and sure losses last',
    [move('won', 3, 1, true), move('lost', 900, 0, true), move('drawn', 2, 0.5, true), move('tried', 50, 0.999)],
    'won tried drawn lost',
  ],
  [
    'a sure loss is behind what never brought anything',
    [move('lost', 900, 0, true), move('tried', 50, 0)],
    'tried lost',
  ],
  ['where all is certain the value counts', [move('a', 9, 0.2, true), move('b', 1, 0.5, true)], 'b a'],
])('%s', (_, moves, order) => {
  for (const given of orders(moves))
    expect(
      ranked(given)
        .map(({ input }) => input.kind)
        .join(' '),
    ).toBe(order);
});
