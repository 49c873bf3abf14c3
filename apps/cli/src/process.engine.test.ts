/**
 * The true process, through tsx as `npm run turnwise` runs it: what only a process can show. A process loads all sources anew, and so does
 * each of its threads, which takes two seconds of a core: what a run in process can show is beside each command (`testing/run.ts`).
 */
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { test } from 'vitest';
import { run } from './testing/run.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));

interface Ended {
  readonly status: number | null;
  readonly out: string;
  readonly err: string;
}

/** Every process and every thread loads the sources anew, which takes long on a machine with much else to do. */
const LOADING = 240_000;

/** Loaded before it, so that the games throw while they are loaded, as one with unsound rules does. */
const UNSOUND = (() => {
  const games = `data:text/javascript,export const registry = 0; throw new Error('two behaviours have one name')`;
  const hook = `export const resolve = (name, context, next) =>
    name === '@turnwise/registry' ? { url: ${JSON.stringify(games)}, shortCircuit: true } : next(name, context);`;
  const preload = `import { register } from 'node:module';
    register('data:text/javascript,' + encodeURIComponent(${JSON.stringify(hook)}));`;
  return `data:text/javascript,${encodeURIComponent(preload)}`;
})();

/** Loaded before it, so that Ctrl-C is pressed as soon as something listens to that. */
const IMPATIENT = `data:text/javascript,${encodeURIComponent(
  `process.on('newListener', (name) => name === 'SIGINT' && setTimeout(() => process.kill(process.pid, name), 100));`,
)}`;

/** Runs it with these lines on standard input; `hold` leaves the input open, `takes` stops reading after so many bytes. */
async function turnwise(
  argv: readonly string[],
  {
    input = '',
    hold = false,
    takes,
    preload,
    env = {},
  }: {
    input?: string;
    hold?: boolean;
    takes?: number;
    preload?: string;
    env?: Readonly<Record<string, string>>;
  } = {},
): Promise<Ended> {
  const child = spawn(
    process.execPath,
    [
      '--import',
      'tsx',
      '--conditions=@turnwise/source',
      ...(preload === undefined ? [] : ['--import', preload]),
      'apps/cli/src/main.ts',
      ...argv,
    ],
    { cwd: root, env: { ...process.env, NODE_NO_WARNINGS: '1', ...env } },
  );
  let out = '';
  let err = '';
  child.stdout.on('data', (chunk: Buffer) => {
    out += chunk.toString();
    if (takes !== undefined && out.length >= takes) child.stdout.destroy();
  });
  child.stderr.on('data', (chunk: Buffer) => (err += chunk.toString()));
  child.stdin.on('error', () => undefined);
  child.stdin.write(input);
  if (!hold) child.stdin.end();
  const status = await new Promise<number | null>((done) => child.on('close', done));
  return { status, out, err };
}

test.concurrent(
  'paths are relative to where the command was typed, although npm runs it in the root',
  { timeout: LOADING },
  async ({ expect }) => {
    const env = { npm_lifecycle_event: 'turnwise', INIT_CWD: `${root}docs/examples` };
    const { out } = await turnwise(['ruleset', 'check', 'cave'], { env });
    expect(out).toMatch(/^ok The cave \(cave\)\n/);
    const other = await turnwise(['ruleset', 'check', 'cave'], { env: { ...env, npm_lifecycle_event: 'test' } });
    // An error is one line and exit status 2.
    expect(other).toEqual({ status: 2, out: '', err: 'turnwise: cave: no such file or folder\n' });
  },
);

test.concurrent(
  'a game through a pipe: plain text, the whole of it, and an end, even if the input stays open',
  { timeout: LOADING },
  async ({ expect }) => {
    const input = '0\n3\nx\n1\n4\n2\n';
    const { status, out, err } = await turnwise(['play', 'tic-tac-toe', '--as', 'all'], { input, hold: true });
    expect(out).toMatch(/O> 3\n[^]*X> x\n'x' is not an input here[^]*Game over: X wins with three in a row\.\n$/);
    expect(out).not.toContain('\u001B');
    expect({ status, err }).toEqual({ status: 0, err: '' });
  },
);

test.concurrent('the menu ends by itself, even if the input stays open', { timeout: LOADING }, async ({ expect }) => {
  const { status, out } = await turnwise(['menu'], { hold: true });
  expect(out).toContain('Game over');
  expect(status).toBe(0);
});

test.concurrent('a bot thinks in a thread, which ends with the game', { timeout: LOADING }, async ({ expect }) => {
  const argv = ['play', 'tic-tac-toe', '--bots', 'search:easy', '--workers', '2', '--seed', '1'];
  const { status, out, err } = await turnwise([...argv, '--as', 'none'], { hold: true });
  expect(out).toMatch(/^search:easy plays X, O\.$[^]*\nGame over: /m);
  expect({ status, err }).toEqual({ status: 0, err: '' });
});

test.concurrent('a reader that stops reading ends it quietly', { timeout: LOADING }, async ({ expect }) => {
  const { status, err } = await turnwise(['play', 'backgammon', '--as', 'none', '--seed', '1'], { takes: 100 });
  expect({ status, err }).toEqual({ status: 0, err: '' });
});

test.concurrent(
  'a game that throws while it is loaded is one line and exit status 70',
  { timeout: LOADING },
  async ({ expect }) => {
    const { status, out, err } = await turnwise(['games'], { preload: UNSOUND });
    expect({ status, out, err }).toEqual({
      status: 70,
      out: '',
      err: 'turnwise: a fault in the program: two behaviours have one name (TURNWISE_DEBUG=1 shows where)\n',
    });
  },
);

test.concurrent(
  'a simulation on three threads gives the result of one without',
  { timeout: LOADING },
  async ({ expect }) => {
    const reportOf = ({ status, out, err }: Ended): unknown => {
      expect({ status, err }).toEqual({ status: 0, err: '' });
      const { speed: _speed, ...report } = JSON.parse(out) as { readonly speed: unknown };
      return report;
    };
    const argv = ['simulate', '--ruleset', 'docs/examples/cave', '--games', '210', '--json', '--workers'];
    const alone = await run([...argv, '1'], { cwd: root });
    expect(reportOf(await turnwise([...argv, '3']))).toEqual(reportOf(alone));
  },
);

test.concurrent('Ctrl-C ends a simulation and its threads, with one line', { timeout: LOADING }, async ({ expect }) => {
  for (const workers of ['1', '2']) {
    const argv = ['simulate', 'tic-tac-toe', '--games', '1000000000', '--workers', workers];
    const { status, out, err } = await turnwise(argv, { preload: IMPATIENT });
    expect({ status, out }).toEqual({ status: 130, out: '' });
    expect(err).toMatch(/^stopped after [\d,]+ of 1,000,000,000 games: X won [^\n]*\n$/);
  }
});
