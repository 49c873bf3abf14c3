// A match that goes on from a snapshot is the same match, and says what can be taken back, though it needs its inputs for that.
import type { HostGame, Seat, Viewer } from '@turnwise/game';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { resumeMatch } from './index.ts';
import type { Match, MatchRequest } from './index.ts';
import { perform, WHAT } from './testing/acts.ts';
import { faulty, mending } from './testing/faulty.ts';
import { begin, issuesOf, must } from './testing/play.ts';
import { quiz } from './testing/quiz.ts';
import { relay } from './testing/relay.ts';
import { secrets } from './testing/secrets.ts';

const SEED = 17;

const act = fc.record({ seat: fc.nat(3), what: fc.constantFrom(...WHAT), which: fc.nat(50) });

function resumed(match: Match, request: MatchRequest): Match {
  return must(resumeMatch(request, JSON.parse(JSON.stringify(must(match.snapshot())))));
}

function standingOf(match: Match): unknown {
  const viewers: readonly Viewer[] = [...match.seats, null];
  const looks = viewers.map((viewer) => {
    return JSON.parse(JSON.stringify(match.look(viewer))) as unknown;
  });
  return { looks, length: match.length, hash: match.hash, status: match.status, due: match.due };
}

const GAMES: readonly HostGame[] = [relay, secrets, quiz, mending];

test.each(GAMES.map((game) => [game.id, game] as const))('%s goes on as if it had not been put away', (_, game) => {
  const request: MatchRequest = { game, seed: 1, faults: 'refuse', undo: 'free' };
  fc.assert(
    fc.property(fc.array(fc.tuple(act, fc.boolean()), { maxLength: 30 }), (acts) => {
      let match = begin(game, request);
      const twin = begin(game, request);
      for (const [one, isPutAway] of acts) {
        if (isPutAway) match = resumed(match, request);
        // What a match can take back depends on what it remembers.
        if (one.what === 'undo' || one.what === 'redo') continue;
        perform(match, one);
        perform(twin, one);
        expect(standingOf(match)).toEqual(standingOf(twin));
      }
      expect(resumed(match, request).snapshot()).toEqual(twin.snapshot());
      // After an undo too: what could be brought back is known.
      twin.undo();
      expect(standingOf(resumed(twin, request))).toEqual(standingOf(twin));
    }),
    { seed: SEED, numRuns: 60 },
  );
});

test('who has asked for an undo is known after a snapshot', () => {
  const request: MatchRequest = { game: relay, seed: 1, undo: 'consent' };
  const match = begin(relay, request);
  const [first, second] = match.seats as [Seat, Seat];
  match.submit(first, match.game.sample(match.state, first, { below: () => 0 }));
  match.undo(first);
  const again = resumed(match, request);
  expect(again.asking).toEqual({ what: 'undo', agreed: [first] });
  expect(again.look(second).undo).toEqual({ able: true, waitsFor: [] });
  expect(again.undo(second).outcome).toMatchObject({ code: 'undoLimitReached' });
});

test('a fault that ended the match is kept', () => {
  const request: MatchRequest = { game: faulty, seed: 1 };
  const match = begin(faulty, request);
  match.submit(match.seats[0] as never, { kind: 'poke', bug: 'evaluate' });
  expect(match.status).toBe('faulted');
  const again = resumed(match, request);
  expect([again.status, again.fault?.message]).toEqual(['faulted', match.fault?.message]);
  expect(again.snapshot()).toEqual(match.snapshot());
});

describe('a snapshot that is not one', () => {
  const request: MatchRequest = { game: relay, seed: 1 };
  const sound = must(begin(relay, request).snapshot());
  test.each<[string, unknown, string]>([
    ['nothing', undefined, 'snapshot wrongShape'],
    ['another version', { ...sound, turnwise: 9 }, 'snapshot.turnwise'],
    ['another state', { ...sound, stateHash: '0000000000000000' }, 'snapshot otherState'],
    ['no state', { ...sound, state: 7 }, 'snapshot'],
    ['a decision too few', { ...sound, decisions: [] }, 'snapshot.decisions[0] wrongDecision'],
  ])('%s', (_, snapshot, expected) => {
    expect(issuesOf(resumeMatch(request, snapshot))[0]).toContain(expected);
  });
});

test('it has no document, and says so', () => {
  const request: MatchRequest = { game: relay, seed: 1 };
  const match = resumed(begin(relay, request), request);
  expect(match.isWhole).toBe(false);
  expect(() => match.save()).toThrow('no document');
  expect(begin(relay, request).isWhole).toBe(true);
});
