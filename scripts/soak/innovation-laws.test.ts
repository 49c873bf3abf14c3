// The job of Innovation: its pieces make up the run, and its verdict is what they found.
import { registry } from '@turnwise/registry';
import { expect, test } from 'vitest';
import { CardCounter } from './card-counts.ts';
import { innovationLaws } from './innovation-laws.ts';
import type { Job } from './job.ts';

const game = registry.get('innovation');

function jobOf(games: number | undefined, seed: number): Job {
  if (game === undefined) throw new Error('Innovation is not registered');
  return innovationLaws(game, { games, seed });
}

test('five thousand games at each table, and the first edition, in pieces', () => {
  const names = jobOf(undefined, 1).pieces.map(({ name }) => name);
  expect(names).toHaveLength(31);
  expect(new Set(names).size).toBe(31);
  expect([names[0], names[9], names[10], names[30]]).toEqual([
    'laws innovation, 2 seats, seeds 1 to 500',
    'laws innovation, 2 seats, seeds 4501 to 5000',
    'laws innovation, 3 seats, seeds 1 to 500',
    'laws innovation, edition 1, seeds 1 to 500',
  ]);
  expect(jobOf(501, 7).pieces.map(({ name }) => name)).toEqual([
    'laws innovation, 2 seats, seeds 7 to 506',
    'laws innovation, 2 seats, seeds 507 to 507',
    'laws innovation, 3 seats, seeds 7 to 506',
    'laws innovation, 3 seats, seeds 507 to 507',
    'laws innovation, 4 seats, seeds 7 to 506',
    'laws innovation, 4 seats, seeds 507 to 507',
    'laws innovation, edition 1, seeds 7 to 57',
  ]);
});

test('a short run, and what is said of it', () => {
  const { pieces, conclude } = jobOf(1, 30_000);
  const found = pieces.map((piece) => piece.run() as { readonly report: object; readonly counts: object });
  const { passed, text } = conclude(JSON.parse(JSON.stringify(found)) as unknown[]);
  expect(passed, text).toBe(true);
  for (const words of ['seats A B C,', 'seats A B C D,', 'options {"edition":1}', 'The Internet'])
    expect(text).toContain(words);
  expect(text).toContain('With fewer than 500 games at a table nothing is said of cards that did nothing.');

  const broken = found.map(({ report, ...rest }, index) => ({ ...rest, report: { ...report, passed: index !== 1 } }));
  expect(conclude(broken).passed).toBe(false);

  // The same, taken for a long run, in which most cards have done nothing at the first table and all have elsewhere.
  const long = jobOf(500, 30_000);
  const all = allCounted();
  const many = found.map(({ report, ...rest }) => ({ ...rest, report: { ...report, games: 500 } }));
  const counted = many.map((one, index) => (index === 0 ? one : { ...one, counts: all }));
  const verdict = long.conclude(counted);
  expect(verdict.passed).toBe(false);
  expect(verdict.text).toContain('2 seats: The Internet was never executed');
  expect(verdict.text).not.toContain('3 seats: The Internet');
  expect(long.conclude(many.map((one) => ({ ...one, counts: all })))).toMatchObject({ passed: true });
});

test('tables for which there was no time are left out', () => {
  const { pieces, conclude } = jobOf(1, 30_000);
  const only = JSON.parse(JSON.stringify(pieces[1]?.run())) as unknown;
  const { passed, text } = conclude([only]);
  expect(passed, text).toBe(true);
  expect(text).toContain('seats A B C,');
  expect(text).not.toContain('edition');
  // Of a long run of which one game has run, nothing is said of cards that did nothing.
  expect(jobOf(500, 30_000).conclude([only])).toMatchObject({ passed: true });
});

function allCounted(): object {
  const { counts } = new CardCounter();
  return Object.fromEntries(Object.entries(counts).map(([use, row]) => [use, row.map(() => 1)]));
}
