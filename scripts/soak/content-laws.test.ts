// The laws of games with content: its pieces hold every level and encounter once, and one that breaks a law fails the job.
import type { AnyGame } from '@turnwise/game';
import { registry } from '@turnwise/registry';
import { expect, test } from 'vitest';
import { CONTENT_PLAYS, contentLaws } from './content-laws.ts';
import type { ContentPlays } from './content-laws.ts';
import type { Job } from './job.ts';

const games = registry.games.filter(({ content }) => content !== undefined).map((game) => ({ id: game.id, game }));

function jobOf(game: AnyGame, counts: { readonly games?: number; readonly seed: number }): Job {
  return contentLaws(game, CONTENT_PLAYS[game.id] as ContentPlays, { games: undefined, ...counts });
}

test('every game with content is played with it', () => {
  expect(games.map(({ id }) => id).toSorted()).toEqual(Object.keys(CONTENT_PLAYS).toSorted());
});

test.each(games)(
  '$id: all content is in one piece, and the plays are spread evenly but for what is slow',
  ({ id, game }) => {
    const names = jobOf(game, { seed: 1 }).pieces.map(({ name }) => name);
    const shipped = game.content?.shipped ?? [];
    expect(shipped.length).toBeGreaterThanOrEqual(1);
    for (const one of shipped) expect(names.filter((name) => name.split(', ').includes(one.id))).toHaveLength(1);
    const plays = CONTENT_PLAYS[id] as ContentPlays;
    const each = Math.ceil(plays.games / (shipped.length * plays.with.length));
    const slow = Object.keys(plays.slow ?? {});
    const others = names.filter((name) => !name.split(', ').some((word) => slow.includes(word)));
    expect(names.length - others.length).toBe(slow.length);
    expect(others.every((name) => name.endsWith(`, seeds 1 to ${each}`))).toBe(true);
  },
);

test.each(games)('$id: every set of options begins a play', ({ id, game }) => {
  const { option, shipped } = game.content ?? { option: '', shipped: [] };
  for (const one of shipped)
    for (const others of (CONTENT_PLAYS[id] as ContentPlays).with)
      expect(game.setup({ seed: 1, options: { [option]: one.id, ...others } })).toMatchObject({ ok: true });
});

// The laws of all games with all their content are in the testkit: here is one game, for the job.
test.each(games.filter(({ id }) => id === 'unseen'))('$id: a short run, and what is said of it', ({ id, game }) => {
  const { pieces, conclude } = jobOf(game, { games: 1, seed: 30_000 });
  const found = pieces.slice(0, 1).map((piece) => piece.run() as readonly { readonly passed: boolean }[]);
  const { passed, text } = conclude(JSON.parse(JSON.stringify(found)) as unknown[]);
  expect(passed, text).toBe(true);
  const plays = CONTENT_PLAYS[id] as ContentPlays;
  const sets = plays.piece * plays.with.length;
  expect(text).toContain(`${sets} plays with ${sets} sets of options, seeds from 30000`);
  expect(text).toContain(`${game.content?.shipped[0]?.id}"`);
  const broken = found.map((reports) => reports.map((report, index) => ({ ...report, passed: index !== 0 })));
  expect(conclude(broken).passed).toBe(false);
});
