import { createChooser, pick, seat } from '@turnwise/game';
import { isRefusal } from '@turnwise/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ACTIONS } from './actions.ts';
import { level } from './builder.ts';
import { sightings } from './detection.ts';
import { foresee } from './foresee.ts';
import type { Foresight } from './foresight.ts';
import { unseen } from './game.ts';
import { LEVELS } from './levels.ts';
import { playerAt } from './plan.ts';
import { startLevel } from './start.ts';
import { play } from './testing/words-of-play.ts';
import { PHASES } from './types.ts';
import type { UnseenState } from './types.ts';
import { cellNumber, thingOf, whereIs } from './where.ts';

/** Much to push, walls that come later, a way back and somebody who looks. */
const crowded = level(6, 5, 9)
  .start(1, 1)
  .exit(5, 4)
  .box(2, 1)
  .box(3, 1)
  .pullableBox(1, 2)
  .pullableBox(0, 1)
  .wall(4, 1, { from: 4, until: 5 })
  .wall(2, 2, { from: 3 })
  .rift(2, 3, [1, 3, 0])
  .enemy([
    [5, 0],
    [5, 1],
    [5, 2],
  ])
  .rules({ laterCollision: 'skip', detection: { radius: 2 } });

/** Example 8 of scenarios/examples.yaml, one push before its paradox. */
const beforeParadox = play(
  startLevel(level(8, 8, 8).start(1, 1).box(3, 1).rift(3, 1, [3, 2, 0]).build()),
  'move east',
  'push east',
  'useRift',
).state;

const room = level(4, 1, 5).start(0, 0).exit(1, 0).rift(0, 0, [3, 0, 3]);

/** Whatever can come up is one action away from one of these. */
const NEAR: readonly UnseenState[] = [
  startLevel(crowded.build()),
  beforeParadox,
  startLevel(room.build()),
  startLevel(
    room
      .enemy([[2, 0]])
      .rules({ detection: { delay: 1 } })
      .build(),
  ),
];

const STARTS: readonly UnseenState[] = [
  ...NEAR,
  startLevel(crowded.rules({ laterCollision: 'warn', paradox: 'off' }).build()),
  ...Object.keys(LEVELS).map(startOfShipped),
];

function startOfShipped(id: string): UnseenState {
  const made = unseen.setup({ seed: 1, options: { level: id } });
  if (!made.ok) throw new Error(JSON.stringify(made.error));
  return made.value;
}

/** Compares the foresight of every action with what doing it leads to; gives the states that follow. */
function compareAll(state: UnseenState): readonly UnseenState[] {
  return ACTIONS.flatMap((action) => {
    const foreseen = foresee(state, action);
    const made = unseen.kernel.dispatch(state, { ...action, seat: seat(0) });
    if (!foreseen.ok || !made.ok) throw new Error('a fault in the program');
    const { outcome, state: after } = made.value;
    if (foreseen.value.kind === 'refused') {
      expect(outcome).toEqual(foreseen.value.refusal);
      return [];
    }
    expect(isRefusal(outcome)).toBe(false);
    compare(state, after, foreseen.value.foresight);
    return [after];
  });
}

/** What has come up, so that the test says when random play no longer reaches something. */
const met = new Set<string>();

function compare(before: UnseenState, after: UnseenState, { player, things, phase, ...rest }: Foresight): void {
  const { level: played } = before;
  met
    .add(phase)
    .add(rest.outcome)
    .add(rest.warnings.length > 0 ? 'warned' : '');
  expect(player).toEqual({ from: playerAt(before), to: playerAt(after) });
  expect(phase).toBe(after.phase);
  expect(rest.violations.length > 0).toBe(phase === 'paradox');
  const seen = phase === 'detected' ? sightings(after) : [];
  expect(rest.sightings).toEqual(seen.map(({ thing, ...one }) => ({ by: thingOf(after, thing).id, ...one })));
  // One comparison for all of them, as they are many.
  const wrong = played.things.flatMap(({ id }, number) => {
    const moved = things.find((thing) => thing.id === id);
    return Array.from({ length: played.depth }, (_, t) => t).filter((t) => {
      const at = moved?.written.find(({ from, until }) => t >= from && t <= until)?.at;
      const isAsBefore = moved === undefined || t < player.to[2];
      const expected = at === undefined ? whereIs(isAsBefore ? before : after, number, t) : cellNumber(played, ...at);
      return whereIs(after, number, t) !== expected;
    });
  });
  expect(wrong).toEqual([]);
}

describe('what is foreseen', () => {
  test('is what doing it leads to, at every step of random play', () => {
    fc.assert(
      fc.property(fc.nat(STARTS.length - 1), fc.nat(), (start, seed) => {
        const chooser = createChooser(seed, 'foresee');
        let state: UnseenState | undefined = STARTS[start];
        while (state !== undefined) state = pick(chooser, compareAll(state));
      }),
      {
        seed: 11,
        numRuns: 25,
        examples: NEAR.map((_, start) => [start, 1]),
      },
    );
    const outcomes = ['moved', 'waited', 'rifted', 'pushed', 'pulled', 'warned'];
    expect([...met]).toEqual(expect.arrayContaining([...PHASES, ...outcomes]));
  });

  test('leaves the state as it was', () => {
    const state = startLevel(crowded.build());
    const before = unseen.kernel.hash(state);
    foresee(state, { kind: 'push', dir: 'east' });
    expect(unseen.kernel.hash(state)).toBe(before);
  });

  test('as data for a picture: a push with a gap', () => {
    expect(foresee(startLevel(crowded.build()), { kind: 'push', dir: 'east' })).toMatchObject({
      ok: true,
      value: {
        kind: 'allowed',
        foresight: {
          outcome: 'pushed',
          player: { from: [1, 1, 0], to: [2, 1, 1] },
          things: [
            { id: 'box1', from: [2, 1, 0], to: [3, 1, 1], written: [{ at: [3, 1], from: 1, until: 8 }] },
            {
              id: 'box2',
              from: [3, 1, 0],
              to: [4, 1, 1],
              written: [
                { at: [4, 1], from: 1, until: 3 },
                { at: [4, 1], from: 6, until: 8 },
              ],
            },
          ],
          warnings: [{ kind: 'collision', id: 'box2', with: 'wall1', at: [4, 1], from: 4, until: 5 }],
          sightings: [],
          violations: [],
          phase: 'playing',
        },
      },
    });
  });
});
