// `turnwise serve` in process: what it tells, what it takes, and one line for every mistake.
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { describe, expect, test } from 'vitest';
import { run } from '../testing/run.ts';
import type { Ran } from '../testing/run.ts';
import { scratch } from '../testing/scratch.ts';

const files = scratch();
const { cwd } = files;
const json = { 'content-type': 'application/json' };

/** Serves while something happens at its address. */
async function serve(
  argv: readonly string[],
  during: (url: string, out: string) => Promise<void> = () => Promise.resolve(),
): Promise<Ran> {
  return await run(['serve', ...argv], {
    cwd,
    async serving(written) {
      const { out } = written();
      await during(/ at (http:\S+\d)/.exec(out)?.[1] ?? '', out);
    },
  });
}

// oxlint-disable-next-line typescript/no-explicit-any -- A test looks into whatever came.
async function post(url: string, body: unknown, token?: string): Promise<any> {
  const headers = token === undefined ? json : { ...json, authorization: `Bearer ${token}` };
  return await (await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })).json();
}

test('with no flag it keeps matches in turnwise.db, and has them when it is started again', async () => {
  let match = '';
  const first = await serve([], async (url, out) => {
    expect(out).toMatch(
      /^(Port 8080 is in use, so this is port \d+\.\n)?Serving \d+ games at http:\/\/127\.0\.0\.1:\d+\.\nMatches are kept in turnwise\.db\.\nJoin with: turnwise join http:\/\/127\.0\.0\.1:\d+\nCtrl-C stops it\.\n$/,
    );
    ({
      match: { match },
    } = await post(`${url}/api/v1/matches`, { game: 'tic-tac-toe' }));
  });
  expect(first).toMatchObject({ status: 0, out: expect.stringMatching(/\nFinishing .*\nStopped\.\n$/) as string });
  expect(
    first.err
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as object),
  ).toMatchObject([{ level: 30 }]);
  const second = await serve(['--log-level', 'warn'], async (url) => {
    const { matches } = (await (await fetch(`${url}/api/v1/matches`)).json()) as { matches: { match: string }[] };
    expect(matches.map((one) => one.match)).toEqual([match]);
  });
  expect(second).toMatchObject({ status: 0, err: '' });
});

test('bots move, unless there are none', async () => {
  const body = { game: 'tic-tac-toe', bots: { X: 'greedy' } };
  const quiet = ['--port', '0', '--log', 'memory', '--log-level', 'warn'];
  const { err } = await serve(quiet, async (url) => {
    const { match } = await post(`${url}/api/v1/matches`, body);
    const { token } = await post(`${url}/api/v1/matches/${match.match}/seats`, { seat: 'O' });
    expect(token).toHaveLength(43);
    const frame = async (): Promise<number> =>
      ((await (await fetch(`${url}/api/v1/matches/${match.match}`)).json()) as { look: { frame: number } }).look.frame;
    await expect.poll(frame).toBe(1);
  });
  expect(err).toBe('');
  const without = await serve([...quiet, '--no-bots'], async (url) => {
    expect(await post(`${url}/api/v1/matches`, body)).toMatchObject({ error: { code: 'unknownBot' } });
  });
  expect(without.out).toContain(', without bots.\n');
  expect(without.err).toBe('');
});

test('the page comes from the same address, and limits are as they were told', async () => {
  files.write('page/index.html', '<title>the page</title>');
  const { out } = await serve(
    ['--port', '0', '--log', 'memory', '--log-level', 'warn', '--web', 'page', '--limit', 'matchesPerAddress=1'],
    async (url) => {
      for (const path of ['', '/t/abc']) expect(await (await fetch(url + path)).text()).toContain('the page');
      expect(await post(`${url}/api/v1/matches`, { game: 'tic-tac-toe' })).toHaveProperty('match');
      expect(await post(`${url}/api/v1/matches`, { game: 'tic-tac-toe' })).toMatchObject({
        error: { code: 'tooManyCreated', params: { most: 1 } },
      });
    },
  );
  expect(out).toMatch(/\nOpen http:\S+ in a browser\.\n/);
});

