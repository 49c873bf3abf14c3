// `turnwise verify`: a release gate. It must pass what agrees, and find one hash or one line of the rules that differs.
import type { AnyGame, Registry } from '@turnwise/game';
import { createKernel } from '@turnwise/kernel';
import type { LogRecord, MatchHead, MatchLog } from '@turnwise/log';
import { openSqliteLog } from '@turnwise/log-sqlite';
import { registry } from '@turnwise/registry';
import { openTable } from '@turnwise/table';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { run } from '../testing/run.ts';
import { scratch } from '../testing/scratch.ts';

const files = scratch();
const { cwd } = files;
const SETTINGS = { undo: 'free', spectators: { allowed: true, delay: 0 }, listed: false, host: 'h' };
let ids = 0;

function headOf(id: string, game: string, more: Partial<MatchHead> = {}): MatchHead {
  const { version } = registry.get(game) as AnyGame;
  const start = { seats: ['X', 'O'], options: {}, seed: 5 };
  return { id, game, version, at: ids++, start, settings: SETTINGS, ...more };
}

/** A match in which each seat in turn makes one of these inputs. */
async function play(log: MatchLog, head: MatchHead, inputs: readonly object[]): Promise<void> {
  await log.create(head);
  const opened = await openTable(head.id, { log, games: registry.get, now: () => 1, newId: () => `n${ids++}` });
  if (!opened.ok) throw new Error(opened.error.code);
  for (const [at, raw] of inputs.entries())
    await opened.value.enter({ kind: 'input', seat: at % 2 === 0 ? 'X' : 'O', input: null }, { raw });
}

/** The records of one match under another id, each changed on the way. */
async function copy(
  log: MatchLog,
  from: string,
  head: MatchHead,
  change: (record: LogRecord, place: number) => LogRecord = (one) => one,
): Promise<void> {
  const records: LogRecord[] = [];
  for await (const record of log.read(from)) records.push(change(record, records.length));
  await log.create(head);
  await log.append(head.id, 0, records);
}

/** A file with what this does to it. */
async function kept(file: string, fill: (log: MatchLog) => Promise<void>): Promise<string> {
  const log = await openSqliteLog(join(cwd, file));
  await fill(log);
  await log.close();
  return `sqlite:${file}`;
}

const marks = [0, 4, 8, 2].map((cell) => ({ kind: 'place', cell }));
const discs = [0, 1, 0, 1].map((column) => ({ kind: 'drop', column }));

test('a log that agrees', async () => {
  const log = await kept('sound.db', async (one) => {
    await play(one, headOf('a', 'tic-tac-toe'), marks);
    for (let at = 0; at < 150; at++) await copy(one, 'a', headOf(`b${at}`, 'tic-tac-toe'));
    await play(one, headOf('c', 'connect-four'), discs);
  });
  expect(await run(['verify', log], { cwd })).toEqual({
    status: 0,
    out: '152 matches: 152 agree (608 records), 0 depart\n',
    err: '',
  });
  const { out, err } = await run(['verify', log, '--json'], { cwd, tty: true });
  expect(JSON.parse(out)).toMatchObject({ matches: 152, records: 608, agrees: 152, departs: 0, listed: [] });
  // A number on standard error while it works, and gone at the end.
  expect(err.startsWith('\r1 matches\u001B[K')).toBe(true);
  expect(err.endsWith('\r\u001B[K')).toBe(true);
  const stopped = await run(['verify', log], { cwd, interruptAfter: 3 });
  expect(stopped).toEqual({ status: 130, out: '', err: 'stopped after 3 matches: 3 agree (12 records), 0 depart\n' });
});

test('one record with another hash fails it, and says where', async () => {
  const log = await kept('hash.db', async (one) => {
    await play(one, headOf('a', 'tic-tac-toe'), marks);
    await copy(one, 'a', headOf('forged', 'tic-tac-toe'), (record, place) =>
      place === 2 ? { ...record, hash: 7 } : record,
    );
  });
  const { status, out } = await run(['verify', log], { cwd });
  const [line, summary] = out.split('\n');
  expect(line).toMatch(
    /^DEPARTS forged \(tic-tac-toe 1\.0\.0, open\): at place 2, after frame 2: hash: expected the frame with hash 7, found \d+$/,
  );
  expect(summary).toBe('2 matches: 1 agrees (4 records), 1 departs');
  expect(status).toBe(1);
});

