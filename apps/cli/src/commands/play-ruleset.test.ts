// A ruleset at the table: zones and stack, costs, the log by causes, and what is typed in the game's own words.
import { join } from 'node:path';
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

test('shows what is on the stack, who has priority, and what an answer costs', async () => {
  const { out } = await combat('attack fox guard', 'q');
  expect(out).toMatch(/stack .*Attack by ann.*Fox.*Guard/is);
  expect(out).toContain('bob has priority');
  expect(out).toMatch(/\d {2}Activate Ability: .*Counter attack.* \(1 mana\)/);
});

test('the log is set in by causes, and says again what came before something else', async () => {
  const { out } = await combat('attack fox guard', '1', 'attack wolf guard', 'pass', 'l', 'q');
  const log = out.slice(out.lastIndexOf('ann> l'));
  expect(log).toMatch(/ 1 {2}ann: Attack: Fox, Guard\.\n/);
  expect(log).toMatch(/\n +\d+ {2}ann: Attack: Wolf, Guard\.\n +\d+ {4}Wolf: tapped\./);
  expect(log).toMatch(/\n +… {2}ann: Attack: Fox, Guard\.\n +\d+ {4}\(prevented\) Fox attacks Guard\.\n/);
  expect(log).toMatch(/ {4}Guard takes 2 damage.*\n +\d+ {6}Guard is destroyed/);
});

describe("in the game's own words", () => {
  test.each<[string, readonly string[], RegExp]>([
    ['passing until a step or a turn', ['pass until my_turn'], /Turn 4: bob\./],
    [
      'why an action cannot be taken',
      ['w play_card'],
      /Play a Card is refused: .* this is not Main Phase\n.*by the rule .*precondition.*\n {2}offered instead: Attack, pass\n/,
    ],
    ['why a card cannot be played', ['w play stone wall'], /Play a Card: Stone Wall is refused: .* this is not Main/],
    ['what there is not, in several words', ['fly away home'], /'fly away home' is not an input here/],
    ['an action that there is not', ['fly'], /not allowed: there is no action/],
    ['conceding', ['concede'], /Game over: .*bob/],
    ['what takes back passing', ['stop'], /not allowed: /],
    ['a move that the rules do not allow', ['move fox to graveyard'], /not allowed: the rules do not allow that /],
    ['a card in hand to its end', ['move stone_wall to hand'], /Hand +Thorn Imp · Stone Wall\n/],
    ['words that fit several inputs', ['attack guard'], /'attack guard' matches 2 inputs/],
  ])('%s', async (_, lines, expected) => {
    expect((await combat(...lines, 'q')).out).toMatch(expected);
  });

  test('the help names them', async () => {
    const { out } = await combat('h', 'q');
    for (const form of ['pass until UNTIL', 'stop', 'move CARD to TO', 'concede'])
      expect(out).toContain(`\n  ${form}  `);
  });
});

describe('at a terminal', () => {
  const duel = async (...lines: readonly string[]): Promise<string> =>
    (await run(['play', 'duel', '--seed', '1', '--bots', 'random'], { lines, cwd, tty: true, env: { NO_COLOR: '1' } }))
      .out;

  test('the way is short to where something is to be decided, and nothing is wider than the screen', async () => {
    const out = await duel('1', '1', 'w play slag giant', 'p 1', 'l debug', 'q');
    expect(out).toMatch(/^Duel\. .*\n.*spells\.\nYou play/);
    expect(out).toMatch(/plays Cinder Pup\.\nplayer1 to play:\n {2}1 {2}pass\n {2}\(an empty line shows the board\)\n/);
    expect(out).toMatch(/Play Slag Giant is refused: .*this is not Main\n/);
    for (const line of out.split('\n')) expect(line.length).toBeLessThanOrEqual(80);
  });

  test('every entry has what it costs', async () => {
    const out = await duel(...Array.from({ length: 12 }, () => 'a'), 'q');
    const played = out.match(/^ +\d+ {2}Play .*$/gm) ?? [];
    expect(played.length).toBeGreaterThan(5);
    for (const line of played)
      for (const entry of line.trim().split(/ {3,}/)) expect(entry).toMatch(/pass$|\(\d+ mana\)$/);
  });

  test('a card alone is enough where that is all there is to an action, and what may not be played is refused', async () => {
    const argv = ['play', 'whist', '--seed', '3', '--bots', 'random', '--as', 'east'];
    const { out } = await run(argv, { lines: ['ace of clubs', 'queen of diamonds', 'q'], cwd });
    expect(out).toContain('east> ace of clubs\nnot allowed: “Play a card” is not possible');
    expect(out).toContain('east plays Queen of diamonds.');
  });

  test('whist fits the screen', async () => {
    const lines = ['1', 'a', 'a', 'a', 'q'];
    const { out } = await run(['play', 'whist', '--seed', '1', '--bots', 'random'], {
      lines,
      cwd,
      tty: true,
      env: { NO_COLOR: '1' },
    });
    const screens = out
      .split(/^(?= {2}\w+’s turn: Play a card)/m)
      .slice(1)
      .map((text) => text.slice(0, text.indexOf('north>')));
    expect(screens).toHaveLength(5);
    for (const screen of screens) expect(screen.split('\n').length).toBeLessThanOrEqual(24);
    expect(screens[0]).toContain('Two of clubs · Eight of clubs · Six of diamonds');
    // The menu runs as the hand does.
    const [hand = '', menu = ''] = (screens[0] ?? '').split('north to play:');
    const cards = hand.match(/\w+ of (clubs|diamonds|hearts|spades)/g)?.slice(0, 13) ?? [];
    const places = cards.map((card) => Number(new RegExp(`(\\d+)  ${card}`).exec(menu)?.[1]));
    expect(places).toEqual(cards.map((_, at) => at + 1));
    expect(out).not.toMatch(/draws|goes from|Turn \d+: /);
  });
});

