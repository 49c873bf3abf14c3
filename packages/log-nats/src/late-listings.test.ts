// A listing whose append was in doubt is written when the append turns out to be in, and only then.
import { UNLISTED } from '@turnwise/log';
import type { LogRecord } from '@turnwise/log';
import { expect, test } from 'vitest';
import { LateListings } from './late-listings.ts';

const LATE = { match: 'm', expected: 1, records: [{ id: 'ours' }, { id: 'too' }], listing: UNLISTED };

/** A log of one record that gets another after a while, over a server that fails at first. */
function settling(next: LogRecord | undefined): { readonly late: LateListings; readonly written: number[] } {
  const written: number[] = [];
  const whole: LogRecord[] = [{ id: 'first' }];
  let tries = 0;
  const records = {
    async *read(_: string, from: number) {
      if (++tries === 1) throw new Error('not now');
      if (tries === 3 && next !== undefined) whole.push(next);
      yield* whole.slice(from);
    },
  };
  const listings = {
    async write(_: string, place: number) {
      written.push(place);
    },
  };
  return { late: new LateListings(listings, records), written };
}

test('ours', async () => {
  const { late, written } = settling({ id: 'ours' });
  late.add(LATE);
  await expect.poll(() => written, { timeout: 120_000 }).toEqual([3]);
});

test('theirs, or none before it is closed', async () => {
  const [theirs, none] = [settling({ id: 'theirs' }), settling(undefined)];
  for (const { late } of [theirs, none]) late.add(LATE);
  await new Promise((resolve) => {
    setTimeout(resolve, 2_000);
  });
  none.late.close();
  expect([...theirs.written, ...none.written]).toEqual([]);
});
