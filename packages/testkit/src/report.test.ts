// A violation says enough to be seen again: by its seed alone, and by its inputs.
import { seatNamed } from '@turnwise/game';
import { createMatch } from '@turnwise/match';
import { expect, test } from 'vitest';
import { brokenGames } from './broken/faults.ts';
import { checkLaws } from './check-laws.ts';
import { formatLawReport, formatViolation } from './report.ts';

const SEED = 100;
/** Those whose fault does not hang on what they remember. */
const games = brokenGames().filter(({ fault }) => /^(loses|lets a peek|offers more)/.test(fault));

test.each(games)('law $law, a game that $fault', ({ law, game }) => {
  const report = checkLaws(game, { games: 20, seed: SEED, laws: [law] });
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
    const parsed = match.value.parseInput(as === undefined ? undefined : seatNamed(match.value.table, as), input);
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
