// A delta leads from the look that a client has to the next one, with what fields held before in reach.
import type { Json } from '@turnwise/kernel';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { deltaTo, patchHeld } from './index.ts';
import type { HeldLook } from './index.ts';

const asSent = <V>(value: V): V => JSON.parse(JSON.stringify(value)) as V;

const offers = ['play one of your cards', 'attack with one of your creatures', 'pass and let the others go on'].map(
  (text, id) => ({ id, text, options: [{ value: id, text: `${text}, the first way` }] }),
);

/** Looks with fields that come, go and come back. */
const look = fc.record(
  {
    frame: fc.nat(3),
    offers: fc.subarray(offers),
    view: fc.dictionary(fc.constantFrom('hand', '__proto__', 'x'), fc.array(fc.nat(2), { maxLength: 30 }), {
      maxKeys: 2,
    }),
    result: fc.constantFrom<Json>(null, 'won', [2, 'odd'], [2]),
  },
  { requiredKeys: ['frame', 'offers'] },
) as fc.Arbitrary<Json>;

test('a client that applies every delta has the looks of the server, and the same former values', () => {
  fc.assert(
    fc.property(fc.array(look, { minLength: 2, maxLength: 12 }), ([first, ...rest]) => {
      let server: HeldLook = { look: asSent(first as Json), former: {} };
      let client = server;
      for (const next of rest.map(asSent)) {
        const { patch, held } = deltaTo(server, next);
        const now = patchHeld(client, asSent(patch));
        expect(now?.look).toEqual(next);
        expect(now?.former).toEqual(held.former);
        server = held;
        client = now as HeldLook;
      }
    }),
    { seed: 3, numRuns: 150 },
  );
});

test('offers that come back cost little more than what is new in them', () => {
  const mine = { frame: 1, offers };
  const theirs = { frame: 2, offers: [] };
  const again = { frame: 3, offers: offers.slice(1) };
  const away = deltaTo({ look: mine, former: {} }, theirs);
  const back = deltaTo(away.held, again);
  expect(back.patch).toEqual({ frame: [3], offers: [2, [0, -1]] });
  const third = deltaTo(back.held, {
    frame: 4,
    offers: [{ id: 9, text: 'something else altogether, and a long text at that' }],
  });
  expect(deltaTo(third.held, mine).patch).toEqual({ frame: [1], offers: [3, null] });
  const same = deltaTo(away.held, mine);
  expect(same.patch).toEqual({ frame: [1], offers: [2, null] });
});

test.each<[string, Json]>([
  ['a former value that there is not', { view: [2, null] }],
  ['a former value with a patch that does not fit', { offers: [2, { a: [1] }] }],
  ['an older one than there is', { offers: [3, null] }],
  ['something else in its place', { offers: [2, 7] }],
  ['a former value inside of a field', { frame: { a: [2, null] } }],
  ['no patch at all', 'patch'],
])('a delta does not fit: %s', (_, change) => {
  const held = deltaTo({ look: { frame: 1, offers }, former: {} }, { frame: 1, offers: [] }).held;
  expect(patchHeld(held, change)).toBeUndefined();
});
