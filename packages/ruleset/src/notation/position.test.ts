// Positions: what play leads to is written and read back whole, what is left out takes its default, what is wrong is told.
import type { Table } from '@turnwise/game';
import type { Issue, Json } from '@turnwise/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { menagerie } from '../testing/menagerie.ts';
import { randomPlay } from '../testing/random-play.ts';
import type { RulesetState } from '../types.ts';

const SEED = 20_260;
const TABLE: Table = { names: ['ann', 'bob'] };
const { position } = menagerie.notation;

function parsed(document: Json, { names }: Table = TABLE): RulesetState {
  const read = tried(document, { names });
  if (!Array.isArray(read)) return read as RulesetState;
  throw new Error(JSON.stringify(read));
}

function tried(document: Json, { names }: Table = TABLE): RulesetState | readonly Issue[] {
  const context = menagerie.prepare({ seed: 1, seats: names });
  if (!context.ok) throw new Error(JSON.stringify(context.error));
  const read = position.parse(document, { names, ...context.value });
  return read.ok ? read.value : read.error;
}

test('every state of random play is read back as it was, streams apart', () => {
  const seen = new Set<string>();
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000 }), fc.constantFrom(2, 3), (seed, seats) => {
      const names = ['ann', 'bob', 'cat'].slice(0, seats);
      for (const { state, table } of randomPlay(menagerie, seed, names)) {
        const written = position.format(state, table) as Readonly<Record<string, Json>>;
        for (const key of Object.keys(written)) seen.add(key);
        const { random: _random, ...again } = parsed(JSON.parse(JSON.stringify(written)), table);
        const { random: _streams, ...before } = state;
        expect(again).toEqual(before);
      }
    }),
    { seed: SEED, numRuns: 6 },
  );
  // Not for want of cases.
  for (const key of 'flags passed out gone later changes limits known stack asked ended'.split(' '))
    expect([...seen]).toContain(key);
});

describe('defaults', () => {
  test('nothing said is the first seat with a window before it, and everything at its start', () => {
    const state = parsed({});
    expect(position.format(state, TABLE)).toEqual({
      turn: { number: 1, active: 'ann', phase: 'day', step: 'act', priority: 'ann' },
      resources: { ann: { coins: 3, health: 6 }, bob: { coins: 3, health: 6 } },
      zones: {},
    });
  });

  test('names of definitions get the next free ids, in the order of the document', () => {
    const state = parsed({
      zones: { bob: { hand: ['spy', 'spy'] }, ann: { table: [{ id: 'spy', card: 'mage' }, 'spy'] } },
    });
    expect(position.format(state, TABLE)).toMatchObject({
      zones: { ann: { table: [{ id: 'spy', card: 'mage' }, 'spy.3'] }, bob: { hand: ['spy.1', 'spy.2'] } },
    });
  });

  test('a counter may stand beside the id, and flags too', () => {
    const state = parsed({
      zones: { ann: { table: [{ card: 'mage', tapped: true, damage: 1, counters: { age: 2 } }] } },
    });
    expect(position.format(state, TABLE)).toMatchObject({
      zones: { ann: { table: [{ id: 'mage', tapped: true, counters: { damage: 1, age: 2 } }] } },
    });
  });

  test('flags may be a list of those that are set', () => {
    const state = parsed({
      zones: { ann: { table: [{ card: 'mage', flags: ['tapped'] }] } },
      flags: { match: ['storm'], bob: ['rich'], ann: [] },
    });
    expect(position.format(state, TABLE)).toMatchObject({
      zones: { ann: { table: [{ id: 'mage', tapped: true }] } },
      flags: { match: { storm: true }, bob: { rich: true } },
    });
  });

  test('a seat that is called as the shared zones are has its own zones beside them', () => {
    const table = { names: ['shared', 'match'] };
    const document = {
      zones: { shared: { hand: ['spy'], vault: ['mage'] }, match: { table: ['banner'] } },
      flags: { match: { storm: true, rich: true } },
    };
    const state = parsed(document, table);
    expect(position.format(state, table)).toMatchObject(document);
  });
});

