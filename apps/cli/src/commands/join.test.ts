// `turnwise join` against a real server in this process, with terminals that the test types at.
import { mkdtempSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createRegistry } from '@turnwise/game';
import { createMemoryLog, MemoryStore } from '@turnwise/log';
import { registry } from '@turnwise/registry';
import { createServer } from '@turnwise/server';
import type { TurnwiseServer } from '@turnwise/server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LiveTerminal } from '../testing/live-terminal.ts';
import type { LiveOptions } from '../testing/live-terminal.ts';
import { run } from '../testing/run.ts';

const store = new MemoryStore();
let server: TurnwiseServer;
let url = '';

async function serve(port: number): Promise<void> {
  server = await createServer({ log: createMemoryLog(store), registry, logLevel: 'silent' });
  url = await server.listen(port);
}

beforeAll(async () => await serve(0));
afterAll(async () => await server.close());

/** Somebody with a home of their own. */
function person(): { readonly home: string; readonly env: Record<string, string> } {
  const home = mkdtempSync(join(tmpdir(), 'turnwise-join-'));
  return { home, env: { XDG_STATE_HOME: home } };
}

function sit(path: string, flags = '', options: LiveOptions = person()): LiveTerminal {
  return new LiveTerminal(['join', `${url}${path}`, ...flags.split(' ').filter((part) => part !== '')], options);
}

/** Somebody creates a match, and the id of it. */
async function create(
  flags: string,
  options?: LiveOptions,
): Promise<{ readonly first: LiveTerminal; readonly id: string }> {
  const first = sit('', `--create ${flags}`, options);
  await first.sees('Others join with:');
  const id = /join http:\/\/\S+\/(\S+)\n/.exec(await first.sees(/join \S+\n/))?.[1] ?? '';
  return { first, id };
}

/** What a command that ends by itself writes. */
async function tried(
  path: string,
  flags = '',
  options: LiveOptions = person(),
): Promise<{ status: number; text: string }> {
  const { status, out, err } = await run(['join', `${url}${path}`, ...flags.split(' ').filter((part) => part !== '')], {
    ...options,
    tty: false,
  });
  return { status, text: out + err };
}

/** Who comes and goes within a moment is not told of at all. */
const knownToOthers = (): Promise<void> => sleep(250);

describe('two terminals', () => {
  test('play tic-tac-toe to its end, and keep their seats: an end may be taken back', async () => {
    const ann = person();
    const { first: x, id } = await create('tic-tac-toe --name Ann', ann);
    expect(readdirSync(join(ann.home, 'turnwise', 'seats', encodeURIComponent(url), id))).toEqual(['host', 'seat-X']);
    const o = sit(`/${id}`, '--name Bob');
    await o.sees('You play O. X (Ann) is here.');
    await x.sees('Bob has taken the seat O.');
    const moves = [4, 0, 2, 6, 3, 5, 1, 7, 8];
    for (const [at, cell] of moves.entries()) {
      const [mover, other] = at % 2 === 0 ? [x, o] : [o, x];
      await mover.sees(at % 2 === 0 ? 'X> ' : 'O> ');
      mover.type(String(cell));
      await other.sees(`places in cell ${cell}`);
    }
    for (const one of [x, o]) {
      expect(await one.sees(/Game over: .*\n/)).toMatch(/draw/);
      expect(await one.ended).toBe(0);
    }
    expect(readdirSync(join(ann.home, 'turnwise', 'seats', encodeURIComponent(url), id))).toEqual(['host', 'seat-X']);
    expect((await tried(`/${id}`)).text).toMatch(/Game over: .*draw/);
    expect((await tried(`/${id}`, '', ann)).text).toMatch(/You play X\..*/);
  });

  test('write to each other, see who leaves and comes back, and one gives up', async () => {
    const bob = person();
    const { first: x, id } = await create('tic-tac-toe');
    const o = sit(`/${id}`, '--name Bob', bob);
    await o.sees('waiting for X> ');
    o.type('say well met');
    await x.sees('Bob: well met');
    o.type('who');
    await o.sees('X is here');
    await knownToOthers();
    o.type('q');
    await o.sees(`turnwise join ${url}/${id} --seat O`);
    expect(await o.ended).toBe(0);
    await x.sees('O (Bob) has left.');
    const again = sit(`/${id}`, '', bob);
    await x.sees('O (Bob) is back.');
    await again.sees('You play O.');
    again.type('concede');
    await again.sees('Give up this match?');
    again.type('yes');
    expect(await x.sees(/O has given up\.\n/)).not.toContain('\u0007');
    expect(await Promise.all([x.ended, again.ended])).toEqual([0, 0]);
  });

  test('take back together where both have to agree', async () => {
    const { first: x, id } = await create('tic-tac-toe --undo consent');
    const o = sit(`/${id}`);
    await x.sees('X> ');
    x.type('4');
    await o.sees('O> ');
    x.type('u');
    await x.sees('you have asked for it to be taken back: waiting for O to agree');
    await o.sees('X would like to take back the last input: u agrees, keep says no.');
    o.type('keep');
    await o.sees('Nothing is taken back.');
    x.type('u');
    await o.sees('X would like to take back the last input');
    o.type('u');
    await o.sees('The last input is taken back.');
    await x.sees('The last input was taken back.');
    await x.sees('X> ');
    x.type('l');
    await x.sees('nothing has happened yet');
    for (const one of [x, o]) one.interrupt();
    expect(await Promise.all([x.ended, o.ended])).toEqual([130, 130]);
  });
});

