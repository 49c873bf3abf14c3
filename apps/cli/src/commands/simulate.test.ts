import { registry } from '@turnwise/registry';
import { describe, expect, test } from 'vitest';
import { run } from '../testing/run.ts';
import { scratch } from '../testing/scratch.ts';

interface Report {
  readonly games: number;
  readonly seats: readonly { seat: string; wins: number; share: number; low: number; high: number }[];
  readonly shared: number;
  readonly nobody: number;
  readonly unfinished: number;
  readonly reasons: Readonly<Record<string, number>>;
  readonly inputs: Spread;
  readonly figures: Readonly<Record<string, Spread>>;
  readonly speed: { seconds: number; gamesPerSecond: number };
}

interface Spread {
  readonly mean: number;
  readonly least: number;
  readonly most: number;
}

const simulated = async (...argv: string[]): Promise<Report> =>
  JSON.parse((await run(['simulate', ...argv, '--json'])).out) as Report;

/** The soak plays thousands of each, held to the laws. */
const GAMES = 12;

describe.each(registry.games.map((game) => game.id))('%s', (id) => {
  test('every game has one end, and the same seed gives the same results', async () => {
    const first = await simulated(id, '--games', String(GAMES), '--seed', '11');
    const { seats, shared, nobody, unfinished, reasons } = first;
    const sum = (values: readonly number[]) => values.reduce((a, b) => a + b, 0);
    expect(sum(seats.map((seat) => seat.wins)) + shared + nobody + unfinished).toBe(GAMES);
    expect(sum(Object.values(reasons)) + unfinished).toBe(GAMES);
    for (const { share, low, high } of seats) expect(low <= share && share <= high).toBe(true);
    expect(await simulated(id, '--games', String(GAMES), '--seed', '11')).toEqual(first);
    expect({ ...(await simulated(id, '--games', String(GAMES), '--seed', '12')), seed: 11 }).not.toEqual(first);
  });
});

test('tic-tac-toe comes out as everybody knows: 58.5 % for the first, 28.8 % for the second', async () => {
  const { seats, inputs } = await simulated('tic-tac-toe', '--games', '20000');
  const [first, second] = seats;
  expect(Math.abs((first?.share ?? 0) - 0.585)).toBeLessThan(0.015);
  expect(Math.abs((second?.share ?? 0) - 0.288)).toBeLessThan(0.015);
  expect(inputs).toMatchObject({ least: 5, most: 9 });
});

test('people get a table, reasons, the length of games and the speed', async () => {
  const { out, err, status } = await run(['simulate', 'tic-tac-toe', '--games', '2000', '--seed', '3']);
  expect(out).toMatch(/^tic-tac-toe version 1\.0\.0, 2,000 games, seed 3\n/);
  expect(out).toMatch(/^ {2}X +1,\d{3} +5\d\.\d% +5\d\.\d% to \d\d\.\d%$/m);
  expect(out).toMatch(/^ {2}drawn +\d+ +1\d\.\d%$/m);
  expect(out).toMatch(/^reasons: line 1,\d{3}, draw \d+$/m);
  expect(out).toMatch(/^inputs a game: 7\.\d on average, 5 to 9$/m);
  expect(out).toMatch(/^[\d,.]+ games a second\n$/m);
  expect({ err, status }).toEqual({ err: '', status: 0 });
});

describe('what a game counts of itself', () => {
  const files = scratch();
  const { cwd } = files;
  files.write(
    'own.yaml',
    `encounter: 1
id: cellar
data: { monsters: { mold: { ac: 9, hitDice: "1", attacks: [1d2], morale: 12 } } }
combatants:
  - { id: ann, side: party, class: fighter, level: 9, hp: 200, ac: -5 }
  - { id: mold, count: 3, side: opposition, monster: mold, hp: 1 }
`,
  );

  test('is shown with its average', async () => {
    const { out } = await run(['simulate', 'encounter', '--level', 'crypt', '--games', '20']);
    expect(out).toMatch(/^rounds a game: \d+\.\d on average, \d+ to \d+$/m);
    for (const side of ['party', 'opposition'])
      for (const what of ['deaths', 'fled'])
        expect(out).toMatch(new RegExp(`^${side} ${what} a game: \\d+\\.\\d on average, \\d+ to \\d+$`, 'm'));
  });

  test('of an own file with an own monster: who is that much stronger loses nobody', async () => {
    const { out, status } = await run(['simulate', 'encounter', '--file', 'own.yaml', '--games', '20', '--json'], {
      cwd,
    });
    const { figures } = JSON.parse(out) as Report;
    expect(figures['party deaths']).toEqual({ mean: 0, least: 0, most: 0 });
    expect(figures['opposition deaths']?.most).toBe(3);
    expect(status).toBe(0);
  });

  test('is nothing where the game counts nothing', async () => {
    expect((await simulated('tic-tac-toe', '--games', '2')).figures).toEqual({});
  });
});

