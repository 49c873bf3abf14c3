// Every route, message and control with every sort of token. The same runs in the soak.
import { expect, test } from 'vitest';
import { checkAccess } from './access.ts';
import { accessVerdict } from './verdicts.ts';

/** The machine may be busy. */

test('whoever may not is refused everywhere, and changes nothing', async () => {
  const report = await checkAccess();
  const { passed, text } = accessVerdict(report);
  expect(report.wrong, text).toEqual([]);
  expect(passed, text).toBe(true);
});
