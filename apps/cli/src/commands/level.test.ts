import { describe, expect, test } from 'vitest';
import { run } from '../testing/run.ts';
import { scratch } from '../testing/scratch.ts';

const files = scratch();
const { cwd } = files;

const HEAD = `# A corridor.
level: 1
id: corridor
name: The corridor # two steps
size: [5, 3, 8]
map: ["#####", "#@.E#", "#####"]
`;
const SOLVED = `${HEAD}par: 2
solution:
  - move east
  - { kind: move, dir: east }
`;
const SEALED = HEAD.replace('@.E', '@#E').replace('corridor\n', 'sealed\n');
const json = (more: object): string =>
  JSON.stringify(
    { level: 1, id: 'room', name: 'Room', size: [5, 3, 8], map: ['#####', '#@.E#', '#####'], ...more },
    null,
    2,
  );

files.write('good/corridor.yaml', SOLVED);
files.write('good/deep/room.json', json({ par: 2, solution: ['move east', 'move east'] }));
files.write('draft.yml', HEAD);
files.write('sealed.yaml', SEALED);
files.write('detour.json', json({ par: 3, solution: ['move east', 'wait', 'move east'] }));
files.write('wrong.yaml', `${HEAD}rules: { maxPushChian: 2 }\nthings:\n  - { kind: boxs, at: [9, 9] }\n`);
files.write('broken.yaml', 'level: [');
files.write('empty/notes.txt', 'nothing');
files.write('course/one.yaml', HEAD.replace('id: corridor', 'id: one'));
files.write('course/two.yaml', HEAD.replace('id: corridor', 'id: two'));
const lessons = (...ids: readonly string[]): string =>
  JSON.stringify({ progression: 1, levels: ids.map((id) => ({ id, teaches: 'walking' })) });
files.write('course/progression.json', lessons('two', 'one'));
files.write('uneven/one.yaml', HEAD.replace('id: corridor', 'id: one'));
files.write('uneven/progression.json', lessons('two'));

/** How many nodes the solver needs, and how much it proves with a few of them, is its own affair. */
const level = async (...argv: string[]) => {
  const ran = await run(['level', ...argv], { cwd });
  return { ...ran, out: ran.out.replaceAll(/[\d,]+ nodes?\b/g, 'N nodes').replaceAll(/at least \d+/g, 'at least N') };
};

