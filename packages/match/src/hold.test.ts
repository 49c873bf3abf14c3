// A hold: what is dropped has never been, what is kept is as if it had not been held, and nobody hears of anything before.
import type { HostGame, Viewer } from '@turnwise/game';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { HostUpdate, Match, Update } from './index.ts';
import { perform, WHAT } from './testing/acts.ts';
import { mending } from './testing/faulty.ts';
import { A, begin, registry, written } from './testing/play.ts';
import { quiz } from './testing/quiz.ts';
import { relay } from './testing/relay.ts';
import { secrets } from './testing/secrets.ts';

const SEED = 16;

const act = fc.record({ seat: fc.nat(3), what: fc.constantFrom(...WHAT), which: fc.nat(50) });

/** All that a host and everybody at the table can read. */
function standingOf(match: Match): unknown {
  const viewers: readonly Viewer[] = [...match.seats, null];
  return {
    document: written(match),
    asking: match.asking ?? null,
    looks: viewers.map((viewer) => shown(() => match.look(viewer))),
    events: viewers.map((viewer) => shown(() => match.events(viewer))),
  };
}

/** A game with a bug may throw when it shows something. */
function shown(show: () => unknown): unknown {
  try {
    return JSON.parse(JSON.stringify(show())) as unknown;
  } catch (thrown) {
    return String(thrown);
  }
}

const GAMES: readonly HostGame[] = [relay, secrets, quiz, mending];

describe.each(GAMES.map((game) => [game.id, game] as const))('%s', (_, game) => {
  test.each(['free', 'consent'] as const)('any play with holds, undo %s', (undo) => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.constantFrom('play', 'keep', 'drop'), fc.array(act, { maxLength: 5 }))),
        (parts) => {
          const [held, twin] = [begin(game, { undo, faults: 'refuse' }), begin(game, { undo, faults: 'refuse' })];
          const heard: (HostUpdate['kind'] | Update['kind'])[][] = [[], []];
          for (const [index, match] of [held, twin].entries()) {
            // The operator hears of a fault in a refused input at once, also during a hold.
            match.watch(({ kind }) => kind !== 'refused' && heard[index]?.push(kind));
            match.subscribe(A, ({ kind }) => heard[index]?.push(kind));
          }
          for (const [way, acts] of parts) {
            const before = heard[0]?.length;
            const hold = way === 'play' ? undefined : held.hold();
            for (const one of acts) perform(held, one);
            if (hold !== undefined) expect(heard[0]?.length).toBe(before);
            if (way === 'drop') hold?.drop();
            else hold?.keep();
            if (way !== 'drop') for (const one of acts) perform(twin, one);
            expect(standingOf(held)).toEqual(standingOf(twin));
          }
          expect(heard[0]).toEqual(heard[1]);
        },
      ),
      { seed: SEED, numRuns: 60 },
    );
  });
});

test('the games are those that matches are tested with', () => {
  for (const { id } of GAMES) expect(registry.get(id)).toBeDefined();
});
