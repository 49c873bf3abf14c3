// Rock, paper, scissors through its public surface: secrecy, the showdown, refusals, the end by target and by rounds.
import { allSeats, createChooser, nextInput, seat, SPECTATOR } from '@turnwise/game';
import type { Viewer } from '@turnwise/game';
import { createKernel, eventsOf, History } from '@turnwise/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { rockPaperScissors as game, rockPaperScissorsRules, THROWS } from './index.ts';
import type { RpsEvent, RpsState, Throw, ThrowAnswer } from './index.ts';

const SEED = 3;
const TABLE = { names: ['alice', 'bob'] };

function begin(target?: number): RpsState {
  const start = game.setup({ seed: 1, seats: TABLE.names, options: target === undefined ? {} : { target } });
  if (!start.ok) throw new Error(JSON.stringify(start.error));
  return start.value;
}

function answer(state: RpsState, by: number, value: Throw): ThrowAnswer {
  return { kind: 'answer', seat: seat(by), choice: `round${state.round}-seat${by}`, value };
}

function dispatch(state: RpsState, input: ThrowAnswer): { state: RpsState; events: RpsEvent[] } {
  const done = game.kernel.dispatch(state, input);
  if (!done.ok || done.value.outcome.kind !== 'committed') throw new Error(JSON.stringify(done));
  return { state: done.value.state, events: eventsOf(done.value.outcome.frame) };
}

/** Both throws of each round, the second seat first in every other round. */
function playRounds(start: RpsState, rounds: readonly (readonly [Throw, Throw])[]): RpsState {
  return rounds.reduce((state, [first, second], index) => {
    const inputs = [answer(state, 0, first), answer(state, 1, second)];
    if (index % 2 === 1) inputs.reverse();
    return inputs.reduce((now, input) => dispatch(now, input).state, state);
  }, start);
}

const oneThrow = fc.constantFrom<Throw[]>(...THROWS);
const rounds = fc.array(fc.tuple(oneThrow, oneThrow), { maxLength: 2 });

describe('a round', () => {
  test.each<[Throw, Throw, number]>([
    ['rock', 'rock', -1],
    ['rock', 'paper', 1],
    ['rock', 'scissors', 0],
    ['paper', 'rock', 0],
    ['paper', 'paper', -1],
    ['paper', 'scissors', 1],
    ['scissors', 'rock', 1],
    ['scissors', 'paper', 0],
    ['scissors', 'scissors', -1],
  ])('of %s and %s goes to seat %i, whoever is last', (first, second, winner) => {
    for (const order of [[0, 1] as const, [1, 0] as const]) {
      const [early, late] = order;
      const hands = [first, second] as const;
      const half = dispatch(begin(), answer(begin(), early, hands[early]));
      expect(half.events).toEqual([{ kind: 'chose', seat: early, throw: hands[early] }]);
      expect(game.toAct(half.state)).toEqual([late]);
      const { state, events } = dispatch(half.state, answer(half.state, late, hands[late]));
      expect(events).toEqual([
        { kind: 'chose', seat: late, throw: hands[late] },
        { kind: 'revealed', throws: hands, reveals: true },
        winner < 0 ? { kind: 'roundTied' } : { kind: 'roundWon', seat: winner },
      ]);
      expect(state).toEqual({
        target: 3,
        round: 2,
        scores: [winner === 0 ? 1 : 0, winner === 1 ? 1 : 0],
        throws: [null, null],
      });
      expect(game.toAct(state)).toEqual([0, 1]);
    }
  });

  test('asks both seats at once, each with its own choice', () => {
    expect(game.choices(begin())).toEqual(
      allSeats(2).map((one) => ({
        id: `round1-seat${one}`,
        seat: one,
        kind: 'selectOption',
        min: 1,
        max: 1,
        source: 'throw',
        candidates: THROWS,
      })),
    );
    expect(game.choices(begin()).map((choice) => game.viewChoice(choice, seat(0)) !== undefined)).toEqual([
      true,
      false,
    ]);
  });

  test('can be taken back until both hands are shown', () => {
    const history = new History(game.kernel, begin());
    history.dispatch(answer(begin(), 0, 'rock'));
    expect(history.undo()).toMatchObject({ ok: true, value: { outcome: { kind: 'undone' }, state: begin() } });
    history.dispatch(answer(begin(), 0, 'paper'));
    history.dispatch(answer(begin(), 1, 'rock'));
    expect(history.canUndo).toEqual({ able: false, code: 'undoBlockedByIrreversibleBoundary' });
  });

  test('a careful preview of the last throw stops before the other hand', () => {
    const half = dispatch(begin(), answer(begin(), 0, 'rock')).state;
    const seen = game.kernel.preview(half, answer(half, 1, 'paper'), true);
    expect(seen).toMatchObject({ ok: true, value: { uncertain: true, state: { scores: [0, 0] } } });
    expect(game.kernel.preview(half, answer(half, 1, 'paper'))).toMatchObject({
      ok: true,
      value: { uncertain: false, state: { scores: [0, 1] } },
    });
  });
});

