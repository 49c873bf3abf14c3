// The sample of the soak: every job and every game is in it, it is the same every time, and it is a small share of the whole.
import { registry } from '@turnwise/registry';
import { expect, test } from 'vitest';
import { jobs } from './jobs.ts';
import { sampled, shareOf } from './sample.ts';

const whole = jobs({ games: undefined, seed: 1 });
const sample = whole.map(sampled);

test('every job has a piece in it, and every game a job', () => {
  for (const { name, pieces } of sample) expect([name, pieces.length > 0]).toEqual([name, true]);
  expect(new Set(sample.map(({ game }) => game))).toEqual(new Set(registry.games.map(({ id }) => id)));
});

test('its pieces are pieces of the whole, each once, and the same every time', () => {
  for (const [at, { pieces }] of sample.entries()) {
    const names = pieces.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    for (const name of names) expect(whole[at]?.pieces.map((piece) => piece.name)).toContain(name);
  }
  expect(jobs({ games: undefined, seed: 1 }).map((job) => sampled(job).pieces.map(({ name }) => name))).toEqual(
    sample.map(({ pieces }) => pieces.map(({ name }) => name)),
  );
});

test('Innovation is in it at every size of table, and by its first edition', () => {
  const names = sample.find(({ name }) => name === 'laws innovation')?.pieces.map(({ name }) => name);
  expect(names?.map((name) => name.split(', ')[1])).toEqual(['2 seats', '3 seats', '4 seats', 'edition 1']);
});

test('levels, encounters and mutants of rulesets are in it whole', () => {
  for (const name of ['laws encounter', 'laws unseen', 'malformed duel', 'mutants of rulesets'])
    expect(sample.find((job) => job.name === name)?.pieces.length).toBe(
      whole.find((job) => job.name === name)?.pieces.length,
    );
});

test('it is between a tenth and a quarter of the whole, by time', () => {
  const share = shareOf(
    sample.flatMap(({ pieces }) => pieces),
    whole.flatMap(({ pieces }) => pieces),
  );
  expect(share).toBeGreaterThan(10);
  expect(share).toBeLessThan(25);
});

test('a small job is in it as it is', () => {
  for (const job of jobs({ games: 3, seed: 9 })) expect(sampled(job).pieces.length).toBeGreaterThan(0);
});
