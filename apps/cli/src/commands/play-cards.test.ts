// A game of cards at the prompt: questions with the text of the card, several cards in one line, and reasons why not.
import { expect, test } from 'vitest';
import { run } from '../testing/run.ts';
import { scratch } from '../testing/scratch.ts';

const files = scratch();
const { cwd } = files;
files.write(
  'table.yaml',
  `active: alice
players:
  alice:
    board: { blue: { cards: [Tools] }, green: { cards: [Sailing] } }
    hand: [Pottery, Mathematics, Currency, Paper]
    score: [Monotheism]
  bob: { hand: [Compass] }
decks: { 3: { top: [Education] } }
`,
);

const play = async (lines: readonly string[], ...argv: string[]): Promise<string> => {
  const argument = ['play', 'innovation', '--position', 'table.yaml', '--seats', 'alice,bob', '--seed', '3', ...argv];
  const { out, err } = await run(argument, { lines, cwd });
  expect(err).toBe('');
  return out;
};

test('the menu counts from 1, with cards by name, age and colour', async () => {
  const out = await play(['q']);
  for (const entry of ['1  draw a card', '2  meld Pottery (1 blue)', 'dogma of Tools (1 blue)'])
    expect(out).toContain(entry);
  expect(out).toContain('hand 1        unseen 3');
});

test.each([
  ['4 1 2', ['Paper', 'Pottery', 'Mathematics']],
  ['paper, pot, math', ['Paper', 'Pottery', 'Mathematics']],
  ['[Currency, Paper, Pottery]', ['Currency', 'Paper', 'Pottery']],
])('a question says what it wants, and %s answers it', async (line, cards) => {
  const out = await play(['dogma tools', '4 1', line, 'q']);
  expect(out).toMatch(/ {2}Tools \(1 blue\) ·☼☼♜, dogma by lightbulb\n {4}1\. /);
  expect(out).toContain('alice, Tools: return none or exactly 3 cards of your hand, in the order in which they go\n');
  expect(out).toContain('alice is to act: choose none or 3 of them, in order, as 3 2 1\n');
  expect(out).toContain('alice> 4 1\nexpected none or 3 of them, in order, found 2\n');
  const told = [...cards.map((card) => `alice returns ${card}`), 'alice draws Education', 'alice melds Education'];
  expect(out).toContain(told.map((text) => `  · ${text} because of Tools.\n`).join(''));
});

test('a comment is no answer', async () => {
  const out = await play(['dogma tools', '# none', 'q']);
  expect(out).toContain("alice> # none\n'# none' is no input here");
});

test('n declines', async () => {
  const out = await play(['dogma tools', 'n', 'q']);
  expect(out).not.toContain('alice returns');
});

test.each([
  ['achieve 1', 'not allowed: age 1 needs 5 points, and you have 2'],
  ['meld Code of Laws', 'not allowed: Code of Laws is not in your hand'],
  ['dogma Pottery', 'not allowed: Pottery is no top card of yours'],
  ['dogma Potery', 'card: expected the name of a card (did you mean Pottery?), found "Potery"'],
  ['w achieve 12', '  { kind: achieve, age: 12 } is refused: '],
])('%s: %s', async (line, answer) => {
  expect(await play([line, 'q'])).toContain(`alice> ${line}\n${answer}`);
});

test('i shows what a card says, and i alone all of the menu', async () => {
  const out = await play(['i compass', 'i', 'i nothing', 'q']);
  expect(out).toMatch(/alice> i compass\n {2}Compass \(3 green\) .*\n {4}1\. Demand: /);
  const [, all = ''] = out.split('alice> i\n');
  for (const card of ['Pottery', 'Mathematics', 'Tools', 'Sailing']) expect(all).toContain(`  ${card} (`);
  expect(out).toContain("alice> i nothing\nnothing is said of 'nothing'\n");
});

test('--log debug tells everything with its figures', async () => {
  const lines = ['dogma tools', 'n', 'q'];
  const everything = 'alice executes effect 1 of Tools.';
  expect(await play(lines)).not.toContain(everything);
  expect(await play(lines, '--log', 'debug')).toContain(everything);
  expect(await play(['draw', 'l debug', 'q'])).toMatch(
    /alice draws \w.*\. \(the deck of age 1: \d+ → \d+, alice’s hand: 4 → 5\)/,
  );
});
