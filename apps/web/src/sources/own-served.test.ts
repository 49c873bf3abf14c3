import { afterEach, expect, test, vi } from 'vitest';
import { ownServed } from './own-served.ts';
import type { SeatToken } from './seat-tokens.ts';

afterEach(() => vi.unstubAllGlobals());

/** A device with seats at matches of these numbers, and a server that says how each of them is. */
function begin(numbers: readonly number[], stageOf: (no: number) => string | undefined) {
  const kept = new Map<string, string>();
  const asked: number[] = [];
  const token = (no: number): SeatToken => ({ match: `m${no}`, seat: 'X', token: 't', game: 'whist', at: no });
  kept.set('turnwise.seats', JSON.stringify(numbers.map(token)));
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
  });
  vi.stubGlobal('fetch', async (url: string) => {
    const no = Number(/\d+$/u.exec(url)?.[0]);
    asked.push(no);
    const stage = stageOf(no);
    const body =
      stage === undefined ? { error: { code: 'unknownMatch', message: '' } } : { about: { match: `m${no}`, stage } };
    const headers = { 'content-type': 'application/json' };
    return new Response(JSON.stringify(body), { status: stage === undefined ? 404 : 200, headers });
  });
  return { asked, kept: () => JSON.parse(kept.get('turnwise.seats') ?? '[]') as readonly SeatToken[] };
}

const count = (length: number): readonly number[] => Array.from({ length }, (_, at) => at);

test('a match that goes on is found behind many that are over, and those are not asked again', async () => {
  const { asked } = begin(count(25), (no) => (no === 24 ? 'running' : 'over'));
  expect((await ownServed()).map(({ match }) => match)).toEqual(['m24']);
  expect(asked.length).toBe(25);
  asked.length = 0;
  expect((await ownServed()).map(({ match }) => match)).toEqual(['m24']);
  expect(asked).toEqual([24]);
});

test('no more are asked than are shown', async () => {
  const { asked } = begin(count(30), () => 'running');
  expect((await ownServed()).length).toBe(10);
  expect(asked.length).toBe(10);
});

test('the token of a match that is over stays, that of one that is gone does not', async () => {
  const { kept } = begin([0, 1], (no) => (no === 0 ? 'over' : undefined));
  expect(await ownServed()).toEqual([]);
  expect(kept()).toMatchObject([{ match: 'm0', isOver: true }]);
});
