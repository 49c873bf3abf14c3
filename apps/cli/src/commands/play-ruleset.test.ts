// A ruleset at the table: zones and stack, costs, the log by causes, and what is typed in the game's own words.
import { describe, expect, test } from 'vitest';
import { run } from '../testing/run.ts';
import type { Ran } from '../testing/run.ts';
import { scratch } from '../testing/scratch.ts';
import { readStarter } from './ruleset/new.ts';

const files = scratch();
const { cwd } = files;
files.write('sparks.yaml', readStarter());
files.write(
  'combat.yaml',
  `turn: { number: 3, active: ann, phase: combat, step: declare_attackers, priority: ann }
resources: { ann: { mana: 3, health: 20 }, bob: { mana: 3, health: 20 } }
zones:
  ann: { battlefield: [{ id: fox, card: ember_fox }, { id: wolf, card: ember_fox }], deck: [ember_fox], hand: [stone_wall, thorn_imp] }
  bob: { battlefield: [{ id: imp, card: thorn_imp }, { id: guard, card: duellist }], deck: [stone_wall, ember_fox] }
`,
);
files.write(
  'halts.yaml',
  `schema: 1
id: halts
version: 1.0.0
name: Halts
players: { min: 2, max: 2 }
zones: [{ id: board, owner: shared, visibility: public }]
resources: [{ id: points, start: 0 }]
turnStructure:
  phases:
    - id: main
      steps:
        - id: gain
          effects: [{ op: gain_resource, player: active, resource: points, amount: { op: divide, of: [6, { ref: active.points }] } }]
        - { id: act }
  priorityWindows: [{ phase: main, step: act, who: active }]
actions:
  - { id: bump, name: Bump, timing: instant, effects: [{ op: gain_resource, player: controller, resource: points, amount: 3 }] }
victory: [{ result: win, reason: three, conditions: [{ op: compare, left: { ref: player.points }, is: '>=', right: 3 }] }]
`,
);

const combat = async (...lines: readonly string[]): Promise<Ran> =>
  await run(['play', 'ruleset', '--seats', 'ann,bob', '--as', 'all', '--position', 'combat.yaml', '--seed', '1'], {
    lines,
    cwd,
  });

const sparks = async (...lines: readonly string[]): Promise<Ran> =>
  await run(['play', '--ruleset', 'sparks.yaml', '--seed', '3'], { lines, cwd });

test('has the title and the words of its document, its zones, and what may be done', async () => {
  const { status, out } = await sparks('q');
  expect(status).toBe(0);
  expect(out).toMatch(/^Sparks\. Two players throw sparks at each other until one goes out\.\n/);
  expect(out).toMatch(/Turn 1 of player1/);
  expect(out).toMatch(/Hand +\w+.* · /);
  expect(out).toMatch(/^ {2}1 {2}Play: \w+/m);
});

test('tells what is on the stack, who has priority, and what an answer costs', async () => {
  const { out } = await combat('attack fox guard', 'q');
  expect(out).toMatch(/stack .*Attack by ann.*Fox.*Guard/is);
  expect(out).toContain('bob has priority');
  expect(out).toMatch(/\d {2}Activate Ability: .*Counter attack.* \(1 mana\)/);
});

test('the log is set in by causes, and says again what came before something else', async () => {
  const { out } = await combat('attack fox guard', '1', 'attack wolf guard', '1', 'l', 'q');
  const log = out.slice(out.lastIndexOf('ann> l'));
  expect(log).toMatch(/ 1 {2}ann: Attack: Fox, Guard\.\n/);
  expect(log).toMatch(/\n +… {2}ann: Attack: Wolf, Guard\.\n +\d+ {4}Wolf: tapped\./);
  expect(log).toMatch(/ {4}Guard takes 2 damage.*\n +\d+ {6}Guard is destroyed/);
});

describe("in the game's own words", () => {
  test.each<[string, readonly string[], RegExp]>([
    ['passing until a step or a turn', ['pass until my_turn'], /Turn 4: bob\./],
    ['why an action cannot be taken', ['w play_card'], /play_card.* is refused: .*\n.*by the rule .*precondition/],
    ['an action that there is not', ['fly'], /not allowed: there is no action/],
    ['conceding', ['concede'], /Game over: .*bob/],
    ['what takes back passing', ['stop'], /not allowed: /],
    ['a move that the rules do not allow', ['move fox to graveyard'], /not allowed: the rules do not allow that /],
    ['a card in hand to its end', ['move stone_wall to hand'], /Hand +Thorn Imp · Stone Wall\n/],
    ['words that fit several inputs', ['attack guard'], /'attack guard' fits 2 inputs/],
  ])('%s', async (_, lines, expected) => {
    expect((await combat(...lines, 'q')).out).toMatch(expected);
  });

  test('the help names them', async () => {
    const { out } = await combat('h', 'q');
    for (const form of ['pass until UNTIL', 'stop', 'move CARD to TO', 'concede'])
      expect(out).toContain(`\n  ${form}  `);
  });
});

test('a saved match has the words of its ruleset when it goes on', async () => {
  await run(['play', '--ruleset', 'sparks.yaml', '--seed', '3', '--save', 'saved.json'], { lines: ['1', 'q'], cwd });
  const { out } = await run(['play', 'ruleset', '--load', 'saved.json'], { lines: ['q'], cwd });
  expect(out).toMatch(/^Sparks\./);
  expect((await run(['show', 'saved.json'], { cwd })).out).toContain('options  { ruleset: sparks }');
  expect(await run(['replay', 'saved.json', '--verify'], { cwd })).toMatchObject({ status: 0 });
});

describe('a match that has stopped', () => {
  const halted = async (...lines: readonly string[]): Promise<Ran> =>
    await run(['play', '--ruleset', 'halts.yaml', '--as', 'all', '--seed', '1'], { lines, cwd });

  test('goes on by a control of its host', async () => {
    const { status, out } = await halted('what', '1', 'bump', 'q');
    expect(out).toMatch(/The match has stopped, and goes on by one of these:\n {2}1 {2}\S/);
    expect(out).toContain("'what' is none of them: choose 1 to 3, or q to quit");
    expect(out).toMatch(/Game over: .*player1/);
    expect(status).toBe(0);
  });

  test.each([[['endMatch']], [['q']], [[]]])('ends with %j', async (lines) => {
    const { status, out } = await halted(...lines);
    expect(status).toBe(0);
    expect(out).toMatch(/(Game over: |The game is not over: nobody to act)/);
  });
});