test.each([
  ['head', '"id":"broken"'],
  ['listing', '"title":"broken"'],
])('one bit that is flipped in a %s fails it, and hides no match', async (what, text) => {
  const file = `${what}.db`;
  const log = await kept(file, async (one) => {
    await play(one, headOf('a', 'tic-tac-toe'), marks);
    const listing = { stage: 'open', listed: true, holders: [], summary: { title: 'broken' } } as const;
    await one.create(headOf('broken', 'tic-tac-toe'), listing);
  });
  const bytes = readFileSync(join(cwd, file));
  const at = bytes.indexOf(text);
  expect(at).toBeGreaterThan(0);
  bytes[at + 2] = (bytes[at + 2] ?? 0) ^ 1;
  writeFileSync(join(cwd, file), bytes);
  const { status, out } = await run(['verify', log], { cwd });
  expect(out).toBe(
    `UNREADABLE broken: the ${what} of match broken is damaged: its checksum is wrong\n` +
      '2 matches: 1 agrees (4 records), 0 depart, 1 cannot be read\n',
  );
  expect(status).toBe(1);
  const json = JSON.parse((await run(['verify', log, '--json'], { cwd })).out);
  expect(json).toMatchObject({ matches: 2, unreadable: 1, listed: [{ match: 'broken', kind: 'unreadable' }] });
});

test('a build with one line of the rules changed fails it', async () => {
  const log = await kept('rules.db', async (one) => {
    await play(one, headOf('a', 'tic-tac-toe'), marks);
    await play(one, headOf('c', 'connect-four'), discs);
  });
  const { status, out } = await run(['verify', log, '--json'], { cwd, games: withThreeWins() });
  expect(JSON.parse(out)).toMatchObject({
    agrees: 1,
    departs: 1,
    listed: [{ match: 'c', game: 'connect-four', kind: 'departs', place: 2, frames: 2 }],
  });
  expect(out).not.toContain('seed');
  expect(status).toBe(1);
});

test('matches of other builds are listed and fail nothing, unless it is strict', async () => {
  const log = await kept('others.db', async (one) => {
    await one.create(headOf('old', 'tic-tac-toe', { version: '0.9.0' }));
    await one.create(headOf('gone', 'tic-tac-toe', { game: 'chess' }), {
      stage: 'over',
      listed: true,
      holders: [],
      summary: null,
    });
  });
  const { status, out } = await run(['verify', log], { cwd });
  expect(out.split('\n').slice(0, 3)).toEqual([
    expect.stringMatching(/^UNKNOWN GAME gone \(chess 1\.0\.0, over\): this build has tic-tac-toe, /),
    'OTHER VERSION old (tic-tac-toe 0.9.0, open): this build has tic-tac-toe 1.0.0',
    '2 matches: 0 agree (0 records), 0 depart, 2 left out (1 of them not over)',
  ]);
  expect(status).toBe(0);
  expect((await run(['verify', log, '--strict'], { cwd })).status).toBe(1);
});

describe('one line and exit status 2', () => {
  files.write('text.db', 'no database\n'.repeat(100));

  test.each([
    ['memory', /^log: expected matches that are kept somewhere, found memory$/],
    ['sqlite:none.db', /^none\.db: no such file or folder$/],
    ['sqlite:text.db', /text\.db/],
    ['turnwise.db', /^log: expected sqlite:FILE, .*, found 'turnwise\.db'$/],
    ['postgres://127.0.0.1:1/games', /^PostgreSQL: .*ECONNREFUSED/],
  ])('%s', async (log, line) => {
    const { status, out, err } = await run(['verify', log], { cwd });
    expect({ status, out }).toEqual({ status: 2, out: '' });
    expect(err.slice('turnwise: '.length, -1)).toMatch(line);
  });
});

/** Whoever lays the third disc of connect four wins. */
function withThreeWins(): Registry {
  const game = registry.get('connect-four') as AnyGame;
  const behaviours = game.rules.behaviours.map((one) =>
    one.name !== 'line'
      ? one
      : {
          ...one,
          evaluate: ({ seat: by }: { readonly seat: number }, { filled }: { readonly filled: number }) =>
            filled === 3 ? [{ kind: 'win', seat: by, column: 0, row: 4 }] : undefined,
        },
  );
  const rules = { ...game.rules, behaviours } as unknown as AnyGame['rules'];
  const changed = { ...game, rules, kernel: createKernel(rules) };
  return { ...registry, get: (id) => (id === game.id ? changed : registry.get(id)) };
}
