// The soak of changed rulesets, in short.
import { playMutants } from '@turnwise/ruleset/plain';
import { expect, test } from 'vitest';
import { concludeMutants, mutantSources, questionSources, rulesetMutants } from './ruleset-mutants.ts';

test('what the checker accepts runs the same way in both interpreters', () => {
  const report = playMutants({ documents: mutantSources(), count: 20, seed: 1 });
  expect(report.faults).toEqual([]);
  expect(report.played).toBeGreaterThan(2);
  expect(concludeMutants([report])).toMatchObject({ passed: true });
});

test('of the example of questions too, where time often runs out', () => {
  const report = playMutants({ documents: questionSources(), count: 20, seed: 1, timeOuts: 5 });
  expect(report.faults).toEqual([]);
  expect(report.played).toBeGreaterThan(2);
});

test('a fault fails the job, and is told', () => {
  const fault = { made: 1, played: 1, inputs: 3, faults: ['seed 7: something'] };
  expect(concludeMutants([fault])).toEqual({
    passed: false,
    text: '1 made, 1 accepted and played by both, 3 inputs, 1 faults\nseed 7: something',
  });
});

test('pieces go through all seeds', () => {
  const { pieces } = rulesetMutants({ games: 450, seed: 11 });
  expect(pieces.map(({ name }) => name)).toEqual([
    'mutants of rulesets, seeds 11 to 210',
    'mutants of rulesets, seeds 211 to 410',
    'mutants of rulesets, seeds 411 to 460',
  ]);
});
