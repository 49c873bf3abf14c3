// The laws job of Unseen: its pieces hold every level once, and one level that breaks a law fails the job.
import type { AnyGame } from '@turnwise/game';
import { registry } from '@turnwise/registry';
import { expect, test } from 'vitest';
import type { Job } from './job.ts';
import { unseenLaws } from './unseen-laws.ts';

const game = registry.get('unseen') as AnyGame;
const LEVELS = game.content?.shipped.map(({ id }) => id) ?? [];

function jobOf(games: number | undefined, seed: number): Job {
  return unseenLaws(game, { games, seed });
}

test('every level is in one piece, and the plays are spread evenly', () => {
  const names = jobOf(undefined, 1).pieces.map(({ name }) => name);
  expect(LEVELS.length).toBeGreaterThanOrEqual(12);
  for (const id of LEVELS) expect(names.filter((name) => name.split(', ').includes(id))).toHaveLength(1);
  const each = Math.ceil(2000 / LEVELS.length);
  expect(names.every((name) => name.endsWith(`, seeds 1 to ${each}`))).toBe(true);
});

test('a short run, and what is said of it', () => {
  const { pieces, conclude } = jobOf(1, 30_000);
  const found = pieces.slice(0, 1).map((piece) => piece.run() as readonly { readonly passed: boolean }[]);
  const { passed, text } = conclude(JSON.parse(JSON.stringify(found)) as unknown[]);
  expect(passed, text).toBe(true);
  expect(text).toContain('3 plays on 3 levels, seeds from 30000');
  expect(text).toContain(`{"level":"${LEVELS[0]}"}: 1 plays`);
  const broken = found.map((reports) => reports.map((report, index) => ({ ...report, passed: index !== 1 })));
  expect(conclude(broken).passed).toBe(false);
});
