/** What a state looks like, for what comes from outside. Lists have their full length and no holes. */
import { integer, isRecord, issue, list, object, oneOf, text } from '@turnwise/kernel';
import type { Issue, Shape } from '@turnwise/kernel';
import { answerShape } from '@turnwise/game';
import { everybody } from './apply/knowledge.ts';
import { CARD_COUNT, LAST_AGE } from './cards/catalogue.ts';
import { COLOURS, ICONS, SPECIALS, SPLAYS } from './cards/language.ts';
import { EFFECT, misfit } from './effect-shapes.ts';
import { DECKS } from './setup.ts';
import { NORMAL_ACHIEVEMENTS } from './table/selectors.ts';
import { OUT_OF_PLAY } from './types.ts';
import type { InnovationState } from './types.ts';

/** Every issue with the shape of a state, whatever it is. */
export function shapeIssues(state: InnovationState): readonly Issue[] {
  const players = PLAYERS.issues(state.players, 'players');
  if (players.length > 0) return players;
  const seats = state.players.length;
  const issues = Object.entries(partsAt(seats)).flatMap(([name, shape]) =>
    shape.issues(state[name as keyof InnovationState], name),
  );
  if (issues.length > 0) return issues;
  const wrong = misfit(state.stack.effects, seats, state.edition);
  return wrong === undefined ? [] : [wrong];
}

const count = integer(0);
const card = integer(1, CARD_COUNT);

/** A list of so many, or of any number. */
function full<V>(item: Shape<V>, length?: number, most = length): Shape<readonly V[]> {
  const plain = list(item);
  const expected = length === undefined ? plain.expected : `a list of ${length}, each ${item.expected}`;
  const is = (value: unknown): value is readonly V[] =>
    plain.is(value) &&
    !(value as readonly unknown[]).includes(undefined) &&
    (length === undefined || (value.length >= length && value.length <= (most ?? length)));
  return {
    expected,
    is,
    issues: (value, path) => (is(value) ? [] : [issue(path, 'wrongShape', expected, value ?? null)]),
  };
}

const cards = full(card);

const PLAYERS = full(
  object({
    hand: cards,
    score: cards,
    piles: full(cards, COLOURS.length),
    splays: full(integer(0, SPLAYS.length - 1), COLOURS.length),
    icons: full(count, ICONS.length),
    points: count,
    tucked: count,
    scored: count,
  }),
  2,
  4,
);

/** Choices are compared with what the stack asks; here they must only be read. */
const CHOICE: Shape<object> = {
  expected: 'a choice',
  is: (value): value is object => isRecord(value) && typeof value['id'] === 'string',
  issues: (value, path) => (CHOICE.is(value) ? [] : [issue(path, 'wrongShape', CHOICE.expected, value ?? null)]),
};

/** What a stream looks like is the kernel's to check; that the decks have one is ours. */
const STREAMS: Shape<object> = {
  expected: 'the stream of the decks',
  is: (value): value is object => isRecord(value) && isRecord(value[DECKS]),
  issues: (value, path) => (STREAMS.is(value) ? [] : [issue(path, 'wrongShape', STREAMS.expected, value ?? null)]),
};

function orNull<V>(shape: Shape<V>): Shape<V | null> {
  return {
    expected: `${shape.expected}, or null`,
    is: (value): value is V | null => value === null || shape.is(value),
    issues: (value, path) => (value === null ? [] : shape.issues(value, path)),
  };
}

/** What hangs on the number of seats is made for each once. */
const PARTS = [2, 3, 4].map((seats) => {
  const seat = integer(0, seats - 1);
  const ended = object({ winners: full(seat), reason: oneOf(['achievements', 'score', 'dogma']) });
  return {
    edition: oneOf([1, 3]),
    turn: count,
    active: seat,
    actionsLeft: integer(0, 2),
    decks: full(cards, LAST_AGE + 1),
    achievements: full(integer(OUT_OF_PLAY, seats - 1), NORMAL_ACHIEVEMENTS + SPECIALS.length),
    faceDown: full(integer(0, CARD_COUNT), NORMAL_ACHIEVEMENTS),
    removed: cards,
    known: full(integer(0, everybody(seats)), CARD_COUNT + 1),
    ended: orNull(ended),
    stack: object({
      effects: full(EFFECT),
      choices: full(CHOICE),
      given: full(object({ choice: text, value: answerShape })),
      effectsMade: count,
      choicesMade: count,
    }),
    random: STREAMS,
  } as const;
});

function partsAt(seats: number): Readonly<Record<string, Shape<unknown>>> {
  return PARTS[seats - 2] as unknown as Readonly<Record<string, Shape<unknown>>>;
}