test('a moderator has a token from the file', async () => {
  const [token, other] = ['m'.repeat(40), 'o'.repeat(40)];
  files.write('tokens', `# the night shift\n${token}\n\n`);
  const { err } = await serve(
    ['--port', '0', '--log', 'memory', '--log-level', 'warn', '--moderator-token-file', 'tokens'],
    async (url) => {
      const { match } = await post(`${url}/api/v1/matches`, { game: 'tic-tac-toe' });
      const control = `${url}/api/v1/matches/${match.match}/control`;
      expect(await post(control, { control: { kind: 'halt' } }, other)).toMatchObject({
        error: { code: 'unauthenticated' },
      });
      expect(await post(control, { control: { kind: 'halt' } }, token)).not.toHaveProperty('error');
    },
  );
  expect(err).toBe('');
});

describe('one line and exit status 2', () => {
  files.write('short', 'abc\n');
  files.write('empty', '# nobody\n');
  files.write('text.db', 'no database\n'.repeat(100));

  test.each<[readonly string[], RegExp]>([
    [['--log', 'mysql://host/games'], /^--log: expected sqlite:FILE, memory, .*, found 'mysql:\/\/host\/games'$/],
    [['--log', 'mysql://ann:secret@host/games'], /^--log: expected sqlite:FILE, memory, postgres:\/\/… or nats:\/\/…$/],
    [['--log', 'sqlite:nowhere/a.db'], /nowhere/],
    [['--log', 'sqlite:text.db'], /text\.db/],
    [['--log', 'sqlite:text.db/a.db'], /text\.db/],
    // Where nobody may make a file, root included.
    [['--log', 'sqlite:/proc/a.db'], /\/proc/],
    [['--log', 'postgres://ann:secret@127.0.0.1:1/games'], /^PostgreSQL: .*ECONNREFUSED/],
    [['--log', 'nats://ann:secret@127.0.0.1:1'], /^NATS: no server of nats:\/\/127\.0\.0\.1:1 can be reached: /],
    [['--port', '65536'], /^--port: expected an integer from 0 to 65535, found '65536'$/],
    [['--log', 'memory', '--host', '192.0.2.1'], /^192\.0\.2\.1 is not an address of this machine$/],
    [['--log', 'memory', '--trust-proxy', 'everybody'], /^trusted proxies: .*everybody/],
    [['--log', 'memory', '--origin', 'example.org'], /^--origin: expected an origin such as .*, found 'example\.org'$/],
    [['--log', 'memory', '--moderator-token-file', 'short'], /^short:1 expected a token of 32 characters or more/],
    [['--log', 'memory', '--moderator-token-file', 'empty'], /^empty: expected a token on each line, found none$/],
    [['--log', 'memory', '--moderator-token-file', 'none'], /^none: no such file or folder$/],
    [['--web', 'nowhere'], /^--web: expected a folder with an index\.html, found 'nowhere'$/],
    [['--limit', 'speed=3'], /^--limit: expected one of idle, rate, .*, found 'speed'$/],
    [['--limit', 'rate=0'], /^--limit: expected rate=NUMBER with a number above 0, found 'rate=0'$/],
    [['--log-level', 'loud'], /^--log-level: expected one of trace, .*, found 'loud'$/],
  ])('%j', async (argv, line) => {
    const { status, out, err } = await serve(argv);
    expect({ status, out }).toEqual({ status: 2, out: '' });
    expect(err).toMatch(/^turnwise: [^\n]+\n$/);
    expect(err.slice('turnwise: '.length, -1)).toMatch(line);
    expect(err).not.toContain('secret');
  });

  test('a port that is in use', async () => {
    const holder = createServer();
    await new Promise<void>((resolve) => holder.listen(0, '127.0.0.1', resolve));
    const { port } = holder.address() as AddressInfo;
    const { status, err } = await serve(['--log', 'memory', '--port', String(port)]);
    expect(err).toBe(`turnwise: port ${port} of 127.0.0.1 is in use: give another, or 0 for any that is free\n`);
    expect(status).toBe(2);
    holder.close();
  });

  test('a file that another server has open', async () => {
    await serve(['--port', '0', '--log', 'sqlite:held.db'], async () => {
      const { status, err } = await serve(['--port', '0', '--log', 'sqlite:held.db']);
      expect(err).toMatch(
        /^turnwise: \S*held\.db is in use: another process has it open, or this one has it open already\n$/,
      );
      expect(status).toBe(2);
    });
  });
});
