// Rulesets on the command line: checked with places, told as pages, begun from the starter, and played.
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { run } from '../testing/run.ts';
import { scratch } from '../testing/scratch.ts';
import { readStarter } from './ruleset/new.ts';

const files = scratch();
const { cwd } = files;
const ruleset = async (...argv: string[]) => await run(['ruleset', ...argv], { cwd });

const STARTER = readStarter();
files.write('good.yaml', STARTER);
files.write(
  'wrong.yaml',
  STARTER.replace('zone: hand, controller', 'zone: hnad, controller').replace('op: is_active', 'op: is_actve'),
);
files.write('broken.yaml', 'schema: 1\n  id: [');
const [head = '', cards = ''] = STARTER.split(/^(?=# Kinds of cards)/m);
const [cardPart = '', rest = ''] = cards.split(/^(?=# What happens before)/m);
files.write('parts/1-table.yaml', head);
files.write('parts/2-cards.yaml', cardPart.replace('cost: 3', 'cost: three'));
files.write('parts/3-rules.yaml', rest);
files.write('whole/1-table.yaml', head);
files.write('whole/2-cards.yaml', cardPart);
files.write('whole/3-rules.yaml', rest);
files.write('twice/1.yaml', STARTER);
files.write('twice/2.yaml', 'id: other\n');
files.write('empty/notes.txt', 'nothing');
files.write('quotes.yaml', '{ op: >= }');
files.write('quoted.yaml', 'op: >=\n');
files.write('nothing.yaml', '');
files.write(
  'keys.yaml',
  `${STARTER.replace('zone: hand, controller', 'zone: hnad, controller')}\nname: Twice\nid: again\n`,
);

describe('check', () => {
  test('finds nothing in a sound one, in a file and in a folder', async () => {
    expect(await ruleset('check', 'good.yaml')).toEqual({
      status: 0,
      err: '',
      out: 'ok Sparks (good.yaml)\n0 errors, 0 warnings\n',
    });
    expect((await ruleset('check', 'whole')).out).toBe('ok Sparks (whole)\n0 errors, 0 warnings\n');
  });

  test('has a line for each issue, with its place, its code and a near name; exit status 1', async () => {
    const { status, out, err } = await ruleset('check', 'wrong.yaml');
    expect({ status, err }).toEqual({ status: 1, err: '' });
    const lineOf = (text: string): number =>
      files
        .read('wrong.yaml')
        .split('\n')
        .findIndex((line) => line.includes(text)) + 1;
    expect(out).toMatch(/^FAILED wrong\.yaml\nerrors\n/);
    expect(out).toMatch(
      new RegExp(
        `^  wrong\\.yaml:${lineOf('is_actve')}:\\d+ cards\\[3\\]\\.abilities\\[0\\].*did you mean is_active\\?.*"is_actve" \\(\\w+\\)$`,
        'm',
      ),
    );
    expect(out).toMatch(/\n\d+ errors?, \d+ warnings?\n$/);
  });

  test('leads back to the file of a folder', async () => {
    const { status, out } = await ruleset('check', 'parts');
    const line =
      files
        .read('parts/2-cards.yaml')
        .split('\n')
        .findIndex((text) => text.includes('three')) + 1;
    expect(status).toBe(1);
    expect(out).toMatch(new RegExp(`^  parts/2-cards\\.yaml:${line}:\\d+ cards\\[1\\]\\.cost: .*found "three"`, 'm'));
  });

  test('is one document for a program', async () => {
    const { status, out } = await ruleset('check', 'parts', '--json');
    expect(status).toBe(1);
    expect(JSON.parse(out)).toMatchObject({
      path: 'parts',
      passed: false,
      errors: [{ file: 'parts/2-cards.yaml', path: 'cards[1].cost', found: '"three"' }],
      warnings: [],
    });
  });

  test.each<[string, readonly RegExp[]]>([
    ['broken.yaml', [/^broken\.yaml:1:\d+ .*expected well-formed YAML: .* \(syntax\)$/]],
    ['twice', [/^twice\/2\.yaml:1:\d+ id: expected id in only one document.* \(\w+\)$/]],
    ['quotes.yaml', [/^quotes\.yaml:1:\d+ op: .* \(put quotes around it\) \(syntax\)$/]],
    ['quoted.yaml', [/^quoted\.yaml:1:\d+ op: .* \(put quotes around it\) \(syntax\)$/]],
    ['nothing.yaml', [/^nothing\.yaml:1:1 expected a ruleset; the document is empty, found null \(wrongType\)$/]],
    [
      'keys.yaml',
      [
        /^keys\.yaml:\d+:\d+ .*zone: expected a zone .*found "hnad" \(unknownName\)$/,
        /^keys\.yaml:\d+:1 name: expected this key only once \(duplicateKey\)$/,
        /^keys\.yaml:\d+:1 id: expected this key only once \(duplicateKey\)$/,
      ],
    ],
  ])('%s: mistakes in the text are reported like all others; exit status 1', async (path, lines) => {
    const { status, out, err } = await ruleset('check', path);
    expect({ status, err }).toEqual({ status: 1, err: '' });
    const [first, second, ...told] = out.trimEnd().split('\n');
    expect([first, second]).toEqual([`FAILED ${path}`, 'errors']);
    expect(told.pop()).toMatch(new RegExp(`^${lines.length} errors?, 0 warnings$`));
    expect(told).toEqual(
      lines.map((line) => expect.stringMatching(new RegExp(`^  ${line.source.slice(1)}`)) as string),
    );
  });

  test.each([
    ['nowhere.yaml', /^turnwise: nowhere\.yaml: no such file or folder\n$/],
    ['empty', /^turnwise: empty: no documents in this folder/],
  ])('%s is not there: exit status 2', async (path, line) => {
    const { status, out, err } = await ruleset('check', path);
    expect(err).toMatch(line);
    expect({ status, out }).toEqual({ status: 2, out: '' });
  });
});

describe('doc', () => {
  test('tells the rules of one as a page', async () => {
    const { status, out } = await ruleset('doc', 'good.yaml');
    expect(status).toBe(0);
    expect(out).toMatch(/^# Sparks\n\nTwo players throw sparks/);
    expect(out.match(/^## .*$/gm)).toEqual([
      '## Zones',
      '## Players have',
      '## Setup',
      '## A turn',
      '## What a player may do',
      '## How it ends',
      '## Moves by hand',
      '## Cards',
    ]);
    expect(out).toContain(
      '- **hand**: one for each player; its owner sees the cards, the others see how many there are.\n',
    );
    expect(out).toContain('   - Main: the active player may act.\n');
    expect(out).toContain('  - for: card.cost energy.\n');
    expect(out).toContain('- A player loses (burnt_out): player.health <= 0.\n');
    expect(out).toContain(
      '- **Flare** (`flare`): spell, cost 3.\n  Deal 3 damage to your opponent, and draw a card.\n',
    );
  });

  test('tells an ability where a card has no text', async () => {
    files.write('bare.yaml', STARTER.replaceAll(/^ {4}text: .*\n/gm, ''));
    const { out } = await ruleset('doc', 'bare.yaml');
    expect(out).toContain(
      '  - *ward* (replacement, once_per_turn); on deal_damage, event.target is controller: replace_event (set: amount: event.amount − 1).\n',
    );
  });

  test('tells operators in sentences, with all of their operands', async () => {
    const cave = fileURLToPath(new URL('../../../../docs/examples/cave', import.meta.url));
    const { out } = await ruleset('doc', cave);
    for (const line of [
      '- for each p of players: p draws 2.',
      '  - does: for each found of card in mine, top depth: if found is gem: move found to path, else move found to rubble.',
      '  - if: not: torch_burnt of controller; there is card in mine.',
      '- **wages**: after turn_start: active gains 1 coins.',
    ])
      expect(out.split('\n')).toContain(line);
  });

  test('has no page of one that is wrong', async () => {
    const { status, err } = await ruleset('doc', 'wrong.yaml');
    expect(status).toBe(1);
    expect(err).toMatch(/^turnwise: wrong\.yaml:\d+:\d+ /);
  });

  test('without a file it is the reference of the format', async () => {
    const { status, out } = await ruleset('doc');
    expect(status).toBe(0);
    for (const word of ['deal_damage', 'has_resource', 'subtract', 'priorityWindows']) expect(out).toContain(word);
  });
});

describe('new', () => {
  test.each([
    [[], 'my-game.ruleset.yaml', 'my_game', 'My game'],
    [['castles'], 'castles.ruleset.yaml', 'castles', 'Castles'],
    [['mine.yaml'], 'mine.yaml', 'mine', 'Mine'],
    [['True'], 'True.ruleset.yaml', '"true"', '"True"'],
  ])('%j writes %s, which is sound', async (argv, file, id, name) => {
    const { status, out } = await ruleset('new', ...argv);
    expect(status).toBe(0);
    expect(out).toMatch(new RegExp(`^wrote ${file}; now try:\n`));
    const text = files.read(file);
    expect(text).toContain(`\nid: ${id}\n`);
    expect(text).toContain(`\nname: ${name}\n`);
    expect(text).toContain(`turnwise ruleset check ${file}\n`);
    expect((await ruleset('check', file)).out).toMatch(/\n0 errors, 0 warnings\n$/);
  });

  test.each([
    ['good.yaml', /^turnwise: good\.yaml: already exists and is not changed\n$/],
    ['9 lives', /^turnwise: 9 lives: expected a name that begins with a letter/],
    ['nowhere/mine', /^turnwise: nowhere\/mine\.ruleset\.yaml: cannot be written: no such file or folder\n$/],
  ])('%s is refused', async (name, line) => {
    const { status, out, err } = await ruleset('new', name);
    expect(err).toMatch(line);
    expect({ status, out }).toEqual({ status: 2, out: '' });
  });
});

describe('--ruleset', () => {
  test('simulates it: games end, and each seat wins some', async () => {
    const { out } = await run(['simulate', '--ruleset', 'good.yaml', '--games', '60', '--json'], { cwd });
    const { seats, unfinished, reasons } = JSON.parse(out) as {
      seats: { wins: number }[];
      unfinished: number;
      reasons: Record<string, number>;
    };
    expect(unfinished).toBe(0);
    expect(Math.min(...seats.map(({ wins }) => wins))).toBeGreaterThan(10);
    expect(Object.keys(reasons)).toContain('burnt_out');
  });

  test('holds it to the laws', async () => {
    const { status, out } = await run(['laws', '--ruleset', 'whole', '--games', '1', '--law', '1,3,7,8'], { cwd });
    expect(out).toMatch(/4 laws hold, 0 violated\n$/);
    expect(status).toBe(0);
  });

  test('is recorded by the name of its file, and the scenario runs', async () => {
    files.write('scenarios/keep', '');
    const record = ['scenario', 'record', '--ruleset', 'good.yaml', '--random', '--inputs', '4', '--out'];
    expect(await run([...record, 'scenarios/four.yaml'], { cwd })).toMatchObject({ status: 0, err: '' });
    expect(files.read('scenarios/four.yaml')).toContain('\noptions: { file: ../good.yaml }\n');
    expect((await run(['scenario', 'run', 'scenarios'], { cwd })).out).toMatch(/1 passed, 0 failed\n$/);
  });

  test('a scenario may name its file by a whole path', async () => {
    const file = JSON.stringify(`${cwd}/good.yaml`);
    files.write(
      'elsewhere/whole.yaml',
      `scenario: 1\ngame: ruleset\ntitle: Whole\nseats: [a, b]\noptions: { file: ${file} }\n`,
    );
    expect((await run(['scenario', 'run', 'elsewhere'], { cwd })).out).toMatch(/1 passed, 0 failed\n$/);
  });

  test('a scenario tells what is wrong with the file that it names', async () => {
    files.write('bad.yaml', 'scenario: 1\ngame: ruleset\ntitle: Bad\nseats: [a, b]\noptions: { file: wrong.yaml }\n');
    files.write('none.yaml', 'scenario: 1\ngame: ruleset\ntitle: None\nseats: [a, b]\noptions: { file: gone.yaml }\n');
    const { status, out } = await run(['scenario', 'run', 'bad.yaml', 'none.yaml'], { cwd });
    expect(status).toBe(2);
    expect(out).toMatch(/5:\d+ options\.file: expected a valid document; wrong\.yaml:\d+:\d+ .*is_active/);
    expect(out).toMatch(/5:\d+ options\.file: .*gone\.yaml: no such file or folder/);
  });

  test.each([
    [['play', 'tic-tac-toe', '--ruleset', 'good.yaml'], /--ruleset already names the game: leave out 'tic-tac-toe'/],
    [['play', '--ruleset', 'good.yaml', '--seats', '3'], /--seats: sparks has 2 seats, found 3/],
    [['play', '--ruleset', 'wrong.yaml'], /^turnwise: wrong\.yaml:\d+:\d+ cards\[3\]/m],
    [['play', '--ruleset', 'good.yaml', '--option', 'ruleset=example'], /the option ruleset is also given/],
    [['simulate'], /name a game \(`turnwise games` lists them\), or give --ruleset/],
  ])('%j is refused', async (argv, line) => {
    const { status, err } = await run(argv, { cwd });
    expect(err).toMatch(line);
    expect(status).toBe(2);
  });
});
