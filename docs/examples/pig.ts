import { defineGame, NO_SEATS, onlySeat, plainState, seat, turnCheck } from '@turnwise/game';
import type { OpenView, Seat } from '@turnwise/game';
import { integer, list, readStream } from '@turnwise/kernel';
import type { Random, Step } from '@turnwise/kernel';

interface Pig {
  State: { readonly scores: readonly number[]; readonly turn: number; readonly next: Seat; readonly random: Random };
  Input: { readonly kind: 'roll' | 'hold'; readonly seat: Seat };
  Diff: { readonly kind: 'roll'; readonly points: number } | { readonly kind: 'hold' };
  Event: { readonly kind: 'rolled' | 'held'; readonly seat: Seat; readonly points: number };
  View: OpenView<Pig['State']>;
}

const { invariants, position } = plainState<Pig>(
  { scores: list(integer(0), 2), turn: integer(0), next: integer(0, 1) },
  ['dice'],
);
const isOver = ({ scores }: Pig['View']): boolean => Math.max(...scores) >= 100;
const toAct = (state: Pig['View']): readonly Seat[] => (isOver(state) ? NO_SEATS : onlySeat(state.next));

function act({ kind }: Pig['Input'], { random }: Pig['State']): readonly Step<Pig>[] {
  if (kind === 'hold') return [{ kind }];
  const dice = readStream(random, 'dice');
  return [{ kind, points: dice.die(6) }, dice.step()];
}

export const pig = defineGame<Pig>({
  id: 'pig',
  version: '1',
  title: 'Pig',
  summary: 'Roll as often as you dare, then hold to keep the points. A one loses them.',
  seats: { min: 2, max: 2 },
  streams: ['dice'],
  rules: {
    name: 'pig',
    schemaVersion: 1,
    fork: ({ scores, turn, next, random }) => ({ scores, turn, next, random }),
    inputs: { roll: { seat: integer(0, 1) }, hold: { seat: integer(0, 1) } },
    behaviours: [turnCheck<Pig>({ isOver, toAct }), { name: 'act', order: 0, evaluate: act }],
    apply({ state }, diff, emit) {
      const { next, turn, scores } = state;
      const points = diff.kind === 'roll' ? diff.points : turn;
      emit?.({ kind: diff.kind === 'roll' ? 'rolled' : 'held', seat: next, points });
      if (diff.kind === 'hold') state.scores = scores.with(next, (scores[next] ?? 0) + turn);
      const goesOn = diff.kind === 'roll' && points > 1;
      state.turn = goesOn ? turn + points : 0;
      if (!goesOn) state.next = seat(1 - next);
    },
    invariants,
  },
  setup: ({ random }) => ({ scores: [0, 0], turn: 0, next: seat(0), random }),
  play: {
    toAct,
    offers: (state, by) =>
      toAct(state).includes(by) ? ['roll', 'hold'].map((kind) => ({ kind, seat: by, slots: [] })) : [],
    result: (state) => (isOver(state) ? { winners: [seat(1 - state.next)], reason: 'goal' } : undefined),
  },
  words: {
    notation: { position },
    messages: {
      'input.roll': 'roll',
      'input.hold': 'hold',
      'event.rolled': '{seat} rolls {points}',
      'event.held': '{seat} keeps {points}',
      'result.goal': '{winners} has 100 points',
    },
  },
});