describe('secrecy', () => {
  test('what a viewer gets is the same for every throw of the others', () => {
    fc.assert(
      fc.property(rounds, fc.nat(1), oneThrow, oneThrow, (before, by, one, other) => {
        const start = playRounds(begin(), before);
        for (const viewer of [seat(1 - by), SPECTATOR]) {
          const seen = [one, other].map((value) => {
            const { state, events } = dispatch(start, answer(start, by, value));
            return {
              view: game.view(state, viewer),
              events: events.map((event) => game.viewEvent(event, viewer)),
              choices: game.choices(state).map((choice) => game.viewChoice(choice, viewer)),
              offers: viewer === null ? [] : game.offers(state, viewer),
            };
          });
          expect(seen[0]).toEqual(seen[1]);
          expect(seen[0]?.events).toEqual([{ kind: 'chose', seat: by, throw: 'hidden' }]);
        }
      }),
      { seed: SEED },
    );
  });

  test('a seat sees its own throw', () => {
    const { state, events } = dispatch(begin(), answer(begin(), 1, 'paper'));
    expect(game.view(state, seat(1)).throws).toEqual([null, 'paper']);
    expect(game.view(state, seat(0)).throws).toEqual([null, 'hidden']);
    expect(game.view(state, SPECTATOR).throws).toEqual([null, 'hidden']);
    expect(events.map((event) => game.viewEvent(event, seat(1)))).toEqual(events);
  });

  test('a determinized state gives the same view, and every throw comes up', () => {
    const { state } = dispatch(begin(), answer(begin(), 0, 'rock'));
    const chooser = createChooser(1);
    const viewers: Viewer[] = [seat(0), seat(1), SPECTATOR];
    const sampled = viewers.map((viewer) => {
      const found = new Set<string>();
      for (let i = 0; i < 60; i++) {
        const guess = game.determinize(game.view(state, viewer), viewer, chooser);
        expect(game.view(guess, viewer)).toEqual(game.view(state, viewer));
        expect(rockPaperScissorsRules.invariants?.(guess)).toEqual([]);
        found.add(String(guess.throws[0]));
      }
      return THROWS.filter((one) => found.has(one));
    });
    expect(sampled).toEqual([['rock'], THROWS, THROWS]);
  });
});

describe('refusals', () => {
  const half = dispatch(begin(), answer(begin(), 0, 'rock')).state;
  const second = playRounds(begin(), [['rock', 'rock']]);
  const over = playRounds(begin(1), [['rock', 'paper']]);
  test.each<[string, RpsState, ThrowAnswer, string, object]>([
    ['a second throw', half, answer(half, 0, 'paper'), 'choiceClosed', { choice: 'round1-seat0' }],
    ['an answer to the last round', second, answer(begin(), 0, 'paper'), 'choiceClosed', { choice: 'round1-seat0' }],
    ['an unknown choice', half, { ...answer(half, 1, 'rock'), choice: 'x' }, 'choiceClosed', { choice: 'x' }],
    [
      "the other's choice",
      half,
      { ...answer(half, 1, 'rock'), seat: seat(0) },
      'notYourChoice',
      { choice: 'round1-seat1' },
    ],
    ['after the end', over, answer(over, 0, 'rock'), 'gameOver', {}],
  ])('%s', (_, state, input, code, params) => {
    const done = game.kernel.dispatch(state, input);
    expect(done).toMatchObject({ ok: true, value: { outcome: { kind: 'disallowed', code, params, by: 'open' } } });
    expect(done.ok && done.value.state).toBe(state);
  });

  test.each([
    { kind: 'answer', seat: 0, choice: 'round1-seat0', value: 'well' },
    { kind: 'answer', seat: 0, choice: 'round1-seat0', value: ['rock'] },
    { kind: 'answer', seat: 0, choice: 'round1-seat0', value: null },
    { kind: 'answer', seat: 0, choice: 1, value: 'rock' },
    { kind: 'answer', seat: 2, choice: 'round1-seat2', value: 'rock' },
    { kind: 'answer', choice: 'round1-seat0', value: 'rock' },
    { kind: 'throw', seat: 0, value: 'rock' },
  ])('malformed: %j', (input) => {
    const done = game.kernel.dispatch(begin(), input as unknown as ThrowAnswer);
    expect(done).toMatchObject({ ok: true, value: { outcome: { kind: 'invalidInput', code: 'malformedInput' } } });
  });
});

