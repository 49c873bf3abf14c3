import type { SourceNews, TableSource, TableUpdate } from '@turnwise/table-source';
import { expect, test } from 'vitest';
import { firstUpdate } from './first-update.ts';

/** Counts those that still listen. */
function sourceWith(begin: (tell: (update: TableUpdate) => void, news: (news: SourceNews) => void) => void) {
  let listening = 0;
  let news: (news: SourceNews) => void = () => undefined;
  const leave = (): void => void listening--;
  const source = {
    follow: (listener: typeof news) => {
      listening++;
      news = listener;
      return leave;
    },
    subscribe: (_: unknown, tell: (update: TableUpdate) => void) => {
      listening++;
      begin(tell, news);
      return leave;
    },
  };
  return { source: source as unknown as TableSource, listening: () => listening };
}

const UPDATE = { kind: 'look' } as TableUpdate;

test.each([
  ['at once', (tell: (update: TableUpdate) => void) => tell(UPDATE)],
  ['later', (tell: (update: TableUpdate) => void) => setTimeout(() => tell(UPDATE))],
])('the first look comes %s', async (_, begin) => {
  const { source, listening } = sourceWith(begin);
  expect(await firstUpdate(source, 'X')).toBe(UPDATE);
  expect(listening()).toBe(0);
});

test('a look that cannot be made is trouble', async () => {
  const { source, listening } = sourceWith((_, news) => news({ kind: 'trouble', code: 'failed', text: 'no scene' }));
  await expect(firstUpdate(source, 'X')).rejects.toMatchObject({ code: 'failed', message: 'no scene' });
  expect(listening()).toBe(0);
});
