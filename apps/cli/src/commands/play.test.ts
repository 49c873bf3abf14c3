import { registry } from '@turnwise/registry';
import { describe, expect, test } from 'vitest';
import { cells as cellGame } from '../testing/mark-cells.ts';
import { zoo } from '../testing/pick-cards.ts';
import { CTRL_C, run } from '../testing/run.ts';
import { scratch } from '../testing/scratch.ts';

const files = scratch();
const { cwd } = files;
/** Each list names the one before nine times over. */
const bomb = Array.from(
  { length: 12 },
  (_, at) => `a${at}: &a${at} [${at === 0 ? '1' : `*a${at - 1}, `.repeat(9)}]\n`,
).join('');
const cells = ['0', '1', '2', '3', '4', '5', '6', '7', '8'];

describe('a whole game through a pipe', () => {
  test.each(registry.games.map((game) => game.id))('%s, with every number and in plain text', async (id) => {
    // Whatever is offered, one of the first numbers is there; what is not legal costs one line. `a` takes any.
    const lines = Array.from({ length: 4000 }, (_, at) => (at % 5 === 0 ? 'a' : String(at % 9)));
    const { status, out, err } = await run(['play', id, '--seed', '5'], { lines });
    expect(err).toBe('');
    expect(status).toBe(0);
    expect(out).toMatch(/^Game over: .+\.\n$/m);
    expect(out).not.toContain('\u001B');
    expect(out).not.toContain('[object');
  });

  test('the same seed and the same lines give the same text', async () => {
    const play = async () => await run(['play', 'tic-tac-toe', '--seed', '9'], { lines: cells });
    expect(await play()).toEqual(await play());
  });

  test('the end of input shows the state of the game', async () => {
    const { status, out } = await run(['play', 'tic-tac-toe', '--seed', '3'], { lines: ['4'] });
    expect(status).toBe(0);
    expect(out).toMatch(/The game is not over after 2 moves: it is X’s turn\.\n$/);
  });

  test('--as none watches, --as all plays every seat, --as O answers', async () => {
    const none = await run(['play', 'tic-tac-toe', '--seed', '1', '--as', 'none']);
    expect(none.out).toMatch(/Game over: X wins with three in a row\.\n$/);
    const all = await run(['play', 'tic-tac-toe', '--as', 'all'], { lines: ['0', '3', '1', '4', '2'] });
    expect(all.out).toContain('O> 4');
    expect(all.out).toMatch(/Game over: X wins with three in a row\.\n$/);
    const second = await run(['play', 'tic-tac-toe', '--seed', '1', '--as', 'O'], { lines: ['q'] });
    expect(second.out).toMatch(/· X places in cell \d\n/);
    expect(second.out).toContain('You play O. The program plays X.');
  });
});