describe('games of a ruleset that reach no result', () => {
  const files = scratch();
  const { cwd } = files;
  const own = (step: string): string => `schema: 1
id: own
version: 2.1.0
name: Own
players: { min: 2, max: 3 }
cards: [{ id: chip }]
zones:
  - { id: deck, owner: player, visibility: hidden, ordered: true, cards: [{ card: chip, count: 9 }] }
  - { id: hand, owner: player, visibility: owner, capacity: 3 }
turnStructure:
  phases: [{ id: day, steps: [{ id: dawn, effects: [${step}] }, { id: act }] }]
  priorityWindows: [{ phase: day, step: act }]
actions: [{ id: wait, timing: instant, effects: [{ op: end_turn }] }]
`;
  files.write('halts.yaml', own('{ op: draw }'));
  files.write('endless.yaml', own(''));
  const simulation = async (...argv: string[]) => await run(['simulate', '--games', '4', ...argv], { cwd });

  test('are reported with the reason and the number of the first, under the name of the ruleset', async () => {
    const { out, err, status } = await simulation('--ruleset', 'halts.yaml');
    expect({ err, status }).toEqual({ err: '', status: 0 });
    expect(out).toMatch(/^own version 2\.1\.0, 4 games, seed 1\n/);
    expect(out).toMatch(/^ {2}unfinished +4 +100\.0%$/m);
    expect(out).toMatch(/^unfinished: 4, halted: zone full in day\.dawn \(first: game 1\)$/m);
    expect(out).toContain('--keep FILE saves game 1');
  });

  test('the first is kept as a match that can be replayed', async () => {
    const { out } = await simulation('--ruleset', 'halts.yaml', '--keep', 'kept.json');
    expect(out).toContain('game 1 is saved: view it with `turnwise replay kept.json`');
    expect(await run(['replay', 'kept.json', '--verify'], { cwd })).toMatchObject({ status: 0 });
    expect((await run(['replay', 'kept.json'], { cwd })).out).toMatch(
      /This cannot be done: Hand of player\d is full\./,
    );
  });

  test('reaching a limit is another reason', async () => {
    const { out } = await run(['simulate', '--ruleset', 'endless.yaml', '--games', '1'], { cwd });
    expect(out).toMatch(/^unfinished: 1, 10,000 inputs without a result \(first: game 1\)$/m);
  });

  test('the laws say why', async () => {
    const { out } = await run(['laws', '--ruleset', 'halts.yaml', '--games', '1', '--law', '9'], { cwd });
    expect(out).toContain('no result (halted: zone full in day.dawn)');
  });

  test('the seats are those of the ruleset', async () => {
    expect((await simulation('--ruleset', 'halts.yaml', '--seats', '5')).err).toBe(
      'turnwise: --seats: own has 2 to 3 seats, found 5\n',
    );
  });
});

test('a bar on a terminal, on standard error alone, and gone at the end', async () => {
  const { out, err } = await run(['simulate', 'tic-tac-toe', '--games', '200', '--json'], { tty: true });
  expect(err).toMatch(/^\r░+ 1 of 200 games/);
  expect(err).toMatch(/\r█+░+ 100 of 200 games/);
  expect(err.endsWith('\r\u001B[K')).toBe(true);
  expect(JSON.parse(out)).toMatchObject({ games: 200 });
});

test('Ctrl-C: one line of what there is so far, and nothing on standard output', async () => {
  const argv = ['simulate', 'tic-tac-toe', '--games', '2000', '--json'];
  const { out, err, status } = await run(argv, { interruptAfter: 250 });
  expect(err).toMatch(
    /^stopped after 2\d\d of 2,000 games: X won \d+ \(\d\d\.\d%\), O won \d+ \(\d\d\.\d%\), \d+ drawn, \d\.\d inputs a game on average\n$/,
  );
  expect({ out, status }).toEqual({ out: '', status: 130 });
});

test('seats that win together are listed together', async () => {
  const { out } = await run(['simulate', 'whist', '--games', '4']);
  expect(out).toMatch(/^ {2}north and south +\d +\d+\.\d% .*\n {2}east and west +\d +\d/m);
  expect(out).not.toMatch(/^ {2}(north|shared) +\d/m);
});

test('seats by number and by name, and options', async () => {
  const named = await simulated('rock-paper-scissors', '--seats', 'ann,ben', '--option', 'target=1', '--games', '5');
  expect(named.seats.map((seat) => seat.seat)).toEqual(['ann', 'ben']);
  const counted = await simulated('rock-paper-scissors', '--seats', '2', '--games', '5');
  expect(counted.seats.map((seat) => seat.seat)).toEqual(['player1', 'player2']);
});

test.each<[readonly string[], RegExp]>([
  [['chess'], /^turnwise: unknown game 'chess' \(.*\)\n$/],
  [['tic-tac-toe', '--games', '0'], /^turnwise: --games: expected an integer from 1 to 1000000000, found '0'\n$/],
  [['tic-tac-toe', '--games', '1.5'], /found '1\.5'/],
  [['tic-tac-toe', '--games', '1e3'], /found '1e3'/],
  [['tic-tac-toe', '--workers', '0'], /^turnwise: --workers: expected .*\n$/],
  [
    ['tic-tac-toe', '--seed', 'x'],
    /^turnwise: --seed: expected an integer from 0 to 9007199254740991, or 32 hexadecimal digits, found 'x'\n$/,
  ],
  [['tic-tac-toe', '--seats', '7'], /^turnwise: --seats: tic-tac-toe has 2 seats, found 7\n$/],
  [['rock-paper-scissors', '--option', 'target=0'], /^turnwise: options\.target: expected .*\n$/],
])('%j is refused with one line', async (argv, message) => {
  const { status, err, out } = await run(['simulate', ...argv]);
  expect(err).toMatch(message);
  expect({ status, out }).toEqual({ status: 2, out: '' });
});
