// Tokens are kept for a long time, and those of requests without an answer until it is known what became of them.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { SeatFiles } from './seat-files.ts';

const home = mkdtempSync(join(tmpdir(), 'turnwise-seats-'));
afterAll(() => rmSync(home, { recursive: true }));

let servers = 0;
const filesOf = (): SeatFiles => new SeatFiles({ env: { XDG_STATE_HOME: home } }, `http://server-${servers++}`);
const DAY = 24 * 60 * 60 * 1_000;

test('a match that nobody has come to for half a year is forgotten, and others are not', () => {
  const files = filesOf();
  for (const match of ['old', 'new']) files.keepSeat(match, 'X', `token of ${match}`);
  const then = Date.now() + 100 * DAY;
  files.touch('new', then);
  files.forgetOld(then);
  expect(files.matches()).toEqual(['new', 'old']);
  files.forgetOld(then + 100 * DAY);
  expect(files.matches()).toEqual(['new']);
  expect(files.seats('new')).toEqual([{ seat: 'X', token: 'token of new' }]);
});

test('what was asked for is kept by what it was', () => {
  const files = filesOf();
  files.asked('m').keep('a');
  files.asked({ game: 'pig' }).keep('b');
  expect(['m', { game: 'pig' }, { game: 'whist' }].map((what) => files.asked(what).token())).toEqual([
    'a',
    'b',
    undefined,
  ]);
  expect(files.matches()).toEqual([]);
  files.asked('m').drop();
  expect(files.asked('m').token()).toBe(undefined);
  expect(files.asked({ game: 'pig' }).token()).toBe('b');
});