test.each<[unknown, string, string]>([
  [7, '', 'wrongShape'],
  [{ turns: {} }, 'turns', 'unknownField'],
  [{ turn: { phase: 'night' } }, 'turn.phase', 'unknownPhase'],
  [{ turn: { step: 'wake' } }, 'turn.step', 'noWindow'],
  [{ turn: { active: 'anne' } }, 'turn.active', 'unknownSeat'],
  [{ zones: { anne: {} } }, 'zones.anne', 'unknownSeat'],
  [{ zones: { ann: { hands: [] } } }, 'zones.ann.hands', 'unknownZone'],
  [{ zones: { ann: { hand: ['spi'] } } }, 'zones.ann.hand[0]', 'unknownCard'],
  [{ zones: { ann: { hand: [{ card: 'spy', tapped: true }] } } }, 'zones.ann.hand[0]', 'cannotBear'],
  [{ zones: { ann: { table: [{ card: 'spy', taped: true }] } } }, 'zones.ann.table[0].taped', 'unknownField'],
  [{ zones: { ann: { table: [{ id: '@1', card: 'spy' }] } } }, 'zones.ann.table[0].id', 'wrongShape'],
  [{ zones: { ann: { table: ['spy.1', 'spy.1'] } } }, 'zones', 'cardTwice'],
  [{ resources: { ann: { coins: 9 } } }, 'resources.ann.coins', 'wrongShape'],
  [{ resources: { ann: { coin: 1 } } }, 'resources.ann.coin', 'unknownField'],
  [{ flags: { ann: { storm: true } } }, 'flags.ann.storm', 'unknownField'],
  [{ flags: { match: ['strom'] } }, 'flags.match[0]', 'unknownFlag'],
  [{ flags: ['storm'] }, 'flags', 'wrongShape'],
  [{ zones: { ann: { table: [{ card: 'spy', flags: ['taped'] }] } } }, 'zones.ann.table[0].flags[0]', 'unknownFlag'],
  [{ passed: ['bob'] }, 'passed', 'wrongOrder'],
  [{ stops: { ann: 'acts' } }, 'stops.ann', 'unknownStop'],
  [{ known: { spy: ['ann'] } }, 'known.spy', 'unknownCard'],
  [{ changes: [{ card: 'spy', layer: 'add' }] }, 'changes[0].card', 'unknownCard'],
  [{ limits: [{ rule: 'spy.steal' }] }, 'limits[0].rule', 'unknownRule'],
  [{ stack: [{ rule: 'play', seat: 'ann', at: 99 }] }, 'stack[0].at', 'wrongShape'],
  [{ asked: ['selectCards1'] }, 'asked', 'wrongShape'],
])('%j is refused at "%s" as %s', (document, path, code) => {
  const issues = tried(document as Json);
  expect(issues).toContainEqual(expect.objectContaining({ path, code }));
});

test('an unknown word is told with the one that was meant', () => {
  expect(tried({ zones: { ann: { hand: ['breder'] } } })).toMatchObject([
    { expected: expect.stringContaining('did you mean breeder?') as string },
  ]);
});

describe('what an expectation is compared with', () => {
  const state = parsed({
    zones: { ann: { table: ['mage', { id: 'fox', card: 'spy', damage: 1 }, 'banner'], pile: ['spy.4', 'pup'] } },
  });
  const compared = (zones: Json): Json => position.comparable?.(state, { zones }, TABLE) ?? null;

  test('a text stands for the id or the definition, in any order where order means nothing', () => {
    const table = ['banner', 'spy', 'mage'];
    expect(compared({ ann: { table } })).toMatchObject({ zones: { ann: { table } } });
  });

  test('the order of an ordered zone is kept', () => {
    expect(compared({ ann: { pile: ['pup', 'spy'] } })).toMatchObject({ zones: { ann: { pile: ['spy', 'pup'] } } });
  });

  test('a record may ask for flags that are not set, counters and attributes through layers', () => {
    const fox = { id: 'fox', card: 'spy', tapped: false, damage: 1, counters: { damage: 1, age: 0 }, power: 2 };
    expect(compared({ ann: { table: { includes: [fox] } } })).toMatchObject({
      zones: { ann: { table: expect.arrayContaining([expect.objectContaining(fox)]) as Json } },
    });
  });

  test('flags that are not set and zones that are empty are written out', () => {
    expect(compared({})).toMatchObject({
      zones: { bob: { hand: [] } },
      flags: { ann: { rich: false }, match: { storm: false } },
    });
  });
});
