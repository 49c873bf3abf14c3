// Bots at the table: who sits where, what they do and how it is recorded, how they are hurried, and what they advise.
import { createRegistry } from '@turnwise/game';
import type { AnyGame } from '@turnwise/game';
import { registry } from '@turnwise/registry';
import { describe, expect, test } from 'vitest';
import { CTRL_C, ESC, run } from '../testing/run.ts';
import type { FakeTerminal, Ran } from '../testing/run.ts';
import { scratch } from '../testing/scratch.ts';

const files = scratch();
const { cwd } = files;
const TTY = { tty: true, env: { NO_COLOR: '1' }, cwd } as const;

interface Saved {
  readonly inputs: readonly { as?: string; bot?: { name: string; seed: string; iterations: number[] } }[];
}

async function play(argv: string, terminal: FakeTerminal = {}): Promise<Ran> {
  return await run(['play', ...argv.split(' ')], { cwd, ...terminal });
}

/** `X: -`, `O: greedy`: who made each input. */
function marksIn(file: string): readonly string[] {
  const { inputs } = JSON.parse(files.read(file)) as Saved;
  return inputs.map(({ as, bot }) => `${as ?? 'system'}: ${bot?.name ?? '-'}`);
}

describe('--bots', () => {
  test.each([
    ['greedy', 'You play X. greedy plays O.'],
    ['O=search:easy', 'You play X. search:easy plays O.'],
    ['O=search:iterations=33,slips=10', 'You play X. search:iterations=33,slips=10 plays O.'],
    ['O=search:easy,slips=3', 'You play X. search:iterations=10,exact=0,slips=3 plays O.'],
    ['X=random', 'You play O. random plays X.'],
    ['X=greedy,O=random', 'greedy plays X. random plays O.'],
    ['greedy --as none', 'greedy plays X, O.'],
  ])('%s: %s', async (bots, greeting) => {
    expect((await play(`tic-tac-toe --seed 1 --bots ${bots}`, { lines: ['q'] })).out).toContain(greeting);
  });

  test.each([
    ['best', /^turnwise: --bots: expected random, greedy, search:easy, .*, found 'best'\n$/],
    [
      'O=search:worlds=no',
      /^turnwise: --bots: worlds of a bot: expected a whole number .*, found 'search:worlds=no'\n$/,
    ],
    ['X=greedy --as X', /^turnwise: --bots: you play X yourself\n$/],
  ])('%s is one line', async (bots, err) => {
    expect(await play(`tic-tac-toe --bots ${bots}`)).toMatchObject({
      status: 2,
      err: expect.stringMatching(err) as string,
    });
  });

  test('a bot blocks what would win, the same every time, and its moves carry a mark', async () => {
    // X takes 0 and 1: who searches takes 2.
    const argv = 'tic-tac-toe --seed 3 --bots search:medium --save blocked.json';
    const first = await play(argv, { lines: ['0', '1', 'l', 'q'] });
    expect(first.out).toMatch(/· X places in cell 1[^]*· O places in cell 2\n/);
    expect(await play(argv, { lines: ['0', '1', 'l', 'q'] })).toEqual(first);
    const [you, bot] = marksIn('blocked.json');
    expect(you).toBe('X: -');
    expect(bot).toMatch(/^O: search:iterations=\d+,/);
  });

  test('through a pipe and without it, seats are played at random and without a mark', async () => {
    await play('tic-tac-toe --seed 3 --save piped.json', { lines: ['4', 'q'] });
    expect(marksIn('piped.json')).toEqual(['X: -', 'O: -']);
  });

  test('a side of an encounter that a bot has is not played by the game itself', async () => {
    const argv = 'encounter --level tavern-brawl --seed 1 --as none --bots greedy --save brawl.json';
    expect((await play(argv)).out).toContain('greedy plays party, opposition.');
    const who = new Set(marksIn('brawl.json'));
    expect(who).toContain('party: greedy');
    expect(who).toContain('opposition: greedy');
  });
});

describe('at a terminal', () => {
  test.each([
    [['search:medium'], 'You play X. search:medium plays O.'],
    [['random'], 'You play X. random plays O.'],
    [['seat by seat', 'greedy', 'you'], 'You play O. greedy plays X.'],
    [['seat by seat', 'you', 'search:hard'], 'You play X. search:hard plays O.'],
  ])('somebody is asked who sits where: %j', async (choices, greeting) => {
    expect((await play('tic-tac-toe --seed 1', { ...TTY, choices, lines: ['q'] })).out).toContain(greeting);
  });

  test('Esc leaves', async () => {
    expect(await play('tic-tac-toe', { ...TTY, choices: [ESC] })).toEqual({ status: 0, out: '', err: '' });
  });

  test('nobody is asked for whom the command speaks', async () => {
    for (const argv of ['tic-tac-toe --as all', 'tic-tac-toe --bots random', 'encounter --level tavern-brawl'])
      expect((await play(`${argv} --seed 1`, { ...TTY, lines: ['q'] })).status).toBe(0);
  });

  test('a line tells how far it is, and Enter makes it move now', async () => {
    const argv = 'connect-four --seed 1 --bots search:iterations=400 --save hurried.json';
    const whole = await play(argv, { ...TTY, lines: ['3', 'q'] });
    expect(whole.out).toMatch(/\rO is thinking █+░* \(Enter: move now\)/);
    const done = (): number => (JSON.parse(files.read('hurried.json')) as Saved).inputs.at(-1)?.bot?.iterations[0] ?? 0;
    expect(done()).toBe(400);
    await play(argv, { ...TTY, lines: ['3', 'q'], hurry: ['x'] });
    expect(done()).toBe(400);
    await play(argv, { ...TTY, lines: ['3', 'q'], hurry: ['return'] });
    expect(done()).toBeLessThan(20);
  });

  test('Ctrl-C while it thinks quits, and what was played is saved', async () => {
    const argv = 'connect-four --seed 1 --bots search:hard --save left.json';
    expect(await play(argv, { ...TTY, lines: ['3'], hurry: ['ctrl+c'] })).toMatchObject({ status: 130, err: '' });
    expect(marksIn('left.json')).toEqual(['X: -']);
    expect(await play(argv, { ...TTY, lines: ['3', CTRL_C], hurry: ['return'] })).toMatchObject({ status: 130 });
  });
});

