// A violation says enough to be seen again: by its seed alone, and by its inputs.
import { defineGame, seatNamed } from '@turnwise/game';
import { createMatch } from '@turnwise/match';
import { expect, test } from 'vitest';
import { SCENE_MESSAGES } from './broken/number-scene.ts';
import { brokenGames } from './broken/faults.ts';
import { soundGame } from './broken/sound-game.ts';
import { changed } from './broken/number-game.ts';
import { checkLaws } from './check-laws.ts';
import { formatLawReport, formatViolation } from './report.ts';

const SEED = 100;
/** Those whose fault does not hang on what they remember. */
const games = brokenGames().filter(({ fault }) => /^(loses|lets a peek|offers more)/.test(fault));

test.each(games)('law $law, a game that $fault', ({ law, game }) => {
  const report = checkLaws(game, { games: 8, seed: SEED, laws: [law] });
  const found = report.laws[0]?.violations.at(-1);
  if (found === undefined) throw new Error('no violation');

  const again = checkLaws(game, { games: 1, seed: found.seed, laws: [law] });
  expect(again.laws[0]?.violations.map(({ what, frame }) => ({ what, frame }))).toContainEqual({
    what: found.what,
    frame: found.frame,
  });

  const text = formatViolation(found);
  for (const word of [`law ${law}`, `seed ${found.seed}`, 'seats a b', `frame ${found.frame}`, found.what])
    expect(text).toContain(word);
  expect(formatLawReport(report)).toContain(text);

  expect(found.inputs).toHaveLength(found.frame);
  const match = createMatch({ game, seed: found.seed, advance: false });
  if (!match.ok) throw new Error('no match');
  for (const { as, input } of found.inputs) {
    const parsed = match.value.parseInput(as === undefined ? null : (seatNamed(match.value.table, as) ?? null), input);
    expect(parsed.ok && match.value.submitSystem(parsed.value).outcome.kind).toBe('committed');
  }
});

test('a seed gives the same report twice, and onGame counts', () => {
  const [broken] = games;
  if (broken === undefined) throw new Error('no game');
  const done: string[] = [];
  const run = (): unknown =>
    checkLaws(broken.game, { games: 3, seed: SEED, onGame: (at, total) => done.push(`${at}/${total}`) });
  expect(run()).toEqual(run());
  expect(done).toEqual(['1/3', '2/3', '3/3', '1/3', '2/3', '3/3']);
});

test('what says the same but for its numbers is one violation, counted', () => {
  const pushy = brokenGames().find(({ fault }) => fault === 'offers more tokens than there are');
  if (pushy === undefined) throw new Error('no game');
  const report = checkLaws(pushy.game, { games: 8, seed: SEED, laws: [1] });
  const { violations = [], violated } = report.laws[0] ?? {};
  const texts = violations.map(({ what }) => what.replaceAll(/\d+/g, '#'));
  expect(new Set(texts).size).toBe(texts.length);
  expect(violated).toBe(violations.length);
  const often = violations.find(({ times }) => times > 1);
  if (often === undefined) throw new Error('none came twice');
  expect(formatViolation(often)).toMatch(new RegExp(` \\(${often.times} times in this run\\)$`));
  expect(formatViolation({ ...often, times: 1 })).not.toContain('times in this run');
});

test('what can be undone and was learnt comes first, with a hint', () => {
  const peek = brokenGames().find(({ fault }) => fault === 'lets a peek be undone');
  if (peek === undefined) throw new Error('no game');
  const texts =
    checkLaws(peek.game, { games: 8, seed: SEED, laws: [7] }).laws[0]?.violations.map(({ what }) => what) ?? [];
  expect(texts[0]).toMatch(/learns from a frame that can be undone: .*\(mark an event of it with `reveals`\)$/);
  expect(texts.join('\n')).not.toContain('\\"');
});

test('messages that are missing are notes, each once', () => {
  const report = checkLaws(soundGame, { games: 8, seed: SEED });
  const keys = ['event.peeked', 'event.took', 'input.answer', 'input.take', 'refusal.peekedAlready', 'result.score'];
  const notes = keys.map((key) => `there is no message for ${key}`);
  expect(report.passed).toBe(true);
  expect(report.notes).toEqual(expect.arrayContaining(notes));
  expect(new Set(report.notes).size).toBe(report.notes.length);
  expect(formatLawReport(report)).toContain(`\nnote: ${notes[0]}\n`);

  const missing = report.notes.map((note) => [note.split(' ').at(-1) ?? '', 'some text'] as const);
  const messages = { ...SCENE_MESSAGES, ...Object.fromEntries(missing) };
  const game = defineGame(changed({ words: { messages } }));
  expect(checkLaws(game, { games: 8, seed: SEED }).notes).toEqual([]);
});

test('a share of what is dear is taken, and all of what is not; the heading says so', () => {
  const run = (share: number): ReturnType<typeof checkLaws> =>
    checkLaws(soundGame, { games: 4, seed: SEED, seats: ['a', 'b'], options: {}, laws: [3, 7], share });
  const [whole, quarter] = [run(1), run(0.25)];
  const places = ({ laws }: typeof whole): readonly string[] =>
    laws.map((law) => `${law.law}: ${law.places} of ${law.of}`);
  const all = whole.frames + 4;
  expect(places(whole)).toEqual([`3: ${all} of ${all}`, `7: ${4 * 8} of ${all}`]);
  expect(places(quarter)).toEqual([`3: ${all} of ${all}`, `7: ${4 * 2} of ${all}`]);
  const heading = `number-game 1.0.0: 4 games, seeds 100 to 103, seats a b`;
  expect(formatLawReport(whole).split('\n')[0]).toBe(`${heading}, ${whole.frames} frames`);
  expect(formatLawReport(quarter).split('\n')[0]).toBe(
    `${heading}, dear checks and development mode at a share of 0.25, ${whole.frames} frames`,
  );
});