describe('a question', () => {
  test('stands there again for one whose terminal went away in the middle of it', async () => {
    const bob = person();
    const { first: ann, id } = await create('innovation --seats ann,bob');
    const before = sit(`/${id}`, '', bob);
    const asked = await before.sees(/bob to play:\n.*\n/);
    expect(asked).toContain('bob, to begin: meld one card from your hand');
    await knownToOthers();
    before.interrupt();
    expect(await before.ended).toBe(130);
    await ann.sees('bob has left.');
    const after = sit(`/${id}`, '', bob);
    const again = await after.sees(/bob to play:\n.*\n/);
    const questionIn = (screen: string): string => screen.slice(screen.indexOf('bob, to begin'));
    expect(questionIn(again)).toBe(questionIn(asked));
    after.type('2');
    await after.sees('waiting for ann> ');
    ann.type('1');
    await after.sees('bob melds');
    for (const one of [ann, after]) one.interrupt();
    await Promise.all([ann.ended, after.ended]);
  });

  test('is answered by name, previewed and explained, and a wrong answer is one line', async () => {
    const { first: ann, id } = await create('innovation --seats ann,bob');
    const bob = sit(`/${id}`);
    const screen = await ann.sees(/ann to play:\n.*\n/);
    const card = /1 {2}(\S.*?) \(1/.exec(screen)?.[1] ?? '';
    ann.type('9');
    await ann.sees('9 is not in the list: choose 1, 2\n');
    ann.type(`p ${card}`);
    await ann.sees(/would: |uncertain: |it would be accepted/);
    ann.type(`w 1`);
    await ann.sees('is allowed');
    ann.type('h');
    expect(await ann.sees('say TEXT')).not.toContain('hint');
    ann.type(card.toLowerCase());
    await ann.sees('waiting for bob> ');
    for (const one of [ann, bob]) one.interrupt();
    await Promise.all([ann.ended, bob.ended]);
  });
});

test('a refusal is one line, and the question stays', async () => {
  const { first: x, id } = await create('tic-tac-toe');
  const o = sit(`/${id}`);
  await x.sees('X> ');
  x.type('4');
  await o.sees('O> ');
  o.type('4');
  expect(await o.sees(/not allowed: .*\n/)).toContain('not allowed: ');
  x.type('0');
  await x.sees('it is not your turn\n');
  o.type('0');
  await x.sees('O places in cell 0');
  for (const one of [x, o]) one.interrupt();
  await Promise.all([x.ended, o.ended]);
});

test('who looks on sees no secret, and what happens', async () => {
  const { first: ann, id } = await create('innovation --seats ann,bob');
  const bob = sit(`/${id}`);
  const hands = [
    /hand 2 +(.*) 1, (.*) 1\n/.exec(await ann.sees('ann to play:')),
    /hand 2 +(.*) 1, (.*) 1\n/.exec(await bob.sees('bob to play:')),
  ].flatMap((found) => found?.slice(1) ?? []);
  expect(hands.length).toBe(4);
  const watcher = sit(`/${id}`, '--watch');
  await watcher.sees('You are watching.');
  await watcher.sees('watching> ');
  watcher.type('i');
  await watcher.sees('watching> ');
  watcher.type('say hello');
  await watcher.sees('only players can do that');
  for (const card of hands) expect(watcher.text).not.toContain(card);
  ann.type('1');
  bob.type('1');
  await watcher.sees(/ann melds .* to begin/);
  watcher.type('q');
  expect(await watcher.ended).toBe(0);
  expect(watcher.text).not.toContain('To come back');
  expect(watcher.text).not.toContain(hands[1]);
  for (const one of [ann, bob]) one.interrupt();
  await Promise.all([ann.ended, bob.ended]);
});

test('a lost connection comes back by itself', async () => {
  const { first: x, id } = await create('tic-tac-toe');
  const o = sit(`/${id}`);
  await x.sees('X> ');
  x.type('4');
  await o.sees('O> ');
  const port = Number(new URL(url).port);
  await server.close();
  await o.sees('The connection is lost. Trying again …');
  await serve(port);
  await o.sees('You are connected again.');
  o.type('0');
  await x.sees('O places in cell 0');
  for (const one of [x, o]) one.interrupt();
  await Promise.all([x.ended, o.ended]);
});

test('a game that this program does not have is shown in notation and played from the list', async () => {
  const { first: x, id } = await create('tic-tac-toe');
  const o = sit(`/${id}`, '', {
    ...person(),
    games: createRegistry(registry.games.filter((game) => game.id === 'duel')),
  });
  await x.sees('X> ');
  x.type('4');
  expect(await o.sees('O> ')).toContain('board:');
  o.type('0');
  await x.sees('O places in cell 0');
  for (const one of [x, o]) one.interrupt();
  await Promise.all([x.ended, o.ended]);
});

test('a seat is kept in a file that only its owner can read, and a token can come from another', async () => {
  const ann = person();
  const { first, id } = await create('tic-tac-toe', ann);
  const file = join(ann.home, 'turnwise', 'seats', encodeURIComponent(url), id, 'seat-X');
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const other = person();
  writeFileSync(join(other.home, 'token'), readFileSync(file));
  const second = sit(`/${id}`, `--token ${join(other.home, 'token')}`, other);
  await second.sees('You play X.');
  await second.sees('waiting for players> ');
  for (const one of [first, second]) one.interrupt();
  await Promise.all([first.ended, second.ended]);
});

test('from a menu, a match is created and left', async () => {
  const ann = sit('', '', { ...person(), choices: ['A new match', 'Connect four', 'O'] });
  await ann.sees('You play O. X is open.');
  await ann.sees('waiting for players> ');
  ann.type('leave');
  await ann.sees('Give up your seat for good?');
  ann.type('y');
  await ann.sees('You have given up the seat O');
  expect(await ann.ended).toBe(0);
  expect((await tried('')).text).toMatch(/Connect four +open +X \(open\), O \(open\)/);
});

describe('what goes wrong is one line:', () => {
  test.each([
    ['/no-such-match', '', 'There is no such match.'],
    ['', '--create chess', 'There is no such game.'],
    ['', '--create tic-tac-toe --bots greedy', '--bots: this server has no bots for tic-tac-toe'],
    ['', '--create innovation --seats 9', '--seats: innovation has 2 to 4 seats, found 9'],
    ['', '--undo free', '--undo is for a new match: say --create GAME'],
    [
      '/m?token=abc',
      '',
      'URL: expected http://HOST:PORT or http://HOST:PORT/MATCH and nothing more; a token goes into a file',
    ],
  ])('%s %s', async (path, flags, line) => {
    const { status, text } = await tried(path, flags);
    expect(text).toBe(`turnwise: ${line}\n`);
    expect(status).not.toBe(0);
  });

  test('a seat that is taken, and a token that is none', async () => {
    const { first, id } = await create('tic-tac-toe');
    expect((await tried(`/${id}`, '--seat X')).text).toBe('turnwise: Somebody is already sitting there.\n');
    expect((await tried(`/${id}`, '--seat Z')).text).toBe('turnwise: There is no such seat in this match.\n');
    const { env } = person();
    const wrong = await tried(`/${id}`, '', { env: { ...env, TURNWISE_TOKEN: 'not-a-token-of-anybody' } });
    expect(wrong.text).toBe('turnwise: the token is not valid for this match, or nobody may watch it\n');
    first.interrupt();
    await first.ended;
  });

  test('no server', async () => {
    const { status, err } = await run(['join', 'http://127.0.0.1:1/m'], { env: person().env });
    expect(err).toBe('turnwise: there is no server at http://127.0.0.1:1, or it does not answer\n');
    expect(status).toBe(1);
  });
});
