import { openSocketTable, SourceTrouble, type TableSource } from '@turnwise/table-source';
import { beforeEach, expect, test, vi } from 'vitest';
import { openServed } from './served-table.ts';
import type { SeatToken } from './seat-tokens.ts';

const here = vi.hoisted(() => ({ token: undefined as SeatToken | undefined }));
vi.mock('@turnwise/table-source', async (original) => ({ ...(await original<object>()), openSocketTable: vi.fn() }));
vi.mock('./server-api.ts', () => ({ serverState: () => Promise.resolve('there') }));
vi.mock('./seat-tokens.ts', () => ({ seatTokenFor: () => here.token }));
vi.mock('./table-worker.ts', () => ({ tablePort: () => undefined }));

const SEAT: SeatToken = { match: 'm', seat: 'Ann', token: 'secret', game: 'whist', at: 1 };
const asked = vi.mocked(openSocketTable);

beforeEach(() => {
  vi.stubGlobal('window', { location: { origin: 'http://here' } });
  asked.mockReset();
  asked.mockImplementation(async ({ token }) => {
    if (token !== undefined) throw new SourceTrouble('cannotOpen', 'no', { code: 'unauthenticated', params: {} });
    return {} as TableSource;
  });
});

test('a table opens for somebody whose seat the server has not heard of, to ask for it again', async () => {
  here.token = { ...SEAT, isAsked: true };
  expect(await openServed('m')).toBeDefined();
  expect(asked.mock.calls.map(([{ token }]) => token)).toEqual(['secret', undefined]);
});

test('a seat that was there and is not any more is told', async () => {
  here.token = SEAT;
  await expect(openServed('m')).rejects.toMatchObject({ because: { code: 'unauthenticated' } });
});
