// The laws of sources, on matches in this thread, in a worker, and on records.
import { describe, expect, test } from 'vitest';
import { inAWorker, inThisThread, seenRecord, wholeRecord, wholeRecordInAWorker } from '../testing/labs.ts';
import { lawsFor, SOURCE_LAWS } from './index.ts';

const LABS = { inThisThread, inAWorker, wholeRecord, wholeRecordInAWorker, seenRecord };

describe.each(Object.entries(LABS))('%s', (_, lab) => {
  test.each(lawsFor(SOURCE_LAWS, lab).map((law) => [law.name, law] as const))('%s', async (__, law) => {
    await expect(law.run(lab)).resolves.toBeUndefined();
  });
});
