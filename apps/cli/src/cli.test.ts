import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { usualNames } from '@turnwise/game';
import type { Json } from '@turnwise/kernel';
import type { Command } from 'commander';
import { describe, expect, test } from 'vitest';
import { registry } from '@turnwise/registry';
import { personsAmong } from './arguments.ts';
import { coloursFor } from './colours.ts';
import { EXIT } from './exit.ts';
import type { Io } from './io.ts';
import { buildProgram } from './program.ts';
import { run } from './testing/run.ts';

const io = { stdoutIsTty: false, env: {} } as Io;
const program = buildProgram({ io, registry, colours: coloursFor(io), status: EXIT.ok });

/** Every command that does something, by its full name. */
function leaves(command: Command, path: readonly string[] = []): { name: string; command: Command }[] {
  return command.commands.flatMap((one) => {
    const name = [...path, one.name()];
    return one.commands.length > 0 ? leaves(one, name) : [{ name: name.join(' '), command: one }];
  });
}
const commands = leaves(program);
const root = fileURLToPath(new URL('../../../', import.meta.url));
const helpOf = async (argv: readonly string[]): Promise<string> => (await run(argv)).out;

describe('help', () => {
  test('with no command, and with --help', async () => {
    const bare = await run([]);
    expect(bare).toEqual(await run(['--help']));
    expect(bare.status).toBe(0);
    for (const status of Object.values(EXIT)) expect(bare.out).toMatch(new RegExp(`[:,]\\s${status} `));
    for (const { name } of commands) expect(bare.out).toContain(`  ${name.split(' ')[0] ?? ''} `);
  });

  test.each(commands.map(({ name }) => name))('%s has examples, and describes every option', async (name) => {
    const { out, status, err } = await run([...name.split(' '), '--help']);
    expect(out).toMatch(/\nExamples:\n {2}turnwise /);
    expect({ status, err }).toEqual({ status: 0, err: '' });
  });

  test('a command that only groups others prints help', async () => {
    const bare = await run(['scenario']);
    expect(bare).toEqual(await run(['scenario', '--help']));
    expect(bare).toMatchObject({ status: 0, err: '' });
  });

  test('--version is that of the package', async () => {
    const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
      version: string;
    };
    expect(await run(['--version'])).toEqual({ status: 0, out: `${version}\n`, err: '' });
  });
});

/** Every example is one that works: it parses, its game and seats are there, and so are files of the repository. */
describe('examples', async () => {
  const helps = await Promise.all(
    [['--help'], ...commands.map(({ name }) => [...name.split(' '), '--help'])].map(helpOf),
  );
  const lines = helps.flatMap((help) => [...help.matchAll(/^ {2}(\S.*?turnwise .*?|turnwise .*?) {3,}\S/gm)]);
  const examples = [...new Set(lines.map(([, example = '']) => example))];

  test('are there', () => expect(examples.length).toBeGreaterThan(commands.length));

  test.each(examples)('%s', async (example) => {
    const words = /turnwise ([^|]*)/.exec(example)?.[1]?.trim().split(/\s+/) ?? [];
    const parsed = buildProgram({
      io: { ...io, out: () => undefined },
      registry,
      colours: coloursFor(io),
      status: EXIT.ok,
    });
    const seen: { command: Command }[] = [];
    for (const { command } of leaves(parsed)) command.action(() => void seen.push({ command }));
    if (words[0] === 'help') return expect(commands.map(({ name }) => name)).toContain(words.slice(1).join(' '));
    await parsed.parseAsync(words, { from: 'user' });
    const [{ command } = { command: parsed }] = seen;
    const named = command.registeredArguments.findIndex((argument) => argument.name() === 'game');
    const flags = command.opts<{ as?: string; game?: string; from?: string; option?: Record<string, Json> }>();
    const id = flags.game ?? (command.processedArgs[named] as string | undefined);
    const game = id === undefined ? undefined : registry.get(id);
    if (id !== undefined) expect(game?.id).toBe(id);
    if (game !== undefined && flags.as !== undefined) personsAmong(usualNames(game.seats), flags.as);
    if (game !== undefined) expect(game.prepare({ seed: 1, options: flags.option ?? {} })).toMatchObject({ ok: true });
    for (const word of words.filter((one) => one.includes('/') && !one.includes('://')))
      expect(existsSync(join(root, word))).toBe(true);
  });
});

