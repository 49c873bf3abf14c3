/**
 * A small game that keeps every law, to be broken one law at a time. Two seats take one to three of ten tokens in turn, and
 * each has a secret number, dealt at the start, that counts at the end. Once a game a seat may swap its secret for another,
 * which nobody sees, and peek at the other's. Who takes three is asked whether to give one back. So it has chance, hidden
 * numbers, a system input, a choice, and frames that can and that cannot be undone.
 */
import { onlySeat, NO_SEATS, seat, turnCheck } from '@turnwise/game';
import type {
  Choice,
  GameDefinition,
  GamePlay,
  GameSight,
  GameStage,
  GameWords,
  PositionContext,
  Seat,
} from '@turnwise/game';
import { disallowed, fail, integer, isRecord, issue, ok, readStream, text } from '@turnwise/kernel';
import type { Evaluation, Issue, Json, Result, Rules } from '@turnwise/kernel';
import { numberStage, SCENE_MESSAGES } from './number-scene.ts';
import type { NumberGame, NumberState, NumberView } from './number-types.ts';

const TOKENS = 10;
export const HIGHEST = 3;

export const isOver = (state: NumberView): boolean => state.over;
export const isEmpty = (state: NumberView): boolean => state.pool === 0 && !state.asked;
export const otherOf = (one: Seat): Seat => seat(1 - one);

function toAct(state: NumberView): readonly Seat[] {
  return isOver(state) || !state.dealt ? NO_SEATS : onlySeat(state.next);
}

function choicesOf({ asked, next, pool }: NumberView): readonly Choice[] {
  if (!asked) return [];
  return [{ id: `give${pool}`, seat: next, kind: 'number', min: 1, max: 1, source: 'take', candidates: [0, 1] }];
}

const act: Evaluation<NumberGame> = {
  name: 'act',
  order: 0,
  evaluate(input, state) {
    if (input.kind === 'deal') {
      if (state.dealt) return disallowed('alreadyDealt');
      const reader = readStream(state.random, 'deal');
      const secrets = [reader.die(HIGHEST), reader.die(HIGHEST)];
      return [reader.step(), { kind: 'deal', secrets }];
    }
    if (input.kind === 'answer') {
      const choice = choicesOf(state)[0];
      if (choice === undefined || choice.id !== input.choice) return disallowed('noSuchChoice');
      return [{ kind: 'give', seat: input.seat, count: input.value as number }];
    }
    if (state.asked) return disallowed('answerFirst');
    switch (input.kind) {
      case 'take':
        if (input.count > state.pool) return disallowed('tooFew', { pool: state.pool });
        return [{ kind: 'take', seat: input.seat, count: input.count }];
      case 'swap':
        if (state.swapped[input.seat] === true) return disallowed('swappedAlready');
        if (state.secrets[input.seat] === input.secret) return disallowed('sameSecret', { secret: input.secret });
        return [{ kind: 'swap', seat: input.seat, secret: input.secret }];
      case 'peek':
        return state.peeked[input.seat] === true ? disallowed('peekedAlready') : [{ kind: 'peek', seat: input.seat }];
    }
  },
};

const end: Evaluation<NumberGame> = {
  name: 'end',
  order: 10,
  evaluate: (_input, state) => (isEmpty(state) ? [{ kind: 'end' }] : undefined),
};