describe('the end', () => {
  test.each([1, 2, 3, 9])('comes with %i won rounds', (target) => {
    const almost = playRounds(
      begin(target),
      Array.from({ length: target - 1 }, () => ['rock', 'paper'] as const),
    );
    expect(game.result(almost)).toBeUndefined();
    const half = dispatch(almost, answer(almost, 0, 'rock')).state;
    const { state, events } = dispatch(half, answer(half, 1, 'paper'));
    expect(events.at(-1)).toEqual({ kind: 'matchWon', seat: 1 });
    expect(game.result(state)).toEqual({ winners: [1], reason: 'target', scores: [0, target] });
    expect([game.toAct(state), game.choices(state), game.offers(state, seat(0))]).toEqual([[], [], []]);
  });

  test.each([
    [[1, 1], 'matchTied', [0, 1]],
    [[2, 1], 'matchWon', [0]],
    [[0, 2], 'matchWon', [1]],
  ])('comes after the hundredth round at %j', (scores, kind, winners) => {
    const last: RpsState = { target: 3, round: 100, scores, throws: [null, 'rock'] };
    const { state, events } = dispatch(last, answer(last, 0, 'rock'));
    expect(events.map((event) => event.kind)).toEqual(['chose', 'revealed', 'roundTied', kind]);
    expect(game.result(state)).toEqual({ winners, reason: 'rounds', scores });
  });

  test.each([0, 10, 2.5, '3'])('the target %j is not valid', (target) => {
    expect(game.setup({ seed: 1, seats: TABLE.names, options: { target } })).toMatchObject({
      ok: false,
      error: [{ path: 'options.target' }],
    });
  });
});

test('fast and recorded play agree at every throw, and every match ends', () => {
  const recorded = createKernel(rockPaperScissorsRules, { development: true });
  for (let seed = 1; seed <= 40; seed++) {
    const chooser = createChooser(seed);
    const history = new History(recorded, begin(1 + (seed % 9)));
    const fast = game.kernel.clone(history.state);
    const copy = game.kernel.clone(begin());
    for (let input = nextInput(game, fast, chooser); input !== undefined; input = nextInput(game, fast, chooser)) {
      expect(history.dispatch(input)).toMatchObject({ ok: true, value: { outcome: { kind: 'committed' } } });
      expect(game.kernel.step(fast, input)).toBeUndefined();
      game.kernel.cloneInto(copy, fast);
      expect([fast, copy]).toEqual([history.state, history.state]);
      expect(rockPaperScissorsRules.invariants?.(fast)).toEqual([]);
    }
    expect(game.result(fast)).toBeDefined();
  }
});

test('a sample is one of the offered answers, and all of them come up', () => {
  fc.assert(
    fc.property(rounds, fc.constantFrom(-1, 0, 1), (before, early) => {
      const start = playRounds(begin(), before);
      const state = early < 0 ? start : dispatch(start, answer(start, early, 'rock')).state;
      const chooser = createChooser(1);
      for (const by of allSeats(2)) {
        const legal = game.legalInputs(state, by).inputs;
        const drawn = Array.from({ length: 40 }, () => game.sample(state, by, chooser));
        if (early === by) expect([legal, new Set(drawn)]).toEqual([[], new Set([undefined])]);
        else expect(new Set(drawn.map((input) => input?.value))).toEqual(new Set(legal.map((input) => input.value)));
      }
    }),
    { seed: SEED, numRuns: 30 },
  );
});

test('what people read', () => {
  const half = dispatch(begin(), answer(begin(), 0, 'rock'));
  const full = dispatch(half.state, answer(half.state, 1, 'paper'));
  expect(game.draw?.(game.view(half.state, seat(1)), TABLE)).toBe(
    ['round 1, first to 3', ' alice  0  hidden', ' bob    0  …'].join('\n'),
  );
  const seen = [...half.events, ...full.events].map((event) => game.viewEvent(event, seat(1)) ?? event);
  expect(seen.map((event) => game.eventLabel(event, TABLE))).toEqual([
    { key: 'event.choseInSecret', params: { seat: 'alice' } },
    { key: 'event.chose', params: { seat: 'bob', throw: 'paper' } },
    {
      key: 'event.revealed',
      params: {
        throws: [
          { key: 'phrase.shows', params: { seat: 'alice', throw: 'rock' } },
          { key: 'phrase.shows', params: { seat: 'bob', throw: 'paper' } },
        ],
      },
    },
    { key: 'event.roundWon', params: { seat: 'bob' } },
  ]);
  for (const event of seen) expect(game.messages).toHaveProperty([game.eventLabel(event, TABLE).key]);
});
