/**
 * A made-up game for the tests of a match: every seat picks a number in secret, at the same time as the others; when all
 * have, the system reveals them and the next round begins. A seat that spies learns the numbers that the others have picked
 * so far, after having leaned over for all to see. The highest sum of two rounds wins.
 */
import { defineGame, message, NO_SEATS, oneSlot, seat, turnCheck } from '@turnwise/game';
import type { Seat } from '@turnwise/game';
import { disallowed, fail, integer, issue } from '@turnwise/kernel';
import type { Evaluation, Json, Rules } from '@turnwise/kernel';

const ROUNDS = 2;

interface SecretsState {
  /** By seat; -1 while it has not picked. */
  readonly picks: readonly number[];
  readonly sums: readonly number[];
  readonly round: number;
  /** By seat, what it has spied. */
  readonly known: readonly (readonly number[])[];
  readonly leans: number;
}

type SecretsInput =
  | { readonly kind: 'pick'; readonly seat: Seat; readonly value: number }
  | { readonly kind: 'spy'; readonly seat: Seat }
  | { readonly kind: 'reveal' };

type SecretsDiff =
  | { readonly kind: 'pick'; readonly seat: Seat; readonly value: number }
  | { readonly kind: 'lean' | 'spy'; readonly seat: Seat }
  | { readonly kind: 'reveal' };

type SecretsEvent =
  | { readonly kind: 'picked'; readonly seat: Seat; readonly value?: number }
  | { readonly kind: 'leaned'; readonly seat: Seat }
  | { readonly kind: 'spied'; readonly seat: Seat; readonly values?: readonly number[]; readonly reveals: true }
  | { readonly kind: 'revealed'; readonly values: readonly number[]; readonly reveals: true };

interface Secrets {
  State: SecretsState;
  Input: SecretsInput;
  Diff: SecretsDiff;
  Event: SecretsEvent;
  View: Json;
}

const isOver = (state: SecretsState): boolean => state.round > ROUNDS;
const toAct = (state: SecretsState): readonly Seat[] =>
  isOver(state) ? NO_SEATS : state.picks.flatMap((pick, index) => (pick < 0 ? [seat(index)] : []));

const act: Evaluation<Secrets> = {
  name: 'act',
  order: 0,
  evaluate(input, state) {
    switch (input.kind) {
      case 'pick':
        return [input];
      case 'spy':
        return [
          { kind: 'lean', seat: input.seat },
          { kind: 'spy', seat: input.seat },
        ];
      case 'reveal':
        return toAct(state).length > 0 ? disallowed('tooEarly') : [input];
    }
  },
};

const rules: Rules<Secrets> = {
  name: 'secrets',
  schemaVersion: 1,
  fork: ({ picks, sums, round, known, leans }) => ({ picks, sums, round, known, leans }),
  inputs: {
    pick: { seat: integer(0), value: integer(0, 1_000_000) },
    spy: { seat: integer(0) },
    reveal: {},
  },
  behaviours: [turnCheck<Secrets>({ isOver, toAct, always: ['spy'] }), act],
  apply({ state }, diff, emit) {
    switch (diff.kind) {
      case 'pick':
        state.picks = state.picks.with(diff.seat, diff.value);
        emit?.({ kind: 'picked', seat: diff.seat, value: diff.value });
        break;
      case 'lean':
        state.leans++;
        emit?.({ kind: 'leaned', seat: diff.seat });
        break;
      case 'spy':
        state.known = state.known.with(diff.seat, state.picks);
        emit?.({ kind: 'spied', seat: diff.seat, values: state.picks, reveals: true });
        break;
      case 'reveal':
        state.sums = state.sums.map((sum, index) => sum + (state.picks[index] as number));
        emit?.({ kind: 'revealed', values: state.picks, reveals: true });
        state.picks = state.picks.map(() => -1);
        state.round++;
        break;
    }
  },
};

export const secrets = defineGame<Secrets>({
  id: 'secrets',
  version: '1.0.0',
  title: 'Secrets',
  summary: 'Pick a number in secret.',
  seats: { min: 2, max: 4 },
  rules,
  setup: ({ seats }) => ({
    picks: seats.map(() => -1),
    sums: seats.map(() => 0),
    round: 1,
    known: seats.map(() => []),
    leans: 0,
  }),
  play: {
    simultaneous: true,
    toAct,
    offers: (state, by) =>
      toAct(state).includes(by) ? [{ kind: 'pick', seat: by, slots: [oneSlot('value', [0, 1, 2])] }] : [],
    result(state) {
      if (!isOver(state)) return undefined;
      const best = Math.max(...state.sums);
      const winners = state.sums.flatMap((sum, index) => (sum === best ? [seat(index)] : []));
      return { winners, reason: 'sum', scores: state.sums };
    },
    next: () => ({ kind: 'reveal' }),
  },
  sight: {
    view: (state, viewer) => ({
      round: state.round,
      sums: state.sums,
      picked: state.picks.map((pick) => pick >= 0),
      leans: state.leans,
      own: viewer === null ? null : (state.picks[viewer] ?? null),
      known: viewer === null ? null : (state.known[viewer] ?? null),
    }),
    viewEvent(event, viewer) {
      if (event.kind === 'picked' && event.seat !== viewer) return { kind: 'picked', seat: event.seat };
      return event.kind === 'spied' && event.seat !== viewer ? undefined : event;
    },
    determinize() {
      throw new Error('no test needs it');
    },
  },
  words: {
    messages: {
      'scene.round': 'round {round}',
      'scene.cards': 'cards',
      'scene.spot': 'spot of {seat}',
      'scene.sum': 'sum',
      'scene.card': 'card {value}',
      'about.two': 'the highest card',
    },
    notation: {
      position: { parse: () => fail([issue('', 'noPositions', 'no position')]), format: () => null },
      view: { format: (view) => view },
    },
    lookUp: (_view, word) => (word === 'card 2' ? [message('about.two')] : []),
  },
  // Three cards to pick from, and a spot for each seat.
  stage: {
    scene: (view, { names }) => ({
      status: message('scene.round', { round: (view as { round: number }).round }),
      places: [
        { id: 'cards', label: message('scene.cards'), layout: { kind: 'fan' } },
        ...names.map((name, index) => ({
          id: `spot:${index}`,
          seat: seat(index),
          label: message('scene.spot', { seat: name }),
          layout: { kind: 'row' } as const,
          stats: [{ label: message('scene.sum'), value: (view as { sums: number[] }).sums[index] as number }],
        })),
      ],
      things: [0, 1, 2].map((value) => ({
        id: `card:${value}`,
        kind: 'card',
        place: 'cards',
        name: message('scene.card', { value }),
      })),
    }),
    things: (_view, { field, value }) => (field === 'value' ? [`card:${Number(value)}`] : []),
    meant: (_view, by, thing) => [{ kind: 'pick', seat: by, value: Number(thing.slice(5)) }],
    cue: (event) => (event.kind === 'picked' ? { things: [], from: 'cards', to: `spot:${event.seat}` } : undefined),
  },
});
