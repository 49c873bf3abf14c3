import { createRegistry, message } from '@turnwise/game';
import type { AnyGame } from '@turnwise/game';
import { registry } from '@turnwise/registry';
import { LEVELS, parseAction } from '@turnwise/unseen';
import { describe, expect, test } from 'vitest';
import { CTRL_C, ESC, run } from '../../testing/run.ts';
import type { FakeTerminal, Ran } from '../../testing/run.ts';
import { scratch } from '../../testing/scratch.ts';

const files = scratch();
const PLAIN = { tty: true, env: { NO_COLOR: '1' } } as const;

/** Plays Unseen with these keys, and quits. */
async function press(flags: string, keys: readonly string[], terminal: FakeTerminal = {}): Promise<Ran> {
  const argv = ['play', 'unseen', '--seed', '1', ...flags.split(' ')];
  return await run(argv, { ...PLAIN, cwd: files.cwd, ...terminal, keys: [...keys, 'q'] });
}

/** What was on the screen, one picture after the other, as lines. */
function pictures({ out }: Ran): readonly (readonly string[])[] {
  return out
    .split('\u001B[H')
    .slice(1)
    .map((picture) => (picture.split('\u001B[?')[0] ?? '').replaceAll('\u001B[K', '').split('\r\n'));
}

/** The last picture before the end. */
async function seen(flags: string, ...keys: readonly string[]): Promise<string> {
  return (
    pictures(await press(flags, keys))
      .at(-1)
      ?.join('\n') ?? ''
  );
}

const SHOVE = '--level shove';