export const rules: Rules<NumberGame> = {
  name: 'number-game',
  schemaVersion: 1,
  fork: (s) => ({
    dealt: s.dealt,
    pool: s.pool,
    piles: s.piles,
    secrets: s.secrets,
    known: s.known,
    swapped: s.swapped,
    peeked: s.peeked,
    next: s.next,
    asked: s.asked,
    over: s.over,
    random: s.random,
  }),
  inputs: {
    deal: {},
    take: { seat: integer(0, 1), count: integer(1, HIGHEST) },
    swap: { seat: integer(0, 1), secret: integer(1, HIGHEST) },
    peek: { seat: integer(0, 1) },
    answer: { seat: integer(0, 1), choice: text, value: integer(0, 1) },
  },
  behaviours: [turnCheck<NumberGame>({ isOver, toAct }), act, end],
  apply(draft, diff, emit) {
    const { state } = draft;
    switch (diff.kind) {
      case 'deal':
        state.dealt = true;
        state.secrets = diff.secrets;
        emit?.({ kind: 'dealt' });
        break;
      case 'take':
        state.pool -= diff.count;
        (state.piles = draft.own(state.piles))[diff.seat]! += diff.count;
        state.asked = diff.count === HIGHEST;
        if (!state.asked) state.next = otherOf(diff.seat);
        emit?.({ kind: 'took', seat: diff.seat, count: diff.count });
        break;
      case 'give':
        state.piles = state.piles.map((pile, index) => pile + (index === diff.seat ? -diff.count : diff.count));
        state.asked = false;
        state.next = otherOf(diff.seat);
        emit?.({ kind: 'gave', seat: diff.seat, count: diff.count });
        break;
      case 'swap':
        (state.secrets = draft.own(state.secrets))[diff.seat] = diff.secret;
        (state.known = draft.own(state.known))[otherOf(diff.seat)] = 0;
        (state.swapped = draft.own(state.swapped))[diff.seat] = true;
        emit?.({ kind: 'swapped', seat: diff.seat, secret: diff.secret });
        break;
      case 'peek': {
        const secret = state.secrets[otherOf(diff.seat)] as number;
        (state.known = draft.own(state.known))[diff.seat] = secret;
        (state.peeked = draft.own(state.peeked))[diff.seat] = true;
        emit?.({ kind: 'peeked', seat: diff.seat, secret, reveals: true });
        break;
      }
      case 'end':
        state.over = true;
        emit?.({ kind: 'ended', secrets: state.secrets, reveals: true });
        break;
    }
  },
  invariants(state) {
    const wrong = wrongFields(state);
    if (wrong.length > 0) return wrong.map((field) => issue(field, 'wrongShape', `what ${field} can be`, state[field]));
    const { pool, piles } = state;
    const sum = piles.reduce((total, pile) => total + pile, pool);
    return sum === TOKENS ? [] : [issue('pool', 'wrongCount', `${TOKENS} tokens in all`, sum)];
  },
};

/** Each by itself, whatever it is: a save may hold anything. */
function wrongFields(state: NumberState): readonly (keyof NumberState)[] {
  const flag = (value: unknown): boolean => typeof value === 'boolean';
  const upTo =
    (most: number) =>
    (value: unknown): boolean =>
      integer(0, most).is(value);
  const two =
    (fits: (value: unknown) => boolean) =>
    (value: unknown): boolean =>
      Array.isArray(value) && value.length === 2 && value.every(fits);
  const shapes: Readonly<Record<Exclude<keyof NumberState, 'random'>, (value: unknown) => boolean>> = {
    dealt: flag,
    pool: upTo(TOKENS),
    piles: two(upTo(TOKENS)),
    secrets: two(state.dealt ? integer(1, HIGHEST).is : upTo(0)),
    known: two(upTo(HIGHEST)),
    swapped: two(flag),
    peeked: two(flag),
    next: upTo(1),
    asked: flag,
    over: flag,
  };
  const wrong = FIELDS.filter((field) => !shapes[field](state[field]));
  // Who gives one back has it; and there is an end when nothing is left to do.
  if (wrong.length === 0 && state.asked && state.piles[state.next]! < HIGHEST) wrong.push('asked');
  if (wrong.length === 0 && state.over !== (state.dealt && isEmpty(state))) wrong.push('over');
  return wrong;
}

const FIELDS = ['dealt', 'pool', 'piles', 'secrets', 'known', 'swapped', 'peeked', 'next', 'asked', 'over'] as const;

/** A view is written as a position is. */
export const position = {
  parse(document: Json, { random }: PositionContext): Result<NumberState, readonly Issue[]> {
    if (!isRecord(document)) return fail([issue('', 'wrongShape', 'a position', document)]);
    const missing = FIELDS.filter((field) => document[field] === undefined);
    if (missing.length > 0) return fail(missing.map((field) => issue(field, 'missingField', 'a value')));
    return ok({ ...(document as unknown as NumberView), random });
  },
  format: (view: NumberView): Json => view,
};

