// A recorded scenario passes: over random games of everything in the registry, over matches that were stepped by hand, over saved ones.
import { createChooser, defaultNames, nextInput, seat, seatRange } from '@turnwise/game';
import type { AnyGame } from '@turnwise/game';
import type { Json } from '@turnwise/kernel';
import { createMatch } from '@turnwise/match';
import type { Match, MatchRequest } from '@turnwise/match';
import { registry as shipped } from '@turnwise/registry';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatReport, readScenario, recordScenario, runScenario, writeScenario } from './index.ts';
import type { RecordRequest, Scenario } from './index.ts';
import { bazaar } from './testing/bazaar.ts';
import { withBazaar } from './testing/check.ts';

const SEED = 20_263;
const registry = withBazaar(shipped);

function begin(game: AnyGame, request: Partial<MatchRequest> = {}): Match {
  const { names, max } = seatRange(game, {});
  const match = createMatch({ game, seed: 1, seats: names ?? defaultNames(max), ...request });
  if (!match.ok) throw new Error(JSON.stringify(match.error));
  return match.value;
}

/** Random play of the seats, at most so many inputs. */
function playOn(match: Match, seed: number, most: number): Match {
  const chooser = createChooser(seed);
  for (let inputs = 0; inputs < most && match.status === 'playing'; inputs++) {
    const input = nextInput(match.game, match.state, chooser);
    if (input?.seat === undefined) break;
    match.submit(input.seat, input);
  }
  return match;
}

function record(match: Match, request: Partial<RecordRequest> = {}): Scenario {
  const recorded = recordScenario({ match, title: 'recorded', ...request });
  if (!recorded.ok) throw new Error(JSON.stringify(recorded.error));
  return recorded.value;
}

/** What comes of it after it was written to a file and read again. */
function rerun(scenario: Scenario): string {
  const back = readScenario(writeScenario(scenario));
  return back.ok ? formatReport(runScenario(back.value, registry)) : JSON.stringify(back.error);
}

describe.each(registry.games.map((game) => [game.id, game] as const))('%s', (_, game) => {
  test('every recorded match passes as a scenario', () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat(1000), fc.nat(60), fc.boolean(), (seed, play, most, events) => {
        const scenario = record(playOn(begin(game, { seed }), play, most), { events });
        expect(rerun(scenario)).toBe('ok recorded');
      }),
      { seed: SEED, numRuns: 6 },
    );
  });

  test('one that began in a position too', () => {
    const half = playOn(begin(game), 3, 4);
    const position = game.notation.position.format(half.state, half.table);
    expect(rerun(record(playOn(begin(game, { position }), 5, 3)))).toBe('ok recorded');
  });
});

test('answers are written short, system inputs left out, options kept', () => {
  const position: Json = { hands: { ann: ['Apple', 'Bread'] }, deck: ['Cloth'] };
  const match = begin(bazaar, {
    seats: ['ann', 'bob'],
    position,
    options: { cards: 3 },
    random: { dice: [4, 5, 6, 6] },
  });
  match.submit(seat(0), { kind: 'show' });
  match.submit(seat(0), { kind: 'answer', choice: 'show-0', value: [1] });
  match.submit(seat(1), { kind: 'greet', whom: seat(0) });
  expect(record(match, { events: true, expect: ['toAct', 'result'] })).toEqual({
    scenario: 1,
    game: 'bazaar',
    title: 'recorded',
    seats: ['ann', 'bob'],
    seed: 1,
    random: { dice: [4, 5, 6] },
    options: { cards: 3 },
    position,
    steps: [
      { as: 'ann', input: { kind: 'show' }, expect: { events: [{ kind: 'asked', seat: 'ann' }] } },
      {
        as: 'ann',
        answer: ['Bread'],
        expect: {
          events: [
            { kind: 'showed', seat: 'ann', cards: ['Bread'] },
            { kind: 'dawned', weather: 5 },
          ],
        },
      },
      {
        as: 'bob',
        input: { kind: 'greet', whom: 'ann' },
        expect: {
          events: [
            { kind: 'greeted', seat: 'bob', seats: ['ann'] },
            { kind: 'passed', seat: 'bob' },
            { kind: 'dawned', weather: 6 },
          ],
        },
      },
    ],
    expect: { toAct: ['ann'], result: null },
  });
});

test('a match that was stepped by hand is written with all its system inputs', () => {
  const match = begin(bazaar, { advance: false });
  match.step();
  match.submit(seat(0), { kind: 'pass' });
  match.submitSystem({ kind: 'close' });
  const scenario = record(match);
  expect(scenario).toMatchObject({
    advance: false,
    steps: [{ input: { kind: 'dawn' } }, { as: 'player1', input: { kind: 'pass' } }, { input: { kind: 'close' } }],
  });
  expect(rerun(scenario)).toBe('ok recorded');
});

test('a match that waits for the system is not led on by its scenario', () => {
  const match = begin(bazaar, { advance: false });
  expect(record(match)).toMatchObject({ advance: false, steps: [], expect: { position: { phase: 'night' } } });
  expect(rerun(record(match))).toBe('ok recorded');
});

test('what was taken back is not recorded', () => {
  const match = begin(bazaar);
  match.submit(seat(0), { kind: 'show' });
  match.undo();
  match.submit(seat(0), { kind: 'pass' });
  expect(record(match).steps).toEqual([{ as: 'player1', input: { kind: 'pass' } }]);
});

test('a fault that ended the match is left out', () => {
  const match = begin(bazaar);
  match.submit(seat(0), { kind: 'pass' });
  match.submit(seat(1), { kind: 'faint' });
  expect(match.status).toBe('faulted');
  expect(record(match).steps).toEqual([{ as: 'player1', input: { kind: 'pass' } }]);
  expect(rerun(record(match))).toBe('ok recorded');
});

describe('a saved match', () => {
  const saved = (): Record<string, unknown> =>
    JSON.parse(JSON.stringify(playOn(begin(bazaar), 2, 6).save({ snapshot: true }))) as Record<string, unknown>;
  const recordDocument = (document: unknown): ReturnType<typeof recordScenario> =>
    recordScenario({ document, registry, title: 'saved' });

  test('is recorded as the match in hand is', () => {
    const recorded = recordDocument(saved());
    expect(recorded).toEqual({ ok: true, value: { ...record(playOn(begin(bazaar), 2, 6)), title: 'saved' } });
  });

  test.each<readonly [string, (document: Record<string, unknown>) => unknown, string]>([
    ['no document', () => 7, ''],
    ['of an unknown game', (document) => ({ ...document, game: 'bazar' }), 'game'],
    ['with an option that there is not', (document) => ({ ...document, options: { speed: 1 } }), 'options.speed'],
    ['of another version', (document) => ({ ...document, version: '0.0.1' }), 'version'],
    [
      'with another hash',
      ({ hashes, ...document }) => ({ ...document, hashes: (hashes as string[]).with(1, '0'.repeat(16)) }),
      'hashes[1]',
    ],
    [
      'with an input that is refused',
      (document) => ({ ...document, hashes: [], inputs: [{ as: 'player2', input: { kind: 'pass' } }] }),
      'inputs[0]',
    ],
    [
      'with an input that is none',
      (document) => ({
        ...document,
        hashes: [],
        inputs: [{ input: { kind: 'dawn' } }, { as: 'player1', input: { kind: 'sing' } }],
      }),
      'inputs[1].input.kind',
    ],
  ])('%s is an issue', (_, change, path) => {
    expect(recordDocument(change(saved()))).toMatchObject({ ok: false, error: [{ path }] });
  });
});