test('--think and --workers limit a move, and the mark has what each search did', async () => {
  await play('connect-four --seed 1 --bots search:iterations=5000 --think 9000 --workers 2 --save limited.json', {
    lines: ['3', 'q'],
  });
  const { inputs } = JSON.parse(files.read('limited.json')) as Saved;
  const { iterations = [] } = inputs.at(-1)?.bot ?? {};
  // The clock of a test goes on by a second whenever somebody looks at it.
  expect(iterations).toHaveLength(2);
  for (const one of iterations) expect(one).toBeLessThan(20);
});

test('a bot that fails is one line, and what was played is saved', async () => {
  const evaluate = (): never => {
    throw new Error('no idea');
  };
  const games = createRegistry([{ ...(registry.get('tic-tac-toe') as AnyGame), bots: { evaluate } }]);
  const ran = await play('tic-tac-toe --bots greedy --save failed.json', { lines: ['4'], games });
  expect(ran).toMatchObject({ status: 1, err: 'turnwise: greedy cannot move for O: no idea\n' });
  expect(marksIn('failed.json')).toEqual(['X: -']);
});

describe('hint', () => {
  test.each(['hint', '?hint', '??'])('%s says what the strongest bot would do and why', async (line) => {
    const { out } = await play('tic-tac-toe --seed 1 --as all', { lines: ['0', '3', '1', '4', line, 'q'] });
    expect(out).toContain('  search:hard would choose: place in cell 2\n');
    expect(out).toMatch(/\n {2} *wins {2}tried [\d,]+× {2}place in cell 2\n/);
    expect(out).toMatch(/\n {2} *(\d+%|loses) {2}tried [\d,]+× {2}place in cell \d\n/);
  });

  test('tells what it expects to follow', async () => {
    const { out } = await play('connect-four --seed 1 --as all', { lines: ['hint', 'q'] });
    expect(out).toMatch(/It expects then: O: .*; you: /);
  });

  test('lists what is called the same once', async () => {
    const { out } = await play('encounter --level crypt --seed 1', { lines: ['hint', 'q'] });
    const rows = out.match(/(?<=tried +\d+× {2}).*$/gm) ?? [];
    expect(rows.length).toBeGreaterThan(3);
    expect(new Set(rows).size).toBe(rows.length);
  });

  test('makes no input', async () => {
    await play('tic-tac-toe --seed 1 --as all --save hinted.json', { lines: ['hint', 'q'] });
    expect(marksIn('hinted.json')).toEqual([]);
  });
});

describe('a saved match goes on with the same bots', () => {
  test('as if it had never been saved', async () => {
    const argv = 'mancala --seed 4 --bots search:iterations=60';
    await play(`${argv} --save whole.json`, { lines: ['1', '1', 'a', 'a', 'q'] });
    await play(`${argv} --save part.json`, { lines: ['1', '1', 'q'] });
    const { out } = await play('--load part.json --save rest.json', { ...TTY, lines: ['a', 'a', 'q'] });
    expect(out).toContain('You play south. search:iterations=60 plays north.');
    expect(JSON.parse(files.read('rest.json'))).toEqual(JSON.parse(files.read('whole.json')));
  });

  test('and who played another seat has that one again', async () => {
    await play('tic-tac-toe --seed 1 --as O --bots search:easy --save second.json', { lines: ['a', 'q'] });
    const { out } = await play('--load second.json', { lines: ['q'] });
    expect(out).toContain('You play O. search:easy plays X.');
    expect((await play('--load second.json --bots greedy', { lines: ['q'] })).out).toContain(
      'You play O. greedy plays X.',
    );
    expect((await play('--load second.json --as X', { lines: ['q'] })).out).toContain(
      'You play X. The program plays O.',
    );
  });
});

test('--workers holds for the bot that a game recommends too', async () => {
  const argv = 'connect-four --seed 1 --bots recommended --workers 2 --save two.json';
  await play(argv, { lines: ['3', 'q'] });
  const { inputs } = JSON.parse(files.read('two.json')) as Saved;
  expect(inputs.flatMap(({ bot }) => (bot === undefined ? [] : [bot.iterations.length]))).toEqual([2]);
});

test('what bots draw has nothing of the seed of the match', async () => {
  const seeds = ['3', '4'].map(async (seed) => {
    const file = `seed-${seed}.json`;
    await play(`tic-tac-toe --seed ${seed} --bots random --save ${file}`, { lines: ['4', 'q'] });
    return (JSON.parse(files.read(file)) as Saved).inputs.flatMap(({ bot }) => bot?.seed ?? []);
  });
  const [one, other] = await Promise.all(seeds);
  expect(one).toHaveLength(1);
  expect(one).toEqual(other);
});
