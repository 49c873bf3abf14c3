// Who gets a thread where all are taken: whoever nobody needs goes first, and nobody keeps others out with more than a share.
import { expect, test } from 'vitest';
import type { Cell } from './cell.ts';
import { Cells } from './cells.ts';
import type { Tenant } from './cells.ts';

/** A thread without a thread. */
class Fake {
  isReady = true;
  isEnded = false;
  ready = Promise.resolve();
  #end: (end: string) => void = () => undefined;
  ended = new Promise((resolve) => (this.#end = resolve));
  close(): void {
    this.isEnded = true;
    this.#end('closed');
  }
}

interface Guest extends Tenant {
  isIdle: boolean;
  usedAt: number;
  isAway: boolean;
  cell?: Cell;
}

const LIMITS = { idle: 1_000, spares: 0, games: '', memory: 1, time: 1_000 };
const cellsOf = (most: number): Cells => new Cells({ ...LIMITS, most }, () => new Fake() as unknown as Cell);

function guest(address: string, usedAt: number, isIdle = false): Guest {
  const one: Guest = {
    address,
    usedAt,
    isIdle,
    isAway: false,
    putAway() {
      one.isAway = true;
      return Promise.resolve();
    },
  };
  return one;
}

async function taken(cells: Cells, ...guests: readonly Guest[]): Promise<readonly Guest[]> {
  for (const one of guests) await cells.take(one);
  return guests;
}

const away = (guests: readonly Guest[]): readonly number[] =>
  guests.filter(({ isAway }) => isAway).map(({ usedAt }) => usedAt);
const many = (address: string, count: number, isIdle = false): readonly Guest[] =>
  Array.from({ length: count }, (_, at) => guest(address, at, isIdle));

test('one visitor may have all that nobody else wants, and no more', async () => {
  const cells = cellsOf(8);
  await taken(cells, ...many('192.0.2.1', 8));
  await expect(cells.take(guest('192.0.2.1', 9))).rejects.toMatchObject({ code: 'crowded', params: { most: 8 } });
  expect(cells.size).toBe(8);
});

test('what is looked at now and then, and not used, goes first to whoever comes, the longest unused before the others', async () => {
  const cells = cellsOf(8);
  const idle = await taken(cells, ...many('192.0.2.1', 8, true));
  await taken(cells, guest('192.0.2.2', 20), guest('192.0.2.3', 21));
  expect(away(idle)).toEqual([0, 1]);
  expect(cells.size).toBe(8);
});

test('a visitor who is at all of them gives up those beyond its share, and cannot get them back', async () => {
  const cells = cellsOf(8);
  const held = await taken(cells, ...many('192.0.2.1', 8));
  for (let at = 0; at < 6; at++) await cells.take(guest(`198.51.100.${at}`, 20 + at));
  expect(away(held)).toEqual([0, 1, 2, 3, 4, 5]);
  await expect(cells.take(guest('192.0.2.1', 40))).rejects.toMatchObject({ code: 'crowded' });
  // All have no more than their share now.
  await expect(cells.take(guest('203.0.113.1', 41))).rejects.toMatchObject({ code: 'crowded' });
  expect(() => cells.mustHaveRoom('203.0.113.1')).toThrow(expect.objectContaining({ code: 'crowded' }) as Error);
});

test('whoever has its share changes only its own for another, and those who come at once get one each', async () => {
  const cells = cellsOf(4);
  const others = await taken(
    cells,
    guest('192.0.2.1', 1, true),
    guest('192.0.2.2', 2, true),
    guest('192.0.2.3', 3, true),
  );
  const [own] = (await taken(cells, guest('192.0.2.4', 4, true))) as [Guest];
  await cells.take(guest('192.0.2.4', 5));
  expect([own.isAway, away(others)]).toEqual([true, []]);
  await Promise.all([cells.take(guest('192.0.2.5', 6)), cells.take(guest('192.0.2.6', 7))]);
  expect(away(others)).toEqual([1, 2]);
  expect(cells.size).toBe(4);
});
