// A game of cards at the prompt: questions with the text of the card, several cards in one line, and reasons why not.
import { describe, expect, test } from 'vitest';
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
  expect(out).toMatch(/ {2}Tools \(1 blue\) ·☼☼♜, dogma icon lightbulb\n {4}1\. /);
  expect(out).toContain('alice, Tools: you may return exactly 3 cards from your hand, in the order you choose them\n');
  expect(out).toContain('alice to play: choose none or 3 of them, in order, for example 3 2 1\n');
  expect(out).toContain('alice> 4 1\nchoose none or 3, in order: you chose 2\n');
  const told = [...cards.map((card) => `alice returns ${card}`), 'alice draws Education', 'alice melds Education'];
  expect(out).toContain(told.map((text) => `    · ${text} because of Tools.\n`).join(''));
});

test('a comment is not an answer', async () => {
  const out = await play(['dogma tools', '# none', 'q']);
  expect(out).toContain("alice> # none\n'# none' is not in the list\n");
});

test.each(['n', 'N', 'none', 'null', 'decline', '[]'])('%s declines, several cards or one of them', async (word) => {
  const out = await play(['dogma tools', word, word, 'draw', 'q']);
  expect(out).toMatch(/^ {2}1 {2}Pottery .* n {2}decline$/m);
  expect(out).toMatch(/^ {2}1 {2}Paper \(3 green\) +n {2}decline$/m);
  expect(out).not.toContain('alice returns');
  expect(out).toContain('alice draws');
});

test.each([
  ['Paper, Foo, Pottery', "'Foo' is not in the list"],
  ['Paper, Pottery, paper', 'Paper (3 green) is listed twice; each can be chosen only once'],
  ['4 1 4', '4 is listed twice; each can be chosen only once'],
  ['p, Currency, Math', "'p' could be Pottery (1 blue) or Paper (3 green): type more of it"],
  ['Paper', 'choose none or 3, in order: you chose 1'],
  ['Paper, Pottery', 'choose none or 3, in order: you chose 2'],
])('a wrong selection is explained: %s', async (line, answer) => {
  expect(await play(['dogma tools', line, 'q'])).toContain(`alice> ${line}\n${answer}\n`);
});

describe('a question with one answer', () => {
  files.write(
    'publications.yaml',
    `active: A
players:
  A:
    board: { blue: { cards: [Publications] }, red: { cards: [Archery, Oars, Metalworking] }, yellow: { cards: [Agriculture, Masonry] } }
`,
  );
  const publish = async (...lines: string[]): Promise<string> => {
    const argv = ['play', 'innovation', '--position', 'publications.yaml', '--seed', '3'];
    return (await run(argv, { lines: ['dogma publications', ...lines], cwd })).out;
  };

  test.each(['n', 'none', 'null', 'decline'])('numbers its candidates from 1, and %s declines', async (word) => {
    const out = await publish(word, word, 'q');
    expect(out).toMatch(/^ {2}1 {2}red +2 {2}yellow +n {2}decline$/m);
    expect(out).toMatch(/^ {2}1 {2}yellow +n {2}decline$/m);
    expect(out).toMatch(/after 3 moves: it is A’s turn\.\n$/);
  });

  test.each(['3 2 1', '3,2,1', 'metal, oars, arch', '[Metalworking, Oars, Archery]', '[metalworking, oars, archery]'])(
    'an order is typed as one: %s',
    async (line) => {
      const out = await publish('1', '3 2', 'n', line, 'q');
      expect(out).toContain('A to play: choose all 3, in order, for example 3 2 1\n  1  Archery (1 red)');
      expect(out).toContain('A> 3 2\nchoose all 3, in order: you chose 2\n');
      expect(out).toContain('A> n\nthis question cannot be declined\n');
      expect(out).toContain('bottom to top: Metalworking, Oars, Archery.\n');
    },
  );

  test.each(['n', 'no', 'null', '2'])('%s says no', async (word) => {
    files.write(
      'canal.yaml',
      'active: A\nplayers: { A: { board: { yellow: { cards: [Canal Building] } }, hand: [Tools], score: [Paper] } }\n',
    );
    const argv = ['play', 'innovation', '--position', 'canal.yaml', '--seed', '3'];
    const { out } = await run(argv, { lines: ['dogma canal building', word, 'q'], cwd });
    expect(out).toMatch(/^ {2}1 {2}yes +2 {2}no$/m);
    expect(out).toMatch(/after 2 moves: it is A’s turn\.\n$/);
    expect(out).not.toContain('A exchanges');
  });

  test('nothing can be declined if nothing is asked', async () => {
    expect(await play(['n', 'q'])).toContain('alice> n\nthere is nothing to decline\n');
  });
});

test.each([
  ['achieve 1', 'not allowed: age 1 needs 5 points; you have 2'],
  ['meld Code of Laws', 'not allowed: Code of Laws is not in your hand'],
  ['meld code of laws', 'not allowed: Code of Laws is not in your hand'],
  ['MELD OARS', 'not allowed: Oars is not in your hand'],
  ['{ kind: meld, card: oars }', 'not allowed: Oars is not in your hand'],
  ['dogma Pottery', 'not allowed: Pottery is not one of your top cards'],
  ['dogma Potery', 'card: expected the name of a card (did you mean Pottery?), found "Potery"'],
  ['w achieve 12', '  achieve age 12 is refused: '],
])('%s: %s', async (line, answer) => {
  expect(await play([line, 'q'])).toContain(`alice> ${line}\n${answer}`);
});

test.each(['?', 'h', 'help'])('%s with a name shows what that is, and plays nothing', async (word) => {
  const told = await play(['i pottery', 'q']);
  expect(await play([`${word} pottery`, 'q'])).toBe(told.replaceAll('i pottery', `${word} pottery`));
  expect(told).toContain('Pottery');
});

test('i shows what a card says, and i alone all of the menu', async () => {
  const out = await play(['i compass', 'i', 'i castle', 'i math', 'i potery', 'i mass', 'q']);
  expect(out).toMatch(/alice> i compass\n {2}Compass \(3 green\) .*\n {4}1\. Demand: /);
  const [, all = ''] = out.split('alice> i\n');
  for (const card of ['Pottery', 'Mathematics', 'Tools', 'Sailing']) expect(all).toContain(`  ${card} (`);
  expect(out).toContain("alice> i castle\nnothing here is called 'castle'\n");
  expect(out).toContain("alice> i math\nnothing here is called 'math' (did you mean Mathematics?)\n");
  expect(out).toContain("alice> i potery\nnothing here is called 'potery' (did you mean Pottery?)\n");
  expect(out).toContain("alice> i mass\nnothing here is called 'mass'\n");
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

test.each([
  ['2', 'B', 'A'],
  ['3', 'B', 'A, C'],
  ['4', 'D', 'A, B, C'],
])('%s seats are called by the first letters', async (count, as, others) => {
  const { out, err } = await run(['play', 'innovation', '--seats', count, '--as', as], { lines: ['q'] });
  expect(err).toBe('');
  expect(out).toContain(`You play ${as}. The program plays ${others}.`);
});