test.each<[readonly string[], string]>([
  [['gmes'], "unknown command 'gmes' (did you mean games?)"],
  [['nothing'], "unknown command 'nothing'"],
  [['games', '--jsn'], "unknown option '--jsn' (did you mean --json?)"],
  [['games', 'more'], "'games' takes no arguments, found 1"],
  [['help', 'nope'], "unknown command 'nope'"],
  [['help', 'simulat'], "unknown command 'simulat' (did you mean simulate?)"],
  [['scenario', 'help', 'rum'], "unknown command 'rum' (did you mean run?)"],
  [['perft', 'tic-tac-toe'], 'the depth is missing'],
  [['perft', 'tic-tac-toe', 'x'], "depth: expected an integer from 1 to 100, found 'x'"],
  [['play', 'tic-tac-toe', '--log', 'loud'], "--log: expected one of min, debug, found 'loud'"],
  [['play', 'unseen', '--level', '1', '--file', 'x'], '--file cannot be used with --level'],
  [['play', 'tic-tac-toe', 'more'], "'play' takes at most 1 argument, found 2"],
  [['scenario', 'rum'], "unknown command 'rum' (did you mean run?)"],
  [['simulate', 'tic-tac-toe', '--games'], '--games: <n> is missing'],
])('%j: one line, exit status 2', async (argv, message) => {
  expect(await run(argv)).toEqual({ status: 2, out: '', err: `turnwise: ${message}\n` });
});

test('a fault in the program is one line, with a stack trace only on request', async () => {
  const broken = {
    games: {
      ...registry,
      get: () => {
        throw new Error('out of order');
      },
    },
  };
  const plain = await run(['perft', 'tic-tac-toe', '2'], broken);
  expect(plain.err).toBe('turnwise: a fault in the program: out of order (TURNWISE_DEBUG=1 shows where)\n');
  expect(plain.status).toBe(70);
  const debug = await run(['perft', 'tic-tac-toe', '2'], { ...broken, env: { TURNWISE_DEBUG: '1' } });
  expect(debug.err).toMatch(/^Error: out of order\n +at /);
});

/** README has a section for each command, with its usage and a row for each of its options: no more and no less. */
describe('README.md', () => {
  const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
  const sections = new Map(
    readme
      .split(/^### /m)
      .slice(1)
      .map((text) => [/`turnwise ([^`]+)`/.exec(text)?.[1] ?? '', text]),
  );

  test('has a section for each command and for nothing else', () => {
    const usages = commands.map(({ name, command }) =>
      [name, ...command.registeredArguments.map(argumentText)].join(' '),
    );
    expect([...sections.keys()].toSorted()).toEqual(usages.toSorted());
  });

  test.each(commands)('tells every option of $name as the help does', ({ name, command }) => {
    const [, text = ''] = [...sections].find(([usage]) => usage === name || usage.startsWith(`${name} `)) ?? [];
    const rows = [...text.matchAll(/^\| `(--[^`]+)` \| (.+) \|$/gm)].map(([, flags, meaning]) => [flags, meaning]);
    const defined = command.options.map(({ flags, description }) => [flags, description.replaceAll('|', '\\|')]);
    expect(rows).toEqual(defined);
  });
});

function argumentText(argument: Command['registeredArguments'][number]): string {
  const name = `${argument.name()}${argument.variadic ? '...' : ''}`.toUpperCase();
  return argument.required ? name : `[${name}]`;
}