test('a ruleset that runs away before anybody can act is reported with guard, limit and chain; exit status 2', async () => {
  files.write(
    'endless.yaml',
    readStarter().replace(
      /^setup:$/m,
      'guards: { stepsPerInput: 50 }\nsetup:\n  - { op: repeat, while: [{ op: is_active, player: active }], do: [{ op: gain_resource, player: active, resource: health, amount: 1 }] }',
    ),
  );
  const { status, out } = await run(['play', '--ruleset', 'endless.yaml'], { cwd });
  expect(status).toBe(0);
  expect(out).toMatch(
    /Why: the rules loop: more than 50 events in a row \(the guard stepsPerInput\)\. What happened last: resource_changed by setup ×10/,
  );
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
    const { status, out } = await halted('what', 'l', 's halted.json', '1', 'bump', 'q');
    expect(out).toMatch(/Why: halted: division by zero in main\.gain\nChoose how to continue \(.*\):\n {2}1 {2}\S/);
    expect(out).toMatch(/host> l\n +1 .*\n[^]*host> s halted\.json\nsaved as halted\.json\nhost> 1\n/);
    expect(out).toContain("'what' is not one of these: choose 1 to 3, or q to quit");
    expect(out).toMatch(/Game over: .*player1/);
    expect(status).toBe(0);
  });

  test.each([[['endMatch']], [['q']], [[]]])('ends with %j', async (lines) => {
    const { status, out } = await halted(...lines);
    expect(status).toBe(0);
    expect(out).toMatch(/(Game over: |The game is not over\. It has stopped: halted)/);
  });
});