describe('a key', () => {
  test('shows first what its input would do, and does nothing', async () => {
    const picture = await seen(SHOVE, 'right');
    expect(picture).toContain('Shove | turn 0 |');
    expect(picture).toContain('go east? You go from (1, 1) at t 0 to (2, 1) at t 1.');
    expect(picture).toMatch(/^1 # @ · B · · # {4}1 # · ○ B · · #/m);
  });

  test.each([
    ['the same key', ['right', 'right']],
    ['another key for the same', ['right', 'l']],
    ['Enter', ['right', 'return']],
    ['a key at once, without a preview', ['p', 'right']],
  ])('%s does it', async (_what, keys) => {
    const picture = await seen(SHOVE, ...keys);
    expect(picture).toContain('Shove | turn 1 |');
    expect(picture).toContain('· You go from (1, 1) at t 0 to (2, 1) at t 1.');
    expect(picture).not.toContain('go east?');
  });

  test('Esc lets it be, and Enter then does nothing', async () => {
    const picture = await seen(SHOVE, 'right', 'escape', 'return');
    expect(picture).toContain('turn 0');
    expect(picture).not.toContain('go east?');
  });

  test('another key shows another input instead', async () => {
    const picture = await seen(SHOVE, 'right', 'space');
    expect(picture).toContain('turn 0');
    expect(picture).toContain('wait? You wait at (1, 1) at t 1.');
  });

  test('a refusal is a sentence, thought about or done', async () => {
    expect(await seen(SHOVE, 'up')).toMatch(
      /go north\? No: you cannot go there: blocked by a wall at \(1, 0\) at t 1\./,
    );
    expect(await seen(SHOVE, 'p', 'up')).toMatch(/^you cannot go there: blocked by a wall at \(1, 0\) at t 1$/m);
  });

  test('one that means nothing leaves everything as it was', async () => {
    const { out } = await press(SHOVE, ['z', 'f5', 'tab']);
    expect(out).toContain('turn 0');
    expect(out).not.toContain('turn 1');
  });

  test('who would see is shown with the end that it would be', async () => {
    const picture = await seen('--level behind-the-curtain', 'p', 'right', 'right', 'p', '.');
    expect(picture).toContain('t 3, then, seen');
    expect(picture).toContain('!!○!G!');
    expect(picture).toContain('The game would be over: detected.');
  });
});

describe('undo', () => {
  test('and redo, by both keys', async () => {
    expect(await seen(SHOVE, 'p', 'right', 'space', 'u')).toMatch(/turn 1 [^]*1 input taken back/);
    expect(await seen(SHOVE, 'p', 'right', 'u', 'U')).toMatch(/turn 1 [^]*1 input redone/);
    expect(await seen(SHOVE, 'p', 'right', 'u', 'ctrl+r')).toMatch(/turn 1 [^]*1 input redone/);
    expect(await seen(SHOVE, 'u')).toContain('there is nothing of yours to take back');
  });

  test('takes back a restart as well', async () => {
    const keys = ['p', 'right', 'space', 'x'];
    expect(await seen(SHOVE, ...keys)).toMatch(/turn 0 [^]*You begin again\./);
    expect(await seen(SHOVE, ...keys, 'u')).toContain('turn 2');
  });

  test('says why not where the level allows none', async () => {
    files.write(
      'once.yaml',
      'size: [4, 1, 9]\nstart: [0, 0, 0]\nrules: { allowUndo: false }\nthings: [{ kind: exit, at: [3, 0] }]\n',
    );
    expect(await seen('--file once.yaml', 'p', 'right', 'u')).toContain('this level does not allow undo');
  });
});

describe('the end', () => {
  const solved = ['p', 'right', 'shift+right', 'shift+right', 'down', 'down'];

  test('is shown with what can be done then', async () => {
    const picture = await seen(SHOVE, ...solved);
    expect(picture).toContain('Game over: player reaches the exit unseen. Par is 5. Next: Goods train, 4 of 18.');
    expect(picture).toMatch(/^n next {2}x restart {2}u undo {2}/m);
    expect(picture).not.toContain('arrows');
  });

  test('n goes on with the next level, and what was set stays', async () => {
    const picture = await seen(SHOVE, ...solved, 'n');
    expect(picture).toContain('Goods train | turn 0 |');
    expect(picture).toContain('p preview: off');
  });

  test('is none to one who takes it back', async () => {
    expect(await seen(SHOVE, ...solved, 'u')).toContain('turn 4 | t 4 of 11 | playing');
  });

  test('n before the end says so', async () => {
    expect(await seen(SHOVE, 'n')).toContain('finish this one before you go to the next');
  });

  test('of a match with a level of its own has no next', async () => {
    files.write('own.yaml', 'size: [2, 1, 3]\nstart: [0, 0, 0]\nthings: [{ kind: exit, at: [1, 0] }]\n');
    const picture = await seen('--file own.yaml', 'p', 'right', 'n');
    expect(picture).toContain('there is no next one');
  });

  test('of a level of its own has what that says of itself', async () => {
    files.write(
      'told.yaml',
      'name: Two steps\nhint: Go on.\npar: 1\nsize: [2, 1, 3]\nstart: [0, 0, 0]\nthings: [{ kind: exit, at: [1, 0] }]\n',
    );
    expect(await seen('--file told.yaml')).toContain('Unseen: Two steps. Go on.');
    expect(await seen('--file told.yaml', 'p', 'right')).toMatch(/^Game over: player reaches .* Par is 1\.$/m);
  });
});

test('every level is won with keys, one after the other', async () => {
  const game = registry.get('unseen');
  const controls = game?.controls.flatMap(({ keys }) => keys) ?? [];
  const keyOf = (words: string): string => {
    const action = JSON.stringify(parseAction(words));
    return controls.find(({ input }) => JSON.stringify(input) === action)?.keys[0] ?? `no key for ${words}`;
  };
  const levels = Object.values(LEVELS) as unknown as { readonly name: string; readonly solution: readonly string[] }[];
  const ran = await press('--level 1', ['p', ...levels.flatMap(({ solution }) => [...solution.map(keyOf), 'n'])]);
  const won = pictures(ran).filter((picture) => picture.some((line) => line.startsWith('Game over: player reaches')));
  expect(won.map(([head = '']) => head.split(' | ')[0])).toEqual(levels.map(({ name }) => name));
  expect(won.map(([head = '']) => head.split(' | ')[1])).toEqual(
    levels.map(({ solution }) => `turn ${solution.length}`),
  );
});

describe('the screen', () => {
  test.each((registry.get('unseen')?.content?.shipped ?? []).map(({ id }) => id))(
    '%s fits 80 columns and 24 lines, with its keys',
    async (id) => {
      for (const lines of pictures(await press(`--level ${id}`, ['right', 'space']))) {
        expect(lines).toHaveLength(24);
        expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(80);
        expect(lines.at(-1)).toMatch(/q quit$/);
      }
    },
  );

  test.each([
    [40, 12],
    [33, 20],
    [120, 60],
  ])(
    'of %i columns and %i lines has the board with its ghost, and the keys that quit and help',
    async (columns, rows) => {
      for (const id of ['shove', 'walks-unseen']) {
        const shown = pictures(await press(`--level ${id}`, ['space'], { screen: { columns, rows } }));
        for (const lines of shown) {
          expect(lines).toHaveLength(rows);
          expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(columns);
          expect(lines.filter((line) => /^ *\d+ .*[#·]/.test(line)).length).toBeGreaterThanOrEqual(2);
          expect(lines.join(' ')).toMatch(/\? help +q quit *$/);
        }
        expect(shown[1]?.join('\n')).toContain('○');
      }
    },
  );

  test('follows a change of its size', async () => {
    const shown = pictures(await press(SHOVE, ['right', 'resize 160 50', 'resize 60 20']));
    expect(shown.map((lines) => lines.length)).toEqual([24, 24, 50, 20]);
    expect(shown[2]?.join('\n')).toMatch(/t 0, now +t 1, then +t 2 +t 3 +t 4/);
    expect(shown[3]?.join('\n')).toContain('go east?');
  });

  test.each([
    ['q', ['q'], 0],
    ['the end of input', [], 0],
    ['Ctrl-C', [CTRL_C], 130],
  ])('is left at the end by %s', async (_what, keys, status) => {
    const ran = await run(['play', 'unseen', '--seed', '1'], { ...PLAIN, keys });
    expect(ran.status).toBe(status);
    expect(ran.err).toBe('');
    expect(ran.out.split('\u001B[?1049h')).toHaveLength(2);
    expect(ran.out.split('\u001B[?1049l')).toHaveLength(2);
    expect(ran.out.indexOf('\u001B[?1049l')).toBeGreaterThan(ran.out.lastIndexOf('\u001B[H'));
  });

  test('? tells every key', async () => {
    const help = pictures(await press(SHOVE, ['?', 'z'])).map((lines) => lines.join('\n'));
    expect(help[1]).toMatch(/Shift\+arrows, HJKL +push/);
    expect(help[1]).toMatch(/Space, \. +wait/);
    expect(help[2]).toContain('Shove | turn 0');
  });

  test('? tells every key on a small screen, too, page by page', async () => {
    const screen = { columns: 40, rows: 12 };
    const shown = pictures(await press(SHOVE, ['?', 'z', 'z', 'z'], { screen }));
    const help = shown.filter((lines) => lines.some((line) => line.endsWith('press any key to continue')));
    expect(help.length).toBeGreaterThan(1);
    expect(Math.max(...help.flat().map((line) => line.length))).toBeLessThanOrEqual(40);
    const told = help.flat().join(' ').replaceAll(/ +/g, ' ');
    for (const words of ['Ctrl+arrows, aswd pull', 'cancel what is shown', 'l for the log, h for help', 'q quit'])
      expect(told).toContain(words);
  });

  test('has colours where they are wanted, and eyes lie under what is seen', async () => {
    const ran = await run(['play', 'unseen', '--level', '6'], { tty: true, keys: ['q'] });
    expect(ran.out).toContain('\u001B[48;5;52m');
    expect(ran.out).not.toContain('░');
  });
});

describe(': opens a line', () => {
  test.each([
    ['l', '  nothing has happened yet\n'],
    ['w push west', 'is refused: there is nothing to push west'],
    ['s saved.json', 'saved as saved.json'],
    ['h', 'u               undo'],
  ])('%s is answered, until a key is pressed', async (line, answer) => {
    const { out } = await press(SHOVE, [':', 'z'], { lines: [line] });
    expect(out).toContain(`:${line}\n`);
    expect(out).toContain(answer);
    expect(out).toContain('press any key to continue');
  });

  test('h is broken between words', async () => {
    const { out } = await press(SHOVE, [':', 'z'], { lines: ['h'] });
    const [, help = ''] = out.split(':h\n');
    expect(
      Math.max(
        ...help
          .split('any key')[0]!
          .split('\n')
          .map((line) => line.length),
      ),
    ).toBeLessThanOrEqual(80);
  });

  test('Esc leaves it, and the board is there again', async () => {
    const ran = await press(SHOVE, [':', 'right'], { lines: [ESC] });
    expect(ran.out).not.toContain('press any key to continue');
    expect(pictures(ran).at(-1)?.join('\n')).toContain('go east?');
  });

  test('an input is made', async () => {
    const ran = await press(SHOVE, [':'], { lines: ['move east'] });
    expect(pictures(ran).at(-1)?.join('\n')).toContain('turn 1');
  });

  test('q quits', async () => {
    const { status, out } = await press(SHOVE, [':'], { lines: ['q'] });
    expect(status).toBe(0);
    expect(out).toMatch(/The game is not over\.\n$/);
  });
});

describe('a game with bots', () => {
  const ticTacToe = registry.get('tic-tac-toe') as AnyGame;
  const digits = Array.from({ length: 9 }, (_, cell) => ({ keys: [String(cell)], input: { kind: 'place', cell } }));
  const controls = [{ label: message('input.place', { cell: '…' }), keys: digits }];
  const games = createRegistry([{ ...ticTacToe, controls }]);
  const shown = async (as: string, ...keys: readonly string[]): Promise<string> => {
    const ran = await run(['play', 'tic-tac-toe', '--seed', '3', '--as', as, '--bots', 'random'], {
      ...PLAIN,
      games,
      keys,
    });
    return pictures(ran).at(-1)?.join('\n') ?? '';
  };

  test('has their replies among the news, and undo takes them along', async () => {
    expect(await shown('X', '4')).toContain('place in cell 4? X places in cell 4');
    expect(await shown('X', '4', '4')).toMatch(/^· X places in cell 4\n· O places in cell \d$/m);
    expect(await shown('X', '4', '4', 'u')).toContain('2 inputs taken back');
    expect(await shown('O')).toMatch(/^Tic-tac-toe\. [^]*^· X places in cell \d$/m);
  });

  test('several persons have the prompt', async () => {
    const ran = await run(['play', 'tic-tac-toe', '--as', 'all'], { ...PLAIN, games, lines: ['4'] });
    expect(ran.out).toContain('X> 4');
  });
});

test('a question is shown, and answered on a line', async () => {
  const throws = registry.get('rock-paper-scissors') as AnyGame;
  const controls = [{ label: message('control.none'), keys: [{ keys: ['x'], input: { kind: 'none' } }] }];
  const games = createRegistry([{ ...throws, controls }]);
  const ran = await run(['play', 'rock-paper-scissors', '--seed', '1', '--bots', 'random'], {
    ...PLAIN,
    games,
    keys: [':'],
    lines: ['rock'],
  });
  expect(pictures(ran)[0]?.join('\n')).toMatch(/hoose rock, paper or scissors\. Type : to answer\.$/m);
  expect(pictures(ran).at(-1)?.join('\n')).toContain('· player1 chooses rock');
});

test('a pipe and a dumb terminal have the prompt', async () => {
  const pipe = await run(['play', 'unseen', '--level', '3', '--seed', '1'], { lines: ['move east', 'q'] });
  const dumb = await run(['play', 'unseen', '--level', '3', '--seed', '1'], {
    tty: true,
    env: { TERM: 'dumb' },
    lines: ['move east', 'q'],
  });
  for (const { out } of [pipe, dumb]) {
    expect(out).toContain('player> move east');
    expect(out).not.toContain('\u001B');
  }
});
