// The sample of the soak: every game is in it and every job but most of the bots', it is the same every time, and it is a small share of the whole.
import { registry } from '@turnwise/registry';
import { expect, test } from 'vitest';
import { PARTS } from './job.ts';
import type { Job } from './job.ts';
import { jobs } from './jobs.ts';
import { sampleOf, shareOf } from './sample.ts';

const whole = jobs({ games: undefined, seed: 1 });
const sample = sampleOf(whole);

test('every job has a piece in it but those of bots, and every game and every part a job', () => {
  const names = sample.map(({ name }) => name);
  for (const { name, part } of whole) if (part !== 'bots') expect(names).toContain(name);
  expect(new Set(sample.map(({ part }) => part))).toEqual(new Set(PARTS));
  for (const { name, pieces } of sample) expect([name, pieces.length > 0]).toEqual([name, true]);
  const games = sample.filter(({ part }) => part !== 'server').map(({ game }) => game);
  expect(new Set(games)).toEqual(new Set(registry.games.map(({ id }) => id)));
});

function piecesOf(job: string): readonly string[] | undefined {
  return whole.find(({ name }) => name === job)?.pieces.map(({ name }) => name);
}

test('its pieces are pieces of the whole, each once, and the same every time', () => {
  for (const { name: job, pieces } of sample) {
    const names = pieces.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    for (const name of names) expect(piecesOf(job)).toContain(name);
  }
  expect(sampleOf(jobs({ games: undefined, seed: 1 })).map(({ pieces }) => pieces.map(({ name }) => name))).toEqual(
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

test('without bots and servers, it is between a tenth and a quarter of the whole, by time', () => {
  const isUsual = ({ part }: Job): boolean => part !== 'bots' && part !== 'server';
  const share = shareOf(
    sample.filter(isUsual).flatMap(({ pieces }) => pieces),
    whole.filter(isUsual).flatMap(({ pieces }) => pieces),
  );
  expect(share).toBeGreaterThan(10);
  expect(share).toBeLessThan(25);
});

test('of bots it has at most a minute', () => {
  const pieces = sample.filter(({ part }) => part === 'bots').flatMap((job) => job.pieces);
  expect(pieces.reduce((sum, { weight }) => sum + weight, 0)).toBeLessThanOrEqual(60);
});

test('a small job is in it as it is', () => {
  const small = jobs({ games: 3, seed: 9 }).filter(({ part }) => part !== 'bots');
  expect(sampleOf(small).length).toBe(small.length);
});
