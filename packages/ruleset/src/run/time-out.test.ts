// What a host and each viewer are told of running out of time, where the question itself says it.
import { seat, SPECTATOR } from '@turnwise/game';
import type { TimeOut, Viewer } from '@turnwise/game';
import { createChooser } from '@turnwise/game';
import type { JsonRecord } from '@turnwise/kernel';
import { describe, expect, test } from 'vitest';
import { sandboxAt, take } from '../testing/sandbox-at.ts';
import type { SandboxMatch } from '../testing/sandbox-match.ts';

const [ANN, BOB] = [seat(0), seat(1)];
const zones = { ann: { hand: ['fox', 'wall'] }, bob: { hand: ['drum', 'fox'] } };

function begin(effect: JsonRecord): SandboxMatch {
  const match = sandboxAt({ effects: [effect] }, { zones });
  expect(take(match, 'go')).toBeUndefined();
  return match;
}

const discard = (timeOut: JsonRecord | string): JsonRecord => ({
  op: 'discard',
  player: 'players',
  count: 1,
  simultaneous: true,
  timeOut,
});

/** What a viewer is told of both questions. */
function told({ game, state }: SandboxMatch, viewer: Viewer): readonly (TimeOut | undefined)[] {
  return game.choices(state).map((choice) => game.timeOut(state, choice.seat, game.viewChoice(choice, viewer)));
}

describe('an answer', () => {
  const match = (): SandboxMatch => begin(discard({ answer: ['wall'] }));

  test('is told to its seat as it will come', () => {
    expect(told(match(), ANN)[0]).toEqual({ kind: 'answer', value: ['wall'] });
    expect(told(match(), BOB)[1]).toEqual({ kind: 'fallback' });
  });

  test('is told to others as the rules have it, which tells nothing of what there is to answer', () => {
    for (const viewer of [SPECTATOR, BOB])
      expect(told(match(), viewer)[0]).toEqual({ kind: 'answer', value: ['wall'] });
    for (const viewer of [SPECTATOR, ANN])
      expect(told(match(), viewer)[1]).toEqual({ kind: 'answer', value: ['wall'] });
  });

  test('stands in the notation of the question', () => {
    const { game, state, table } = match();
    const written = game.choices(state).map((choice) => game.notation.choice.format(choice, table));
    expect(written).toMatchObject([{ timeOut: { answer: ['wall'] } }, { timeOut: { answer: ['wall'] } }]);
  });

  test('is part of a guess', () => {
    const { game, state } = match();
    const guess = game.determinize(game.view(state, BOB), BOB, createChooser(1));
    expect(game.view(guess, BOB)).toEqual(game.view(state, BOB));
    const policies = guess.stack.choices.map(({ timeOut }) => timeOut);
    expect(policies).toEqual(state.stack.choices.map(({ timeOut }) => timeOut));
    expect(policies).toContainEqual({ kind: 'answer', value: ['wall'] });
  });

  test('is given where it is legal, else the first there is', () => {
    const played = match();
    played.send({ kind: 'timeout', seat: BOB });
    played.send({ kind: 'timeout', seat: ANN });
    const cards = played.events.filter(({ kind }) => kind === 'discarded').map(({ card }) => card);
    expect(cards).toEqual(['wall', 'drum']);
  });
});

test('of three who are asked at once one runs out of time and concedes, and one who has not answered is still asked', () => {
  const match = sandboxAt({ effects: [discard('concede')] }, { zones: { ...zones, cat: { hand: ['wall', 'drum'] } } }, [
    'ann',
    'bob',
    'cat',
  ]);
  take(match, 'go');
  match.answer(['drum'], BOB);
  match.send({ kind: 'timeout', seat: ANN });
  expect(match.events.filter(({ kind }) => kind === 'player_lost')).toMatchObject([{ player: 'ann' }]);
  expect(match.game.choices(match.state).map((choice) => choice.seat)).toEqual([seat(2)]);
});
