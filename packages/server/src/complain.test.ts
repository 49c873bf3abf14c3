// The operator hears of an outage, and not once for everybody who waits.
import { expect, test } from 'vitest';
import { complain } from './complain.ts';

test('each reason is told once in a while, with how often it came', () => {
  const clock = { now: 0 };
  const told: unknown[] = [];
  const tell = complain({ warn: (about: unknown) => void told.push(about) } as never, () => clock.now);
  for (let i = 0; i < 500; i++) {
    tell({ reason: 'timeout' });
    tell({ reason: 'inDoubt' });
    clock.now += 30;
  }
  expect(told).toEqual([
    { reason: 'timeout' },
    { reason: 'inDoubt' },
    { reason: 'timeout', before: 333 },
    { reason: 'inDoubt', before: 333 },
  ]);
});
