// Rulesets that run away: whatever they do, every input, offer and view comes to an end, and nothing is a fault of the program.
import { describe, expect, test } from 'vitest';
import { USUAL_GUARDS } from '../../document/guards.ts';
import { RULESET_LIMITS } from '../../limits.ts';
import { hostileDocuments } from './documents.ts';
import { playHostile } from './play-hostile.ts';

const ALL = hostileDocuments();

test('there are many of them, and each is another', () => {
  expect(ALL.length).toBeGreaterThanOrEqual(60);
  expect(new Set(ALL.map(({ name }) => name)).size).toBe(ALL.length);
});

/** Some of every family; the others differ in place or number alone. */
const SAMPLE = ALL.filter((_, at) => at % 3 === 0);

describe.each(SAMPLE)('$name', ({ document }) => {
  test('ends within its guards', () => {
    const { stops } = playHostile(document, 6, 1);
    for (const stop of stops) {
      const [code, guard = ''] = stop.split(' ');
      expect(['guardExceeded', 'halted', 'mustAct']).toContain(code);
      if (guard !== '')
        expect([...Object.keys(USUAL_GUARDS), ...Object.keys(RULESET_LIMITS), 'changesPerInput']).toContain(guard);
    }
  });
});