describe('what can be typed', () => {
  const played = async (...lines: string[]) => (await run(['play', 'tic-tac-toe', '--as', 'all'], { lines })).out;

  test.each([
    ['4', 'a number'],
    ['{ kind: place, cell: 4 }', 'notation'],
    ['{"kind":"place","cell":4}', 'JSON'],
    ['place in cell 4', 'the label'],
    ['PLACE 4', 'kind and value'],
    ['cell 4', 'some words'],
  ])('%s is an input: %s', async (line) => {
    expect(await played(line)).toContain('· X places in cell 4\n');
  });

  test.each([
    ['foo', "'foo' is not an input here: choose a number, or type h for help"],
    ['place', "'place' matches 9 inputs: type more, or choose one by its number"],
    ['place 9', 'cell: expected an integer from 0 to 8, found 9'],
    ['9', '9 is not in the list: choose 0 to 8'],
    ['99999999999999999999', '100000000000000000000 is not in the list: choose 0 to 8'],
    ['{ kind: place', 'that is not a map such as { kind: …, … }: { kind: place'],
    ['{ kind: pass }', 'kind: expected one of place, found "pass"'],
    [
      '{ kind: place, cell: 4, seat: O }',
      'seat: expected no seat inside the input: name the seat beside it, found "O"',
    ],
    ['p', 'which input? Type its number or the input itself'],
    ['w', 'which input? Type its number or the input itself'],
    ['s', 'name the file to save to: s FILE'],
    ['s nowhere/at/all', 'nowhere/at/all: cannot be written: no such file or folder'],
    ['u', 'there is nothing of yours to take back'],
    ['r', 'there is nothing to redo'],
  ])('%s gets one clear line and the prompt again', async (line, answer) => {
    const out = await played(line, '4');
    expect(out).toContain(`X> ${line}\n${answer}\nX> 4\n  · X places in cell 4`);
  });

  test('a taken cell gets the words of the game, by number and by name', async () => {
    expect(await played('4', '4')).toContain('O> 4\nnot allowed: cell 4 is taken\nO> ');
    expect(await played('4', 'place 4')).toContain('O> place 4\nnot allowed: cell 4 is taken\nO> ');
  });

  test('undo and redo', async () => {
    const out = await played('4', '0', 'u', 'u', 'r', 'l');
    expect(out).toContain('O> u\n1 input taken back');
    expect(out).toContain('X> r\n1 input redone');
    expect(out).toMatch(/O> l\n {2}1 {2}X places in cell 4\nO> /);
  });

  test('undo among bots also undoes their replies, and redo brings them back', async () => {
    const { out } = await run(['play', 'tic-tac-toe', '--seed', '3'], { lines: ['4', '0', 'u', 'l', 'r', 'l'] });
    expect(out).toContain('X> u\n2 inputs taken back');
    const [, before = '', after = ''] = out.split('X> l\n');
    expect(before).toMatch(/^ {2}1 {2}X places in cell 4\n {2}2 {2}O places in cell \d\nX> r\n2 inputs redone/);
    expect(after).toMatch(/ {2}3 {2}X places in cell 0\n {2}4 {2}O places in cell \d\n/);
  });

  test("an undo that would reach a bot's input changes nothing", async () => {
    const { out } = await run(['play', 'tic-tac-toe', '--seed', '3', '--as', 'O'], { lines: ['u', 'l'] });
    expect(out).toContain('O> u\nthere is nothing of yours to take back\nO> l\n  1  X places in cell');
  });

  test('preview and why', async () => {
    const out = await played('4', 'p 0', 'w 0', 'w 4', 'w {kind: place, cell: 4}');
    expect(out).toContain('O> p 0\n  would: O places in cell 0\n');
    expect(out).toContain('O> w 0\n  place in cell 0 is allowed\n  { kind: place, cell: 0 }\n');
    const refused =
      "\n  place in cell 4 is refused: cell 4 is taken\n  { kind: place, cell: 4 }, by the rule 'place': cellTaken { cell: 4 }\n";
    expect(out.split(refused)).toHaveLength(3);
    expect(out).not.toContain('· O places');
  });

  test('help lists every command, Enter shows the board again, q quits', async () => {
    const out = await played('h', '', 'q', '4');
    for (const word of ['undo', 'redo', 'preview', 'why', 'save', 'log', 'quit']) expect(out).toContain(word);
    expect(out.split('X to play:')).toHaveLength(3);
    expect(out).toMatch(/X> q\nThe game is not over: it is X’s turn\.\n$/);
  });

  test('a pipe that never makes sense is stopped', async () => {
    const { status, err } = await run(['play', 'tic-tac-toe'], { lines: Array.from({ length: 500 }, () => 'no') });
    expect([status, err]).toEqual([2, 'turnwise: stopped after 100 lines in a row that were not inputs\n']);
  });
});