describe('check', () => {
  test('a line for each and the sum; folders are walked', async () => {
    expect(await level('check', 'good', 'draft.yml', 'cork')).toEqual({
      status: 0,
      err: '',
      out: [
        'ok The corridor (good/corridor.yaml): par 2, N nodes',
        'ok Room (good/deep/room.json): par 2, N nodes',
        'ok The corridor (draft.yml): a draft, par 2, N nodes',
        'ok cork: par 6, N nodes',
        '4 passed, 0 failed\n',
      ].join('\n'),
    });
  });

  test('warns of components without TimePersistent, and passes', async () => {
    files.write('bare.json', json({ things: [{ components: ['BlocksVision'], at: [2, 1] }] }));
    const { status, out } = await level('check', 'bare.json');
    expect(out).toMatch(
      /^ok [^]*\n {2}warning bare\.json.*things\[0\]\.components.*\(notPersistent\)\n1 passed, 0 failed\n$/,
    );
    expect(status).toBe(0);
    const told = await level('check', 'bare.json', '--json');
    expect(JSON.parse(told.out)).toMatchObject({
      passed: 1,
      files: [{ issues: [], warnings: [{ code: 'notPersistent' }] }],
    });
  });

  test('with nothing named, all that ship', async () => {
    const { status, out } = await level('check');
    expect(out).toMatch(
      /^ok first-steps: par 6, N nodes\n[^]*\nok walks-unseen: par \d+, N nodes\n18 passed, 0 failed\n$/,
    );
    expect(status).toBe(0);
  });

  test.each<[string, readonly (string | RegExp)[]]>([
    [
      'wrong.yaml',
      [
        'FAILED wrong.yaml',
        /^ {2}wrong\.yaml:7:10 rules\.maxPushChian: expected .*\(did you mean maxPushChain\?\), found "maxPushChian" \(unknownRule\)$/,
        /^ {2}wrong\.yaml:9:7 things\[0\]\.kind: expected .*\(did you mean box\?\), found "boxs" \(unknownKind\)$/,
        '  wrong.yaml:9:19 things[0].at: expected a cell within 5 × 3, found [9,9] (outOfBounds)',
      ],
    ],
    [
      'sealed.yaml',
      [
        'FAILED The corridor (sealed.yaml): searched to the end, N nodes',
        '  sealed.yaml:2:1 expected a way to win; the solver has proved that there is none (unsolvable)',
      ],
    ],
    [
      'detour.json',
      [
        'FAILED Room (detour.json): par 2, N nodes',
        '  detour.json:15:3 par: expected the fewest actions, 2, found 3 (parMismatch)',
      ],
    ],
  ])('%s fails with all its issues, the others are checked, exit status 1', async (name, expected) => {
    const { status, out, err } = await level('check', name, 'draft.yml');
    const lines = out.split('\n');
    for (const [index, one] of expected.entries())
      if (typeof one === 'string') expect(lines[index]).toBe(one);
      else expect(lines[index]).toMatch(one);
    expect(lines.slice(expected.length)).toEqual([
      'ok The corridor (draft.yml): a draft, par 2, N nodes',
      '1 passed, 1 failed',
      '',
    ]);
    expect({ status, err }).toEqual({ status: 1, err: '' });
  });

  test('what cannot be read is one line on standard error, the others are checked, exit status 2', async () => {
    const { status, out, err } = await level('check', 'broken.yaml', 'none.yaml', 'crok', 'empty', '', 'draft.yml');
    expect(err.split('\n')).toEqual([
      'turnwise: empty: no levels in this folder (files that end in .json, .yaml, .yml)',
      "turnwise: '': no such file or folder",
      expect.stringMatching(/^turnwise: broken\.yaml:1:\d+ level: expected well-formed YAML: /),
      'turnwise: none.yaml: no such file or folder',
      'turnwise: crok: no such file or built-in level (did you mean cork?)',
      '',
    ]);
    expect(out).toMatch(/^ok .*\n1 passed, 0 failed, 5 unreadable\n$/);
    expect(status).toBe(2);
  });

  test('another document is one line, and no list of what a level has', async () => {
    files.write('package.json', '{ "name": "other", "version": "1.0.0" }');
    expect((await level('check', 'package.json')).out.split('\n')).toEqual([
      'FAILED package.json',
      expect.stringMatching(/^ {2}package\.json:1:1 expected a level: .*\(wrongShape\)$/),
      '0 passed, 1 failed',
      '',
    ]);
  });

  test('a level that is too large for the solver is also undecided', async () => {
    files.write(
      'huge.json',
      json({ size: [1024, 1024, 1024], map: undefined, start: [0, 0, 0], things: [{ kind: 'exit', at: [9, 9] }] }),
    );
    expect(await level('check', 'huge.json')).toMatchObject({
      status: 1,
      out: expect.stringContaining(
        'gave up after N nodes, at least N actions (more would not fit into memory)',
      ) as string,
    });
  });

  test('a solver that gives up decides nothing, exit status 1', async () => {
    const { status, out } = await level('check', 'cork', 'draft.yml', '--max-nodes', '5');
    expect(out.split('\n')).toEqual([
      'UNDECIDED cork: the solver gave up after N nodes, at least N actions (raise --max-nodes to search further)',
      'ok The corridor (draft.yml): a draft, par 2, N nodes',
      '1 level undecided: the solver gave up',
      '1 passed, 0 failed',
      '',
    ]);
    expect(status).toBe(1);
  });

  test('a progression is checked against the levels beside it', async () => {
    expect(await level('check', 'course')).toMatchObject({
      status: 0,
      out: expect.stringMatching(
        /\nok course\/progression\.json: 2 levels in order\n[^]*3 passed, 0 failed\n$/,
      ) as string,
    });
    const { status, out } = await level('check', 'uneven/progression.json');
    expect(out.split('\n')).toEqual([
      'FAILED uneven/progression.json',
      '  uneven/progression.json:1:18 levels: expected one as well, which is in the folder (levelLeftOut)',
      '  uneven/progression.json:1:29 levels[0].id: expected one of one, found "two" (unknownLevel)',
      '0 passed, 1 failed',
      '',
    ]);
    expect(status).toBe(1);
  });

  test('--json is one document', async () => {
    const { out, status } = await level('check', 'wrong.yaml', 'detour.json', 'course', '--json');
    expect(JSON.parse(out)).toMatchObject({
      passed: 3,
      failed: 2,
      undecided: 0,
      unreadable: 0,
      files: [
        {
          kind: 'level',
          file: 'wrong.yaml',
          verdict: 'failed',
          issues: [{ path: 'rules.maxPushChian', code: 'unknownRule', line: 7 }, {}, {}],
        },
        {
          file: 'detour.json',
          id: 'room',
          draft: false,
          solver: { kind: 'solved', fewest: 2 },
          issues: [{ line: 15 }],
        },
        { file: 'course/one.yaml', verdict: 'passed', draft: true },
        { kind: 'progression', verdict: 'passed' },
        { file: 'course/two.yaml' },
      ],
    });
    expect(status).toBe(1);
  });
});

