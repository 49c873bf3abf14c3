/** A game for tests alone: one seat takes two or three of twelve cards in an order, which are far too many answers to list. */
import { createRegistry, defineGame, onlySeat, seat } from '@turnwise/game';
import type { Choice, Registry, Seat } from '@turnwise/game';
import { disallowed, fail, integer, isRecord, issue, list, ok, oneOf, text } from '@turnwise/kernel';

interface PickCards {
  State: { readonly taken: readonly number[] };
  Input:
    | { readonly kind: 'answer'; readonly seat: Seat; readonly choice: string; readonly value: readonly number[] }
    | { readonly kind: 'break'; readonly seat: Seat };
  Diff: { readonly kind: 'take'; readonly cards: readonly number[] };
  Event: { readonly kind: 'took'; readonly cards: readonly number[] };
  View: { readonly taken: readonly number[] };
}

const NAMES = 'ant bee cat dog elk fox gnu hen ibis jay kite lark'.split(' ');

const CHOICE: Choice = {
  id: 'c1',
  seat: seat(0),
  kind: 'selectCards',
  min: 2,
  max: 3,
  source: 'the zoo',
  candidates: NAMES.map((_, card) => card),
};

const names = (cards: readonly number[]): string[] => cards.map((card) => NAMES[card] ?? '?');

const pickCards = defineGame<PickCards>({
  id: 'pick-cards',
  version: '1',
  title: 'Pick cards',
  summary: 'Take two or three animals.',
  seats: { min: 1, max: 1, names: ['keeper'] },
  rules: {
    name: 'pick-cards',
    schemaVersion: 1,
    fork: (state) => ({ taken: state.taken }),
    inputs: {
      answer: { seat: integer(0, 0), choice: oneOf(['c1']), value: list(integer(0, 11)) },
      break: { seat: integer(0, 0) },
    },
    behaviours: [
      {
        name: 'take',
        order: 0,
        evaluate(input) {
          if (input.kind === 'break') throw new Error('the cage is broken');
          const { value } = input;
          if (value.length < 2 || value.length > 3) return disallowed('wrongNumber', { found: value.length });
          return [{ kind: 'take', cards: value }];
        },
      },
    ],
    apply(draft, diff, emit) {
      draft.state.taken = diff.cards;
      emit?.({ kind: 'took', cards: diff.cards });
    },
  },
  setup: () => ({ taken: [] }),
  play: {
    toAct: (state) => (state.taken.length > 0 ? [] : onlySeat(seat(0))),
    offers: () => [],
    result: (state) => (state.taken.length > 0 ? { winners: [seat(0)], reason: 'fed' } : undefined),
    choices: (state) => (state.taken.length > 0 ? [] : [CHOICE]),
  },
  words: {
    messages: { 'event.took': 'the keeper takes {cards}', 'result.fed': 'all are fed' },
    notation: {
      position: {
        parse: (document) =>
          isRecord(document) ? ok({ taken: [] }) : fail([issue('', 'wrongShape', 'a map', document)]),
        format: (state) => ({ taken: names(state.taken) }),
      },
      answer: {
        parse(value) {
          if (!list(text).is(value)) return fail([issue('', 'wrongShape', 'a list of animals', value)]);
          const unknown = value.find((name) => !NAMES.includes(name));
          if (unknown !== undefined) return fail([issue('', 'unknownCard', 'an animal of the zoo', unknown)]);
          return ok(value.map((name) => NAMES.indexOf(name)));
        },
        format: (value) => names(value as number[]),
      },
      event: { format: (event) => ({ kind: event.kind, cards: names(event.cards) }) },
    },
  },
});

export const zoo: Registry = createRegistry([pickCards]);