describe('many answers', () => {
  const pick = async (...lines: string[]) => await run(['play', 'pick-cards'], { lines, games: zoo });

  test('are selected by their numbers, several in one line', async () => {
    const { out, status } = await pick('5', '5 5', '13 1', '5 1 2 3', '5, 1');
    expect(out).toContain('keeper, the zoo asks: choose 2 to 3 cards\n');
    expect(out).toContain('keeper to play: choose 2 to 3 of them, in order, for example 2 1\n   1  ant');
    expect(out).toContain('keeper> 5\nchoose 2 to 3, in order: you chose 1\n');
    expect(out).toContain('keeper> 5 5\n5 is listed twice; each can be chosen only once\n');
    expect(out).toContain("keeper> 13 1\n'13' is not a number from 1 to 12\n");
    expect(out).toContain('keeper> 5 1 2 3\nchoose 2 to 3, in order: you chose 4\n');
    expect(out).toContain('the keeper takes elk, ant\n');
    expect(out).toMatch(/Game over: all are fed\.\n$/);
    expect(status).toBe(0);
  });

  test('or by their names, as far as needed', async () => {
    const { out } = await pick('el', 'elk, cow', 'El, an');
    expect(out).toContain('keeper> el\nchoose 2 to 3, in order: you chose 1\n');
    expect(out).toContain("keeper> elk, cow\n'cow' is not in the list\n");
    expect(out).toContain('keeper> El, an\n  · the keeper takes elk, ant\n');
  });

  test('or typed as a list', async () => {
    expect((await pick('[cow, ant]', '[ant]', '[bee, ant]')).out).toMatch(
      /expected an animal of the zoo, found "cow"\n.*\nnot allowed: that is the wrong number of choices\n.*\n {2}· the keeper takes bee, ant\n/,
    );
  });

  test('a fault in the program ends the match in words', async () => {
    const { out, status } = await pick('{ kind: break }');
    expect(out).toMatch(/The match ended with a fault in the program after 0 frames: the cage is broken\.\n$/);
    expect(status).toBe(70);
  });
});

describe('cells beside other inputs', () => {
  const mark = async (lines: readonly string[], ...argv: string[]) =>
    (await run(['play', 'mark-cells', ...argv], { lines, games: cellGame })).out;

  test('keep their numbers, and the others have letters', async () => {
    const out = await mark(['4', '0', '4', '99', 'c']);
    expect(out).toMatch(/^ {2}c {2}give up .*\n {2}0 {2}mark 0 /m);
    expect(out).toContain('player> 4\n  · cell 4 is marked\n');
    expect(out).toContain('player> 0\n  · cell 0 is marked\n');
    expect(out).toContain('player> 4\nnot allowed: not cell 4\n');
    expect(out).toContain('player> 99\n99 is not in the list: choose c, 1, 2, 3, 5, 6, 7, 8\n');
    expect(out).toContain('player> c\n  · it is enough\n');
  });

  test('of two kinds have a letter before their numbers, and a bare number is neither', async () => {
    const out = await mark(['4', '4', 'd4', 'e4', 'D3', 'p e3'], '--option', 'clear=true');
    expect(out).toContain('player> 4\n  · cell 4 is marked\n');
    expect(out).toContain('player> 4\n4 is not in the list: choose c, d0, d1, d2, d3, d5, d6, d7, d8, e4\n');
    expect(out).toContain("player> d4\n'd4' is not an input here: choose a number, or type h for help\n");
    expect(out).toContain('player> e4\n  · cell 4 is free again\n');
    // With no cell to clear there is one kind again, and its numbers stand alone.
    expect(out).toContain("player> D3\n'D3' is not an input here");
  });

  test('that are too many to list keep their numbers too, typed at once or asked for', async () => {
    const out = await mark(['1', 'd', '50', '0', 'd', '1', 'b'], '--option', 'size=50');
    expect(out).toMatch(/^ {2}c {2}give up +d {2}mark: choose cell …\n/m);
    expect(out).toContain('player> 1\n  · cell 1 is marked\n');
    expect(out).toContain("cell> 50\n'50' is not a number from 0 to 49\n");
    expect(out).toContain('cell> 0\n  · cell 0 is marked\n');
    expect(out).toContain("cell> 1\n'1' is not a number from 2 to 49\n");
  });

  test('are not taken back before there is one of yours', async () => {
    expect(await mark(['u', '4', 'u', 'u'])).toMatch(
      /player> u\nthere is nothing of yours to take back\n[^]*player> u\n1 input taken back\n[^]*player> u\nthere is nothing of yours/,
    );
  });

  test.each([
    ['{ kind: deal }', 'only the system can make an input of kind deal'],
    ['deal', 'only the system can make an input of kind deal'],
    ['{ kind: pass }', 'kind: expected one of mark, clear, giveUp, found "pass"'],
  ])('%s is told from the point of view of a seat', async (line, answer) => {
    expect(await mark([line])).toContain(`player> ${line}\n${answer}\n`);
  });
});

