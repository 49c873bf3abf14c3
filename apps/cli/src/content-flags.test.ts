import { describe, expect, test } from 'vitest';
import { run } from './testing/run.ts';
import { scratch } from './testing/scratch.ts';

const files = scratch();
const { cwd } = files;
files.write('own.yaml', 'size: [3, 1, 4]\nstart: [0, 0, 0]\nthings:\n  - { kind: exit, at: [2, 0] }\n');
files.write(
  'wrong.yaml',
  'size: [3, 1, 4]\nstart: [0, 0, 0]\nthings:\n  - { kind: exit, at: [9, 0] }\n  - { kind: ghost, at: [1, 0] }\n',
);

const played = async (...flags: readonly string[]) =>
  await run(['play', 'unseen', '--seed', '1', ...flags], { lines: ['q'], cwd });

describe('--level', () => {
  test.each([
    ['a number', '3'],
    ['an id', 'shove'],
  ])('takes %s', async (_what, level) => {
    expect((await played('--level', level)).out).toContain('Shove | turn 0 |');
  });

  test.each([
    ['0', /^turnwise: --level: unseen has no '0' \(there are 1 to \d+: first-steps, patience, .+\)\n$/],
    ['shovel', /^turnwise: --level: unseen has no 'shovel' \(did you mean shove\?\)\n$/],
  ])('%s is not valid: one line, exit status 2', async (level, line) => {
    const { status, err } = await played('--level', level);
    expect(status).toBe(2);
    expect(err).toMatch(line);
  });

  test('is held by a saved match', async () => {
    await played('--level', '2', '--save', 'saved.json');
    expect(JSON.parse(files.read('saved.json'))).toMatchObject({ options: { level: 'patience' } });
  });

  test.each([
    [['--option', 'level=shove'], 'turnwise: --level: the option level is also given: leave one of them out\n'],
    [['--position', 'position.yaml'], '--position cannot be used with --level'],
  ])('does not go with %j', async (flags, line) => {
    const { status, err } = await played('--level', '2', ...flags);
    expect(status).toBe(2);
    expect(err).toContain(line);
  });
});

describe('--file', () => {
  test('is played whole, and a saved match holds it', async () => {
    expect((await played('--file', 'own.yaml', '--save', 'own.json')).out).toContain('t 0 of 3');
    expect(JSON.parse(files.read('own.json'))).toMatchObject({ options: { level: { size: [3, 1, 4] } } });
  });

  test('has every issue on a line of its own, with its place', async () => {
    const { status, err } = await played('--file', 'wrong.yaml');
    expect(status).toBe(2);
    expect(err).toMatch(/^turnwise: wrong\.yaml:4:\d+ things\[0\]\.at: /m);
    expect(err).toMatch(/^turnwise: wrong\.yaml:5:\d+ things\[1\]\.kind: /m);
  });

  test('does not go with --level', async () => {
    const { status, err } = await played('--file', 'own.yaml', '--level', '2');
    expect(status).toBe(2);
    expect(err).toContain('cannot be used with --level');
  });
});

test.each([
  ['--level', '2'],
  ['--file', 'own.yaml'],
])('%s is one clear line for a game without levels', async (...flags) => {
  expect(await run(['play', 'tic-tac-toe', ...flags], { cwd })).toEqual({
    status: 2,
    out: '',
    err: `turnwise: ${flags[0]}: tic-tac-toe has no levels\n`,
  });
});

test.each([
  [['simulate', 'unseen', '--games', '3']],
  [['perft', 'unseen', '2']],
  [['laws', 'unseen', '--games', '1', '--law', '2']],
  [['scenario', 'record', 'unseen', '--random', '--inputs', '2']],
])('%j takes them too', async (argv) => {
  const own = await run([...argv, '--file', 'own.yaml'], { cwd });
  expect(own).toMatchObject({ status: 0, err: '' });
  const none = await run([...argv, '--level', 'none'], { cwd });
  expect(none.status).toBe(2);
});