describe('numbers, tricks and refusals', () => {
  files.write(
    'tricks.yaml',
    `schema: 1
id: tricks
version: 1.0.0
name: Tricks
players: { min: 2, max: 2 }
keywords: [{ id: swift, name: Swift, text: Goes first. }]
cards: [{ id: gull, name: Gull, keywords: [swift] }, { id: rope, name: Rope }]
zones:
  - { id: hand, owner: player, visibility: owner, cards: [gull, rope] }
  - { id: trick, owner: shared, visibility: public, ordered: true }
  - { id: turned_up, owner: shared, visibility: public, ordered: true, cards: [rope] }
resources: [{ id: bid, start: 0 }]
turnStructure:
  phases: [{ id: bidding, name: Bidding, steps: [{ id: bid }] }, { id: playing, steps: [{ id: play }] }]
  priorityWindows: [{ phase: bidding, step: bid }, { phase: playing, step: play }]
actions:
  - id: make_bid
    name: Bid
    timing: instant
    params: { number: { min: 0, max: 2 } }
    preconditions: [{ op: phase_allows, phase: bidding }]
    effects: [{ op: set_resource, player: controller, resource: bid, amount: { ref: number } }]
  - id: stop
    timing: instant
    preconditions: [{ op: phase_allows, phase: bidding }]
    effects: [{ op: set_resource, player: controller, resource: bid, amount: 9 }]
  - id: lay
    name: Lay
    timing: instant
    targets: [{ id: card, selector: { zone: hand, controller: self, count: 1 } }]
    preconditions: [{ op: phase_allows, phase: playing }]
    effects: [{ op: move_zone, target: card, to: trick, position: bottom }]
  - { id: leave, name: Leave, timing: instant, preconditions: [{ op: phase_allows, phase: playing }], effects: [{ op: end_turn }] }
victory: [{ result: win, reason: all, conditions: [{ op: compare, left: { ref: player.bid }, is: '>', right: 99 }] }]
`,
  );
  const tricks = async (...lines: readonly string[]): Promise<string> => {
    const args = ['play', '--ruleset', 'tricks.yaml', '--seats', 'ann,bob', '--as', 'all', '--seed', '1'];
    return (await run(args, { lines: [...lines, 'q'], cwd })).out;
  };
  const toPlaying = ['pass', 'pass'];

  test('a number is chosen by typing it, and anything else by a letter', async () => {
    const out = await tricks('2', '7');
    expect(out).toMatch(/^ +0 {2}Bid \(0\) +1 {2}Bid \(1\) +2 {2}Bid \(2\) +[a-z] {2}Stop +[a-z] {2}pass$/m);
    expect(out).toMatch(/ann.* {2}Bid 2\b/);
    expect(out).toContain('7 is not in the list: choose 0, 1, 2');
  });

  test('the wrong moment is reported before what is missing', async () => {
    expect(await tricks(...toPlaying, 'make_bid')).toContain('not allowed: “Bid” is not possible: this is not Bidding');
  });

  test('cards of a trick show whose they are; a turned-up card does not', async () => {
    const out = await tricks(...toPlaying, 'lay gull', 'pass', 'lay rope');
    expect(out).toMatch(/Trick +Gull \(ann\) · Rope(\.\d)? \(bob\)\n/);
    expect(out).toMatch(/Turned up +Rope(\.\d)?\n/);
  });

  test('what an action may be aimed at is listed by names, and an action that is called as a kind of input by its own', async () => {
    const many = ['play', '--ruleset', 'many.yaml', '--seed', '1', '--bots', 'random'];
    const names = Array.from({ length: 26 }, (_, at) => `kiln_${at}`);
    const cards = names.map((id, at) => `{ id: ${id}, name: Kiln of ${String.fromCodePoint(65 + at)} }`).join(', ');
    const text = files.read('tricks.yaml').replace('cards: [{', `cards: [${cards}, {`);
    files.write(
      'many.yaml',
      text
        .replace('cards: [gull, rope]', `cards: [${names.join(', ')}]`)
        .replace('phase_allows, phase: playing', 'phase_allows, phase: bidding'),
    );
    const { out } = await run(many, { lines: ['lay', 'Kiln of B', 'q'], cwd, tty: true, env: { NO_COLOR: '1' } });
    expect(out).toMatch(/[a-z\d]+ {2}Stop/);
    expect(out).toMatch(/ 1 Kiln of A +\d+ Kiln of /);
    expect(out).toMatch(/: Lay: Kiln of B\./);
    expect(out).not.toMatch(/offer\.|kiln_/);
    expect(out).toMatch(/ c0 {2}Bid \(0\) +c2 {2}Bid \(2\) +2 {2}Lay: Kiln of …\n/);
  });

  test('a preview that does not reach the next player names nobody', async () => {
    expect(await tricks(...toPlaying, 'p leave')).toMatch(/uncertain.*\n\n {2}Turn 2 of bob: Bidding, Bid\n/);
  });

  test('a keyword is shown with its text', async () => {
    expect(await tricks('i gull')).toMatch(/ {2}Gull\n +Swift: Goes first\.\n/);
  });
});

describe('a ruleset that runs away', () => {
  const folder = join(import.meta.dirname, '../../../../packages/ruleset/scenarios/decisions');
  const runaway = async (name: string, ...lines: readonly string[]): Promise<Ran> =>
    await run(
      ['play', '--ruleset', join(folder, `${name}.ruleset.yaml`), '--seats', 'ann,bob', '--as', 'all', '--seed', '1'],
      { lines, cwd },
    );
  const WHY =
    /Why: the rules loop: more than 50 events in a row \(the guard stepsPerInput\)\. What happened last: resource_changed by again ×\d+; at work: again/;

  test.each([
    ['07-loop-at-turn-start', ['pass', '', 'pass', '1', '', 'earn', 'q'], /Turn 2 of bob/],
    ['07-loop-in-setup', ['1', 'earn', 'q'], /Turn 1 of ann/],
    ['07-loop-in-step', ['pass', '', 'pass', '1', '', 'earn', 'q'], /Turn 2 of bob/],
  ])('%s: the host is told why, skips it, and the match continues', async (name, lines, board) => {
    const { status, out } = await runaway(name, ...lines);
    expect(status).toBe(0);
    expect(out).toMatch(WHY);
    expect(out).toMatch(/1 {2}skip it and play on {3}2 {2}try it again +3 {2}end the match/);
    const after = out.slice(out.indexOf('end the match'));
    expect(after).toMatch(board);
    expect(after).toMatch(/Gold [16]/);
  });

  test('it is tried again, halts again, and is ended', async () => {
    const { status, out } = await runaway('07-loop-in-setup', '2', '3');
    expect(status).toBe(0);
    expect(out.match(new RegExp(WHY, 'g'))).toHaveLength(2);
    expect(out).toMatch(/the match was ended by its host/);
  });
});