describe('secrets', () => {
  test("only the person's own seat is shown", async () => {
    const { out } = await run(['play', 'rock-paper-scissors', '--seed', '2'], { lines: ['rock', 'l', 'q'] });
    expect(out).toContain('player1 chooses rock');
    expect(out).toContain('player2 has chosen');
    expect(out).not.toMatch(/player2 chooses/);
  });

  test('undo after both hands are out is refused with the reason', async () => {
    const { out } = await run(['play', 'rock-paper-scissors', '--seed', '2'], { lines: ['rock', 'u', 'q'] });
    expect(out).toMatch(/player1> u\nthat cannot be taken back: /);
  });

  test('two people at one terminal are called one by one', async () => {
    const lines = ['', 'rock', '', 'paper', '', 'q'];
    const { out } = await run(['play', 'rock-paper-scissors', '--as', 'all'], { lines, tty: true });
    const screens = out.split('\u001B[2J');
    expect(screens[2]).toContain('player2 is next: press Enter when nobody else is looking');
    expect(screens[2]).not.toContain('player1 chooses');
  });
});

describe('files', () => {
  test('save, load and go on equals going on', async () => {
    const whole = await run(['play', 'tic-tac-toe', '--seed', '6', '--save', 'whole.json'], { lines: cells, cwd });
    expect(whole.out).toContain('saved as whole.json');
    await run(['play', 'tic-tac-toe', '--seed', '6', '--save', 'part.json'], { lines: cells.slice(0, 2), cwd });
    await run(['play', '--load', 'part.json', '--save', 'rest.json'], { lines: cells, cwd });
    const inputs = (name: string) => (JSON.parse(files.read(name)) as { inputs: unknown[] }).inputs;
    expect(inputs('part.json').length).toBeLessThan(inputs('whole.json').length);
    expect(inputs('rest.json')).toEqual(inputs('whole.json'));
  });

  test('Ctrl-C ends quietly with 130, and what was played is saved', async () => {
    const argv = ['play', 'tic-tac-toe', '--seed', '6', '--bots', 'random', '--save', 'broken-off.json'];
    const { status, err } = await run(argv, { lines: ['0', CTRL_C], cwd, tty: true });
    expect({ status, err }).toEqual({ status: 130, err: '' });
    expect(JSON.parse(files.read('broken-off.json'))).toMatchObject({ inputs: [{ as: 'X' }, { as: 'O' }] });
  });

  test('s saves in the middle', async () => {
    const { out } = await run(['play', 'connect-four', '--seed', '6'], { lines: ['3', 's mid.json', 'q'], cwd });
    expect(out).toContain('saved as mid.json');
    expect(JSON.parse(files.read('mid.json'))).toMatchObject({ game: 'connect-four', seed: 6 });
  });

  test('--position begins there', async () => {
    files.write('late.yaml', 'board: XX./OO./...\n');
    const { out } = await run(['play', 'tic-tac-toe', '--position', 'late.yaml'], { lines: ['2'], cwd });
    expect(out).toMatch(/Game over: X wins with three in a row\.\n$/);
  });

  test('--options and --option reach the game, --seats name the seats', async () => {
    const one = await run(
      ['play', 'rock-paper-scissors', '--seats', 'ann,ben', '--options', '{target: 9}', '--option', 'target=2'],
      { lines: ['q'] },
    );
    expect(one.out).toContain('first to 2');
    expect(one.out).toContain('ann> q');
  });

  test.each<[string, readonly string[], string | RegExp]>([
    ['an unknown game', ['play', 'tic-tac-to'], "unknown game 'tic-tac-to' (did you mean tic-tac-toe?)"],
    ['an unknown game far from any', ['play', 'go'], /^unknown game 'go' \(there are tic-tac-toe, .*\)$/],
    ['no game', ['play'], 'name a game (`turnwise games` lists them), or give --ruleset'],
    ['an unknown seat', ['play', 'tic-tac-toe', '--as', 'Z'], "--as: unknown seat 'Z' (there are X, O, all and none)"],
    ['other seats', ['play', 'tic-tac-toe', '--seats', 'a,b'], 'seats: expected the seats X, O, found ["a","b"]'],
    ['too many seats', ['play', 'tic-tac-toe', '--seats', '3'], '--seats: tic-tac-toe has 2 seats, found 3'],
    [
      'empty seat names',
      ['play', 'tic-tac-toe', '--seats', 'a,'],
      /names separated by commas, or a number of seats, found 'a,'$/,
    ],
    [
      'a negative seed',
      ['play', 'tic-tac-toe', '--seed=-1'],
      /--seed: expected an integer from 0 to 9007199254740991, or 32 hexadecimal digits, found '-1'$/,
    ],
    [
      'a seed that is too large',
      ['play', 'tic-tac-toe', '--seed', '99999999999999999999'],
      /expected an integer from 0 to 9007199254740991, or 32 hexadecimal digits, found '9+'$/,
    ],
    [
      'an unknown option',
      ['play', 'tic-tac-toe', '--option', 'x=1'],
      /^--option: tic-tac-toe has no option 'x', and no other options$/,
    ],
    [
      'an option without a value',
      ['play', 'tic-tac-toe', '--option', 'x'],
      /^--option: expected NAME=VALUE, found 'x'$/,
    ],
    [
      'options that are no map',
      ['play', 'tic-tac-toe', '--options', '3'],
      /^--options: expected a map, such as \{ rounds: 3 \}, found '3'$/,
    ],
    [
      'broken options',
      ['play', 'tic-tac-toe', '--options', '{'],
      /expected YAML or JSON: .* at line 1, column 2, found '\{'$/,
    ],
    ['an unknown flag', ['play', 'tic-tac-toe', '--sead', '1'], "unknown option '--sead' (did you mean --seed?)"],
    ['a missing file', ['play', 'tic-tac-toe', '--load', 'none.json'], 'none.json: no such file or folder'],
    ['a folder', ['play', 'tic-tac-toe', '--load', '.'], '.: is a folder, expected a file'],
    ['load with seed', ['play', 'tic-tac-toe', '--load', 'x', '--seed', '1'], /--load cannot be used with --seed/],
    [
      'no JSON',
      ['play', 'tic-tac-toe', '--load', 'broken.json'],
      /^broken\.json:\d+:\d+ expected well-formed YAML: .+$/,
    ],
    [
      'no YAML',
      ['play', 'tic-tac-toe', '--position', 'broken.yaml'],
      /^broken\.yaml:1:8 .*expected well-formed YAML: .+$/,
    ],
    [
      'no position',
      ['play', 'tic-tac-toe', '--position', 'wrong.yaml'],
      /^wrong\.yaml:2:1 board: expected three rows of three.*$/,
    ],
    [
      'no match',
      ['play', 'tic-tac-toe', '--load', 'empty.json'],
      'empty.json: not a saved match (it has no field `turnwise`)',
    ],
    ['half a match', ['play', 'tic-tac-toe', '--load', 'half.json'], /^half\.json:1:1 game: expected .*$/],
    [
      'a match as a position',
      ['play', 'tic-tac-toe', '--position', 'saved.json'],
      'saved.json: is a saved match, not a position: give it to --load',
    ],
    [
      'a scenario as a position',
      ['play', 'tic-tac-toe', '--position', 'scenario.yaml'],
      'scenario.yaml: is a scenario, not a position',
    ],
    [
      'a scenario as a match',
      ['play', 'tic-tac-toe', '--load', 'scenario.yaml'],
      'scenario.yaml: not a saved match: it is a scenario, so use `turnwise scenario run`',
    ],
    [
      'a very deep file',
      ['play', 'tic-tac-toe', '--load', 'deep.json'],
      /^deep\.json:1:1 a\.a\..+: expected a document nested at most 500 deep$/,
    ],
    [
      'a deep list without brackets',
      ['play', 'tic-tac-toe', '--position', 'dashes.yaml'],
      'dashes.yaml:1:501 expected a text nested at most 500 deep',
    ],
    [
      'a bomb of aliases',
      ['play', 'tic-tac-toe', '--position', 'bomb.yaml'],
      /^bomb\.yaml:1:1 expected YAML that can be read: Excessive alias count.*$/,
    ],
    [
      'an unknown tag',
      ['play', 'tic-tac-toe', '--position', 'tag.yaml'],
      /^tag\.yaml:1:\d+ board: expected well-formed YAML: Unresolved tag.*$/,
    ],

    [
      'another game',
      ['play', 'connect-four', '--load', 'saved.json'],
      'saved.json: is a match of tic-tac-toe, not of connect-four',
    ],
    [
      'a tampered match',
      ['play', 'tic-tac-toe', '--load', 'tampered.json'],
      /^tampered\.json:\d+:\d+ inputs\[1\]: expected an input that is accepted.*$/,
    ],
    [
      'a file that cannot be written',
      ['play', 'tic-tac-toe', '--save', 'no/where'],
      'no/where: cannot be written: no such file or folder',
    ],
  ])('%s is reported on standard error, exit status 2', async (_what, argv, message) => {
    files.write('broken.json', '{"turnwise": 1,');
    files.write('broken.yaml', 'board: X\n  - b: [');
    files.write('wrong.yaml', 'next: X\nboard: XX\n');
    files.write('empty.json', '{}');
    files.write('half.json', '{"turnwise": 1}');
    files.write('scenario.yaml', 'scenario: 1\n');
    files.write('deep.json', '{"a":'.repeat(20_000) + '1' + '}'.repeat(20_000));
    files.write('dashes.yaml', `${'- '.repeat(20_000)}1\n`);
    files.write('bomb.yaml', bomb);
    files.write('tag.yaml', 'board: !!js/function x\n');
    await run(['play', 'tic-tac-toe', '--seed', '3', '--save', 'saved.json'], { lines: ['4', '0'], cwd });
    files.write(
      'tampered.json',
      files.read('saved.json').replace(/("cell":4[^]*?"cell":)\d/, (_, before: string) => `${before}4`),
    );
    const { status, err } = await run(argv, { cwd });
    const lines = err.trimEnd().split('\n');
    expect(lines[0]?.startsWith('turnwise: ')).toBe(true);
    const said = lines[0]?.slice('turnwise: '.length);
    if (typeof message === 'string') expect(said).toBe(message);
    else expect(said).toMatch(message);
    expect(err).not.toMatch(/\n\s+at /);
    expect(status).toBe(2);
    // Every problem has one line; only a whole wrong document has several.
    if (_what !== 'half a match') expect(lines).toHaveLength(1);
  });
});