export const definition: GameDefinition<NumberGame> & { readonly sight: GameSight<NumberGame> } = {
  id: 'number-game',
  version: '1.0.0',
  title: 'Number game',
  summary: 'Ten tokens and a secret each.',
  seats: { min: 2, max: 2, names: ['a', 'b'] },
  streams: ['deal'],
  rules,
  setup: ({ random }) => ({
    dealt: false,
    pool: TOKENS,
    piles: [0, 0],
    secrets: [0, 0],
    known: [0, 0],
    swapped: [false, false],
    peeked: [false, false],
    next: seat(0),
    asked: false,
    over: false,
    random,
  }),
  play: {
    toAct,
    offers(state, by) {
      if (!toAct(state).includes(by) || state.asked) return [];
      const counts = [1, 2, 3].filter((count) => count <= state.pool);
      const secrets = [1, 2, 3].filter((secret) => secret !== state.secrets[by]);
      return [
        { kind: 'take', seat: by, slots: [{ name: 'count', candidates: counts, min: 1, max: 1 }] },
        ...(state.swapped[by] === true
          ? []
          : [{ kind: 'swap', seat: by, slots: [{ name: 'secret', candidates: secrets, min: 1, max: 1 }] }]),
        ...(state.peeked[by] === true ? [] : [{ kind: 'peek', seat: by, slots: [] }]),
      ];
    },
    result(state) {
      if (!isOver(state)) return undefined;
      const scores = state.piles.map((pile, index) => pile + (state.secrets[index] as number));
      const best = Math.max(...scores);
      return { winners: [0, 1].filter((index) => scores[index] === best).map(seat), reason: 'score', scores };
    },
    next: (state) => (state.dealt ? undefined : { kind: 'deal' }),
    choices: choicesOf,
    longest: 200,
  },
  sight: {
    view(state, viewer) {
      const { dealt, pool, piles, swapped, peeked, next, asked, over } = state;
      const mine = (values: readonly number[]): readonly number[] =>
        values.map((value, index) => (over || index === viewer ? value : 0));
      return {
        dealt,
        pool,
        piles,
        secrets: mine(state.secrets),
        known: mine(state.known),
        swapped,
        peeked,
        next,
        asked,
        over,
      };
    },
    viewEvent(event, viewer) {
      if ((event.kind !== 'peeked' && event.kind !== 'swapped') || event.seat === viewer) return event;
      return { kind: event.kind, seat: event.seat };
    },
    determinize(view, viewer, chooser, random) {
      if (isOver(view)) return { ...view, random };
      const seen = viewer === null ? 0 : (view.known[viewer] as number);
      const secrets = view.secrets.map((secret, index) => {
        if (!view.dealt || index === viewer) return secret;
        return seen > 0 ? seen : 1 + chooser.below(HIGHEST);
      });
      // What the other has peeked at is what there is.
      const known = view.known.map((value, index) =>
        index !== viewer && view.peeked[index] === true ? (secrets[1 - index] as number) : value,
      );
      return { ...view, secrets, known, random };
    },
  },
  words: {
    messages: SCENE_MESSAGES,
    notation: { position },
  },
  stage: numberStage,
};

/** What is to be different, group by group; what is left out of a group stays. */
export interface NumberChange extends Partial<Pick<typeof definition, 'seats' | 'rules' | 'setup'>> {
  readonly play?: Partial<GamePlay<NumberGame>>;
  readonly sight?: Partial<GameSight<NumberGame>>;
  readonly words?: Partial<GameWords<NumberGame>>;
  readonly stage?: Partial<GameStage<NumberGame>>;
}

export function changed({ play, sight, words, stage, ...change }: NumberChange): typeof definition {
  return {
    ...definition,
    ...change,
    play: { ...definition.play, ...play },
    sight: { ...definition.sight, ...sight } as GameSight<NumberGame>,
    words: { ...definition.words, ...words },
    stage: { ...definition.stage, ...stage },
  };
}
