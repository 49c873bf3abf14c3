// Encounter at the prompt: menus in which each thing stands once, targets, reasons, files of one's own, the log at the side.
import { registry } from '@turnwise/registry';
import { describe, expect, test } from 'vitest';
import { run } from '../testing/run.ts';
import type { FakeTerminal, Ran } from '../testing/run.ts';
import { scratch } from '../testing/scratch.ts';

const files = scratch();
const { cwd } = files;
files.write(
  'own.yaml',
  `encounter: 1
id: cellar
name: The cellar
data:
  monsters:
    mold: { name: Grey mold, ac: 9, hitDice: "1", attacks: [1d2], morale: 12 }
control: { opposition: nearestToDeath }
combatants:
  - { id: ann, side: party, class: elf, level: 6, hp: 40, ac: 0, weapons: [sword, dagger, longBow], ammo: 1, slots: { 1: 1 },
      spells: [magicMissile, shield, sleep, fireball] }
  - { id: mold, count: 3, side: opposition, monster: mold, hp: 60 }
`,
);
files.write(
  'wrong.yaml',
  `encounter: 1
id: cellar
combatants:
  - { id: ann, side: party, class: knight, hp: 10 }
  - { id: mold, side: nobody, monster: orc }
`,
);

files.write(
  'stalemate.yaml',
  `control: { party: auto, opposition: auto }
combatants:
  - { id: rat, side: party, monster: giantRat, ac: -20, hp: 10000, morale: 12, attacks: [1d1-1] }
  - { id: bat, side: opposition, monster: giantRat, ac: -20, hp: 10000, morale: 12, attacks: [1d1-1] }
`,
);

const played = async (
  lines: readonly string[],
  terminal: FakeTerminal = {},
  ...flags: readonly string[]
): Promise<Ran> =>
  await run(['play', 'encounter', '--file', 'own.yaml', '--seed', '2', ...flags], {
    lines,
    cwd,
    env: { NO_COLOR: '1' },
    ...terminal,
  });

const menuOf = (out: string): readonly string[] => out.match(/^ +\d+ {2}\S.*$/gm) ?? [];

describe('a fight of thousands of steps without anybody to ask', () => {
  const argv = ['play', 'encounter', '--file', 'stalemate.yaml', '--seed', '1', '--as', 'none'];

  test('goes on call by call to its end', async () => {
    const { out, status } = await run([...argv, '--save', 'drawn.json'], { cwd, env: { NO_COLOR: '1' } });
    expect(status).toBe(0);
    expect(out).toContain('Game over');
    const { inputs } = JSON.parse(files.read('drawn.json')) as { inputs: unknown[] };
    expect(inputs.length).toBeGreaterThan(5000);
  });

  test('can be broken off', async () => {
    expect((await run(argv, { cwd, interruptAfter: 2 })).status).toBe(130);
  });
});

describe('the menu', () => {
  test('has each thing once, however it can be said', async () => {
    const { out } = await played(['q']);
    const entries = menuOf(out).flatMap((line) => line.split(/ {3,}/).map((cell) => cell.replace(/^ *\d+ +/, '')));
    const about = (word: string): readonly string[] => entries.filter((entry) => entry.includes(word));
    expect(about('long bow')).toHaveLength(2);
    expect(about('at range')).toHaveLength(4);
    expect(about('shield')).toEqual(['cast shield on Ann']);
  });

  test('folds targets that look alike, and what takes several is filled in by number, by name, or with all', async () => {
    const { out } = await played(['q'], { tty: true });
    expect(menuOf(out).slice(0, 10)).toEqual([
      '   1  attack mold.0',
      '   2  attack any mold (2 unhurt, yet to act)',
      '   3  attack mold.0 at range with the dagger',
      '   4  attack any mold (2 unhurt, yet to act) at range with the dagger',
      '   5  attack mold.0 at range with the long bow',
      '   6  attack any mold (2 unhurt, yet to act) at range with the long bow',
      '   7  cast magic missile (level 1)',
      '   8  cast shield on Ann',
      '   9  cast sleep (level 1)',
      '  10  flee',
    ]);
  });

  test.each([
    [['9', 'all'], 'Ann casts sleep on mold.0, mold.1 and mold.2.'],
    [['9', 'b', '9 2 3'], 'Ann casts sleep on mold.1 and mold.2.'],
    [['sleep', 'mold.2'], 'Ann casts sleep on mold.2.'],
    [['6'], 'Ann chooses to attack mold.1 at range with the long bow.'],
    [['attack mold.2 at range with the long bow'], 'Ann chooses to attack mold.2 at range with the long bow.'],
    [['mold.0 range long bow'], 'Ann chooses to attack mold.0 at range with the long bow.'],
    [['meleeAttack mold.1'], 'Ann hits mold.1.'],
  ])('%j', async (lines, told) => {
    expect((await played(lines, { tty: true })).out).toContain(told);
  });

  test.each([
    ['9 mold.7', "'mold.7' is not in the list"],
    ['9 9', "'9' is not a number from 1 to 3"],
    ['attack mold.7', "'attack mold.7' is not an input here"],
  ])('%s: %s', async (line, problem) => {
    expect((await played([line], { tty: true })).out).toContain(problem);
  });
});