describe('solve', () => {
  test('the fewest actions, the nodes and the time', async () => {
    expect(await level('solve', 'draft.yml')).toEqual({
      status: 0,
      err: '',
      out: [
        'The corridor: 5 × 3 cells, 8 slices, classic rules',
        '2 actions win, and no fewer:',
        '  move east ×2',
        'N nodes in 1.0 s, N nodes a second\n',
      ].join('\n'),
    });
    expect((await level('solve', 'cork')).out).toMatch(/\n6 actions win, and no fewer:\n {2}pull north, .*\n/);
  });

  test('a par that is not the fewest actions is reported', async () => {
    expect((await level('solve', 'detour.json')).out).toContain('\nthe file says par 3, which is not the minimum\n');
  });

  test('no solution is proved, exit status 1', async () => {
    expect(await level('solve', 'sealed.yaml')).toMatchObject({
      status: 1,
      out: expect.stringContaining(
        '\nno solution: every state that can be reached was searched\nN nodes in ',
      ) as string,
    });
  });

  test('it gives up, exit status 1', async () => {
    expect(await level('solve', 'cork', '--max-nodes', '5')).toMatchObject({
      status: 1,
      out: expect.stringContaining(
        '\ngave up after N nodes, at least N actions (raise --max-nodes to search further)\n',
      ) as string,
    });
  });

  test('--json is one document', async () => {
    expect(JSON.parse((await level('solve', 'draft.yml', '--json')).out)).toEqual({
      file: 'draft.yml',
      id: 'corridor',
      name: 'The corridor',
      kind: 'solved',
      fewest: 2,
      solution: ['move east', 'move east'],
      nodes: expect.any(Number) as number,
      written: false,
      speed: { seconds: 1, nodesPerSecond: expect.any(Number) as number },
    });
  });

  test.each<[string, string, string]>([
    ['a draft of YAML', HEAD, `${HEAD}par: 2\nsolution: [move east, move east]\n`],
    [
      'a comment at the end of YAML',
      `${HEAD.trimEnd()} # the map`,
      `${HEAD.trimEnd()} # the map\npar: 2\nsolution: [move east, move east]`,
    ],
    [
      'a solution over several lines of YAML',
      `${HEAD}par: 9 # many\nsolution:\n  - wait\n  - wait\n\n# The end.\n`,
      `${HEAD}par: 2 # many\nsolution: [move east, move east]\n\n# The end.\n`,
    ],
    [
      'a draft of JSON',
      '{ "level": 1, "id": "a",\t"name": "A",\n\n  "size": [5, 1, 8], "map": ["@..E "] }\n',
      '{ "level": 1, "id": "a",\t"name": "A",\n\n  "size": [5, 1, 8], "map": ["@..E "],\n  "par": 3,\n  "solution": ["move east", "move east", "move east"] }\n',
    ],
    [
      'lines that end and are set in otherwise',
      '{\r\n\t"level": 1,\r\n\t"id": "a",\r\n\t"name": "A",\r\n\t"size": [5, 1, 8],\r\n\t"map": ["@..E "]\r\n}\r\n',
      '{\r\n\t"level": 1,\r\n\t"id": "a",\r\n\t"name": "A",\r\n\t"size": [5, 1, 8],\r\n\t"map": ["@..E "],\r\n\t"par": 3,\r\n\t"solution": ["move east", "move east", "move east"]\r\n}\r\n',
    ],
    [
      'lines of YAML that end otherwise',
      HEAD.replaceAll('\n', '\r\n'),
      `${HEAD}par: 2\nsolution: [move east, move east]\n`.replaceAll('\n', '\r\n'),
    ],
    [
      'JSON with another solution',
      json({ par: 3, solution: ['move east', 'wait', 'move east'], hint: 'Go.' }),
      json({ par: 2, solution: 0, hint: 'Go.' }).replace('"solution": 0', '"solution": ["move east", "move east"]'),
    ],
  ])('--write: %s, and the rest stays', async (_, before, after) => {
    files.write('written', before);
    expect(await level('solve', 'written', '--write')).toMatchObject({
      status: 0,
      out: expect.stringMatching(/\nwrote par and solution into written\n$/) as string,
    });
    expect(files.read('written')).toBe(after);
    expect(await level('check', 'written')).toMatchObject({ status: 0 });
  });

  test('a long solution has a line for each action', async () => {
    files.write('long.json', '{"level":1,"id":"a","name":"A","size":[16,1,20],"map":["@.............E."]}');
    await level('solve', 'long.json', '--write');
    expect(files.read('long.json')).toMatch(/,\n {2}"par": 14,\n {2}"solution": \[\n {4}"move east",\n[^]*\n {2}\]\}$/);
    expect(await level('check', 'long.json')).toMatchObject({ status: 0 });
  });

  test('--write leaves a level alone that nobody can win', async () => {
    expect(await level('solve', 'sealed.yaml', '--write')).toMatchObject({ status: 1 });
    expect(files.read('sealed.yaml')).toBe(SEALED);
  });

  test('a bar on a terminal, on standard error alone, and gone at the end', async () => {
    // A box before the exit that can only be pushed into it, and others to try.
    const map = ['@......', '.B.B.B.', '.......', '.B.B...', '......B', '.....#E'];
    files.write('hard.json', json({ size: [7, 6, 30], map }));
    const argv = ['level', 'solve', 'hard.json', '--max-nodes', '12000', '--json'];
    const { out, err } = await run(argv, { cwd, tty: true });
    expect(err).toMatch(/^\r█+░+ \d+,000 of 12,000 nodes, at least \d+ actions/);
    expect(err.endsWith('\r\u001B[K')).toBe(true);
    expect(JSON.parse(out)).toMatchObject({ kind: 'gaveUp', nodes: 12_000, atLeast: expect.any(Number) as number });
  });

  test.each<[readonly string[], RegExp]>([
    [['wrong.yaml'], /^turnwise: wrong\.yaml:7:10 rules\.maxPushChian: .*\nturnwise: .*\nturnwise: .*\n$/],
    [['none'], /^turnwise: none: no such file or built-in level.*\n$/],
    [['good'], /^turnwise: good: is a folder, expected a file\n$/],
    [['cork', '--write'], /^turnwise: --write: cork is a built-in level, so there is no file to write\n$/],
    [['cork', '--max-nodes', '0'], /--max-nodes: expected an integer from 1 to 1000000000, found '0'\n$/],
  ])('%j is refused, exit status 2', async (argv, message) => {
    const { status, err, out } = await level('solve', ...argv);
    expect(err).toMatch(message);
    expect({ status, out }).toEqual({ status: 2, out: '' });
  });
});

