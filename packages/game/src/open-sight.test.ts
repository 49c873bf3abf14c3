// What follows for a game that hides nothing: its views, the guesses from them, and how both are written.
import { createRandom, integer, isRecord, issue, fail, list, ok } from '@turnwise/kernel';
import type { Random } from '@turnwise/kernel';
import { expect, test } from 'vitest';
import { createChooser, defineGame, NO_SEATS, seat, SPECTATOR } from './index.ts';
import type { OpenView } from './index.ts';

/** Rolls are kept on a board that never changes. */
interface Rolls {
  State: { readonly board: { readonly size: number }; readonly rolls: readonly number[]; readonly random: Random };
  Input: { readonly kind: 'roll' };
  Diff: { readonly kind: 'rolled' };
  Event: { readonly kind: 'rolled' };
  View: OpenView<Rolls['State']>;
}

const game = defineGame<Rolls>({
  id: 'rolls',
  version: '1',
  title: 'Rolls',
  summary: 'Rolls in the open.',
  seats: { min: 1, max: 1 },
  streams: ['dice'],
  rules: {
    name: 'rolls',
    schemaVersion: 1,
    fork: ({ board, rolls, random }) => ({ board, rolls, random }),
    constants: ['board'],
    inputs: { roll: {} },
    behaviours: [],
    apply: () => undefined,
  },
  setup: ({ random }) => ({ board: { size: 3 }, rolls: [], random }),
  play: { toAct: () => NO_SEATS, offers: () => [], result: () => undefined },
  words: {
    messages: {},
    notation: {
      position: {
        parse: (document, { random }) =>
          isRecord(document) && list(integer()).is(document['rolls'])
            ? ok({ board: { size: 3 }, rolls: document['rolls'], random })
            : fail([issue('', 'wrongShape', 'rolls', document)]),
        format: (view) => view,
        comparable: (view) => ({ ...view, last: view.rolls.at(-1) ?? 0 }),
        expected: ({ board: _board, ...view }) => view,
      },
    },
  },
});

const table = { names: ['ann'] };
const state: Rolls['State'] = { board: { size: 3 }, rolls: [4, 2], random: createRandom('0'.repeat(32), ['dice']) };
const seen = { board: { size: 3 }, rolls: [4, 2] };

test('it hides nothing, and has chance by its streams', () => {
  expect(game.traits).toEqual({ hiddenInformation: false, chance: true, simultaneous: false });
});

test.each([seat(0), SPECTATOR])('the view of %s is a copy of the state without its streams', (viewer) => {
  const view = game.view(state, viewer);
  expect(view).toEqual(seen);
  expect(view.rolls).not.toBe(state.rolls);
  // As copies of a state do, it shares what never changes.
  expect(view.board).toBe(state.board);
  expect(game.viewAll(state)).toEqual(seen);
});

test('a guess is the view with streams of its own', () => {
  const guess = game.determinize(game.view(state, SPECTATOR), SPECTATOR, createChooser(1));
  expect({ ...guess, random: state.random }).toEqual(state);
  expect(Object.keys(guess.random)).toEqual(['dice']);
  expect(guess.random).not.toEqual(state.random);
});

test('views and positions are written in one way, without streams', () => {
  const { position, view } = game.notation;
  expect(position.format(state, table)).toEqual(seen);
  expect(view.format(game.view(state, SPECTATOR), table)).toEqual(seen);
  expect(position.expected?.(state, table)).toEqual({ rolls: [4, 2] });
  const compared = { ...seen, last: 2 };
  expect(position.comparable?.(state, {}, table)).toEqual(compared);
  expect(view.comparable?.(seen, {}, table)).toEqual(compared);
});