test.each([
  ['w fireball', 'Ann cannot cast fireball (level 3) now: no level 3 spell slot is left.'],
  ['i ann', 'Ann cannot cast fireball (level 3) now: no level 3 spell slot is left.'],
  ['w turnUndead', 'is refused: you cannot do that: this combatant cannot turn any undead here'],
  ['w { kind: castSpell, spell: sleep, level: 2, targets: [mold.0] }', 'sleep needs a level 1 spell slot'],
  ['w long bow', 'long bow: a weapon, 1d6 damage.'],
  ['i grey mold', 'Grey mold: armour class 9, hit dice 1, morale 12, attacks 1d2.'],
])('%s says: %s', async (line, text) => {
  expect((await played([line])).out).toContain(text);
});

test('an own monster plays to the end', async () => {
  const { out, status } = await played(Array.from({ length: 400 }, () => 'a'));
  expect(out).toMatch(/^Game over: the (party|opposition) wins the encounter\.$/m);
  expect(status).toBe(0);
});

describe('after the end', () => {
  /** Attacks whatever there is, until the encounter is over. */
  const toTheEnd = Array.from({ length: 400 }, () => 'a');
  const shipped = async (lines: readonly string[], seat: string): Promise<Ran> =>
    await run(['play', 'encounter', '--level', '2', '--as', seat, '--seed', '2'], {
      lines,
      cwd,
      tty: true,
      env: { NO_COLOR: '1' },
    });
  const { shipped: all = [] } = registry.get('encounter')?.content ?? {};
  const [, , third] = all;

  test('the next that ships is offered, and played', async () => {
    const { out } = await shipped([...toTheEnd, '', 'q'], 'party');
    expect(out).toContain(`Enter plays ${third?.title} (3 of ${all.length}), r plays this one again`);
    expect(out).toContain(`  ${third?.title} | `);
  });

  test('a spectator is not asked, nor is a pipe', async () => {
    const { out } = await shipped([], 'none');
    expect(out).toContain('Game over');
    expect(out).not.toContain('Enter plays');
    expect((await played(toTheEnd)).out).not.toContain('r plays');
  });

  test("one of a person's own can be played again", async () => {
    const { out } = await played([...toTheEnd, 'what', 'r', 'q'], { tty: true });
    expect(out).toContain('r plays this one again, q stops: ');
    expect(out).not.toContain('Enter plays');
  });
});

describe('the log', () => {
  const wide = { tty: true, screen: { columns: 120, rows: 40 } };

  test('is shown beside board and menu if there is room, and no line is too long', async () => {
    const { out } = await played(['1 1'], wide);
    const lines = out.split('\n');
    expect(lines.find((line) => line.includes('The cellar |'))).toMatch(/ │ +· /);
    expect(out).not.toMatch(/^ {2}· /m);
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(120);
  });

  test.each([
    ['on a narrow screen', { tty: true }],
    ['through a pipe', {}],
  ])('is above them %s', async (_where, terminal) => {
    const { out } = await played(['q'], terminal);
    expect(out).toContain('\n  · Round 1.\n');
    expect(out).not.toContain('│');
  });

  test.each(['tic-tac-toe', 'connect-four', 'backgammon', 'innovation', 'rock-paper-scissors'])(
    '%s fits beside it too',
    async (game) => {
      const { out } = await run(['play', game, '--seed', '1', '--bots', 'random'], {
        lines: ['a', 'a', 'q'],
        env: { NO_COLOR: '1' },
        ...wide,
      });
      expect(out.match(/│ · \S/g)?.length).toBeGreaterThan(0);
    },
  );
});

test('a wrong file has one line for each issue, with its place', async () => {
  const { status, err } = await run(['play', 'encounter', '--file', 'wrong.yaml'], { cwd });
  expect(status).toBe(2);
  expect(err).toMatch(/^turnwise: wrong\.yaml:4:\d+ combatants\[0\]\.class: .+$/m);
  expect(err).toMatch(/^turnwise: wrong\.yaml:5:\d+ combatants\[1\]\.side: .+$/m);
  expect(err.trimEnd().split('\n')).toHaveLength(2);
});

test('a side is played by the people who sit there, whatever the file says, and by a provider where nobody does', async () => {
  const { out } = await played(['q'], {}, '--as', 'opposition');
  expect(out).toContain('You play opposition. The program plays party.');
  expect(out).toMatch(/opposition to play/);
  expect(out).not.toMatch(/party to play/);
  const alone = await played([], {}, '--as', 'none');
  expect(alone.out).toMatch(/Game over: /);
});