test('--write needs a file to write', async () => {
  const { status, err } = await level('solve', '/dev/null', '--write');
  expect(err).toBe('turnwise: --write: /dev/null is not a file that can be written\n');
  expect(status).toBe(2);
});

describe('make', () => {
  test('tells its usual size as one writes it', async () => {
    expect((await level('make', '--help')).out).toContain('(default: 9x7x20)');
  });

  test('a level on standard output, the same for the same seed, and it passes the check', async () => {
    const made = await level('make', '--seed', '7');
    expect(made).toMatchObject({ status: 0, err: '' });
    expect(await level('make', '--seed', '7')).toEqual(made);
    expect((await level('make', '--seed', '8')).out).not.toBe(made.out);
    files.write('made.json', made.out);
    expect(await level('check', 'made.json')).toMatchObject({ status: 0 });
    expect(made.out).toMatch(/\n {2}"size": \[9, 7, 20\],\n/);
  });

  test('a file of YAML, with the size, the rules and the difficulty that were asked for', async () => {
    const argv = ['--size', '8x6x16', '--preset', 'strict', '--difficulty', 'medium', '--out', 'made.yaml'];
    const { status, out } = await level('make', ...argv);
    expect(out).toMatch(/^made made\.yaml: .*, par \d+, needs .*, score \d+ \(\d+ sketch.*, N nodes\)\n$/);
    expect(status).toBe(0);
    expect(files.read('made.yaml')).toMatch(/^level: 1\n[^]*\nsize: \[8, 6, 16\]\npreset: strict\n[^]*map:\n {2}- "/);
    expect(await level('check', 'made.yaml')).toMatchObject({ status: 0 });
  });

  test('--paradox is a rule of the level', async () => {
    const { out } = await level('make', '--seed', '7', '--paradox', 'strict');
    expect(JSON.parse(out)).toMatchObject({ rules: { paradox: 'strict' } });
    expect((await level('make', '--paradox', 'lax')).err).toContain('anchors, strict, off');
  });

  test('several in a folder', async () => {
    const { out } = await level('make', '--count', '2', '--seed', '3', '--out', 'many');
    expect(out.split('\n')).toHaveLength(3);
    expect((await level('check', 'many')).out).toMatch(/\n2 passed, 0 failed\n$/);
  });

  test('--json is one document', async () => {
    const { out } = await level('make', '--seed', '7', '--json');
    expect(JSON.parse(out)).toMatchObject([{ seed: 7, needs: expect.any(Array) as string[], document: { level: 1 } }]);
  });

  test.each<[readonly string[], RegExp]>([
    [['--size', '9x7'], /--size: expected width, height and slices, such as 9x7x20, found '9x7'\n$/],
    [['--size', '2x7x20'], /^turnwise: --size: width: expected an integer from .*, found 2\n$/],
    [['--difficulty', 'mild'], /--difficulty: expected one of easy, medium, hard, found 'mild'\n$/],
    [['--count', '2'], /^turnwise: --count: give --out with a folder, or --json\n$/],
    [
      ['--count', '2', '--seed', '0123456789abcdef0123456789abcdef', '--json'],
      /^turnwise: --count: expected an integer as the seed, because the other levels take the seeds after it\n$/,
    ],
    [['--out', 'no/where.json'], /^turnwise: no\/where\.json: cannot be written: no such file or folder\n$/],
    [['--count', '2', '--out', 'empty/notes.txt'], /^turnwise: empty\/notes\.txt: cannot be made: .*\n$/],
    [
      ['--count', '2', '--out', 'two.yaml'],
      /^turnwise: --out: two\.yaml is the name of a file, but .* need a folder\n$/,
    ],
  ])('%j is refused, exit status 2', async (argv, message) => {
    const { status, err, out } = await level('make', ...argv);
    expect(err).toMatch(message);
    expect({ status, out }).toEqual({ status: 2, out: '' });
  });
});

describe('list', () => {
  test('a table in the order of play', async () => {
    const { out, status } = await level('list');
    expect(out).toMatch(
      /^ +level +name +size +rules +par +what it teaches\n 1 +first-steps +First steps +7×5×16 +classic +6 +walking\n/,
    );
    expect(out).toMatch(/\n18 +walks-unseen +He walks unseen .*\n$/);
    expect(status).toBe(0);
  });

  test('--json is one document', async () => {
    const listed = JSON.parse((await level('list', '--json')).out) as readonly object[];
    expect(listed).toHaveLength(18);
    expect(listed[4]).toEqual({
      number: 5,
      id: 'cork',
      name: 'The cork',
      size: [7, 6, 14],
      preset: 'classic',
      par: 6,
      teaches: 'pulling',
    });
  });
});
