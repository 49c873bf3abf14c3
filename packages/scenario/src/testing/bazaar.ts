/**
 * A made-up game for the tests of scenarios, with everything that a scenario can speak of: the system rolls the weather
 * before each turn, hands and deck are hidden, a seat that shows cards is asked which ones, cards are numbers inside and
 * names in notation, and a control closes the bazaar at any time. `faint` is a bug, `yawn` changes nothing. `mending` is the
 * same game with a `fault` input of its own, which closes the bazaar after a bug.
 */
import { asAnyGame, defineGame, nameOf, NO_SEATS, onlySeat, seat, seatNamed, turnCheck } from '@turnwise/game';
import type { Answer, Choice, GameDefinition, Notation, PositionContext, Seat, Table, Viewer } from '@turnwise/game';
import {
  advanceRandom,
  disallowed,
  fact,
  fail,
  integer,
  isRecord,
  issue,
  list,
  ok,
  optional,
  readStream,
  text,
} from '@turnwise/kernel';
import type { Evaluation, Issue, Json, Random, Result, Rules } from '@turnwise/kernel';

const CARDS = ['Apple', 'Bread', 'Cloth', 'Dates', 'Eggs', 'Pineapple'] as const;

/** A card's number, or -1 where the viewer may not know it. */
type Card = number;

interface BazaarState {
  readonly random: Random;
  /** The top first. */
  readonly deck: readonly Card[];
  readonly hands: readonly (readonly Card[])[];
  readonly shown: readonly (readonly Card[])[];
  readonly next: Seat;
  readonly phase: 'night' | 'day' | 'showing';
  readonly weather: number;
  readonly closed: boolean;
}

type BazaarInput =
  | { readonly kind: 'dawn' | 'close' }
  | {
      readonly kind: 'fault';
      readonly code: string;
      readonly by: string;
      readonly message: string;
      readonly errorType: string;
    }
  | { readonly kind: 'draw' | 'show' | 'pass' | 'faint' | 'yawn'; readonly seat: Seat }
  | { readonly kind: 'greet'; readonly seat: Seat; readonly whom: Seat }
  | (Omit<Answer, 'value'> & { readonly value: readonly Card[] });

type BazaarDiff =
  | { readonly kind: 'dawn'; readonly weather: number }
  | { readonly kind: 'draw' | 'ask' | 'pass'; readonly seat: Seat }
  | { readonly kind: 'show'; readonly seat: Seat; readonly cards: readonly Card[] }
  | { readonly kind: 'close' };

type BazaarEvent =
  | { readonly kind: 'dawned'; readonly weather: number }
  | { readonly kind: 'drew'; readonly seat: Seat; readonly card: Card; readonly reveals: true }
  | { readonly kind: 'asked' | 'passed'; readonly seat: Seat }
  | { readonly kind: 'greeted'; readonly seat: Seat; readonly seats: readonly Seat[] }
  | { readonly kind: 'showed'; readonly seat: Seat; readonly cards: readonly Card[] }
  | { readonly kind: 'closed' };

interface BazaarView extends Omit<BazaarState, 'random'> {
  readonly viewer: Viewer;
}

interface Bazaar {
  State: BazaarState;
  Input: BazaarInput;
  Diff: BazaarDiff;
  Event: BazaarEvent;
  View: BazaarView;
}

const toAct = ({ closed, phase, next }: BazaarState): readonly Seat[] =>
  closed || phase === 'night' ? NO_SEATS : onlySeat(next);

function choices({ phase, next, hands }: BazaarState): readonly Choice[] {
  if (phase !== 'showing') return [];
  return [
    {
      id: `show-${next}`,
      seat: next,
      kind: 'selectCards',
      min: 0,
      max: 2,
      source: 'bazaar',
      candidates: hands[next] ?? [],
    },
  ];
}

const act: Evaluation<Bazaar> = {
  name: 'act',
  order: 0,
  evaluate(input, state) {
    switch (input.kind) {
      case 'close':
      case 'fault':
        return [{ kind: 'close' }];
      case 'dawn': {
        if (state.phase !== 'night') return disallowed('notNight');
        const dice = readStream(state.random, 'dice');
        const weather = dice.die(6);
        return [dice.step(), { kind: 'dawn', weather }];
      }
      case 'answer': {
        const hand = state.hands[input.seat] ?? [];
        if (state.phase !== 'showing') return disallowed('notAsked', { seat: input.seat });
        const wrong = input.value.length > 2 || input.value.some((card) => !hand.includes(card));
        return wrong ? disallowed('wrongAnswer') : [{ kind: 'show', seat: input.seat, cards: input.value }];
      }
      case 'yawn':
        return [];
      case 'faint':
        throw new Error('somebody fainted');
      case 'greet':
        return [fact({ kind: 'greeted', seat: input.seat, seats: [input.whom] }), { kind: 'pass', seat: input.seat }];
      case 'draw':
        if (state.phase === 'showing') return disallowed('answerFirst');
        if (state.deck.length === 0) return disallowed('emptyDeck', { left: 0 });
        return [{ kind: 'draw', seat: input.seat }];
      case 'show':
        return [{ kind: 'ask', seat: input.seat }];
      case 'pass':
        return [{ kind: 'pass', seat: input.seat }];
    }
  },
};

const rules: Rules<Bazaar> = {
  name: 'bazaar',
  schemaVersion: 1,
  fork: (s) => ({
    random: s.random,
    deck: s.deck,
    hands: s.hands,
    shown: s.shown,
    next: s.next,
    phase: s.phase,
    weather: s.weather,
    closed: s.closed,
  }),
  inputs: {
    fault: { code: text, by: text, message: text, errorType: text },
    dawn: {},
    close: {},
    draw: { seat: integer(0, 2) },
    show: { seat: integer(0, 2) },
    pass: { seat: integer(0, 2) },
    faint: { seat: integer(0, 2) },
    yawn: { seat: integer(0, 2) },
    greet: { seat: integer(0, 2), whom: integer(0, 2) },
    answer: { seat: integer(0, 2), choice: text, value: list(integer(0, CARDS.length - 1)) },
  },
  behaviours: [turnCheck<Bazaar>({ isOver: ({ closed }) => closed, toAct }), act],
  apply({ state }, diff, emit) {
    const sleep = (): void => {
      state.phase = 'night';
      state.next = seat((state.next + 1) % state.hands.length);
    };
    switch (diff.kind) {
      case 'dawn':
        state.phase = 'day';
        state.weather = diff.weather;
        emit?.({ kind: 'dawned', weather: diff.weather });
        break;
      case 'draw': {
        const [card = -1, ...deck] = state.deck;
        state.deck = deck;
        state.hands = state.hands.with(diff.seat, [...(state.hands[diff.seat] ?? []), card]);
        sleep();
        emit?.({ kind: 'drew', seat: diff.seat, card, reveals: true });
        break;
      }
      case 'ask':
        state.phase = 'showing';
        emit?.({ kind: 'asked', seat: diff.seat });
        break;
      case 'pass':
        sleep();
        emit?.({ kind: 'passed', seat: diff.seat });
        break;
      case 'show':
        state.hands = state.hands.with(
          diff.seat,
          (state.hands[diff.seat] ?? []).filter((card) => !diff.cards.includes(card)),
        );
        state.shown = state.shown.with(diff.seat, [...(state.shown[diff.seat] ?? []), ...diff.cards]);
        sleep();
        emit?.({ kind: 'showed', seat: diff.seat, cards: diff.cards });
        break;
      case 'close':
        state.closed = true;
        emit?.({ kind: 'closed' });
        break;
    }
  },
};

function view({ random: _random, ...state }: BazaarState, viewer: Viewer): BazaarView {
  const hidden = (cards: readonly Card[]): readonly Card[] => cards.map(() => -1);
  return {
    ...state,
    viewer,
    deck: hidden(state.deck),
    hands: state.hands.map((hand, index) => (index === viewer ? hand : hidden(hand))),
  };
}

const cardName = (card: Card): Json => CARDS[card] ?? '?';
const cardNamed = (name: unknown): Card => CARDS.indexOf(name as (typeof CARDS)[number]);

function format(state: Omit<BazaarState, 'random'>, table: Table): Json {
  const bySeat = (cards: readonly (readonly Card[])[]): Json =>
    Object.fromEntries(
      cards.flatMap((some, index) => (some.length === 0 ? [] : [[table.names[index], some.map(cardName)]])),
    );
  return {
    deck: state.deck.map(cardName),
    hands: bySeat(state.hands),
    shown: bySeat(state.shown),
    next: nameOf(table, state.next),
    phase: state.phase,
    weather: state.weather,
  };
}

function parse(document: Json, { names, random }: PositionContext): Result<BazaarState, readonly Issue[]> {
  if (!isRecord(document)) return fail([issue('', 'wrongShape', '{ deck, hands, shown, next, phase }', document)]);
  const { deck = [], hands = {}, shown = {}, next = names[0], phase = 'night' } = document;
  const issues: Issue[] = [];
  const cards = (some: unknown, path: string): readonly Card[] =>
    (some as readonly unknown[]).map((name, index) => {
      const card = cardNamed(name);
      if (card < 0) issues.push(issue(`${path}[${index}]`, 'unknownCard', CARDS.join(', '), name));
      return card;
    });
  const bySeat = (some: unknown, path: string): readonly (readonly Card[])[] =>
    names.map((name) => cards((some as Record<string, unknown>)[name] ?? [], `${path}.${name}`));
  const state: BazaarState = {
    random,
    deck: cards(deck, 'deck'),
    hands: bySeat(hands, 'hands'),
    shown: bySeat(shown, 'shown'),
    next: seatNamed({ names }, next) ?? seat(0),
    phase: phase as BazaarState['phase'],
    weather: 0,
    closed: false,
  };
  return issues.length > 0 ? fail(issues) : ok(state);
}

/** Cards and greeted seats by name; everything else as it is. */
function withNames(fields: Readonly<Record<string, unknown>>, table: Table): Json {
  const named = Object.entries(fields).map(([key, value]): [string, unknown] => {
    if (key === 'card' || key === 'cards' || key === 'candidates')
      return [key, Array.isArray(value) ? value.map((card: Card) => cardName(card)) : cardName(value as Card)];
    if (key === 'seat' || key === 'whom') return [key, nameOf(table, value as Seat)];
    if (key === 'seats') return [key, (value as readonly Seat[]).map((one) => nameOf(table, one))];
    return [key, value];
  });
  return Object.fromEntries(named) as Json;
}

function parseCards(value: Json): Result<Json, readonly Issue[]> {
  const names: readonly unknown[] = Array.isArray(value) ? value : value === null ? [] : [value];
  const cards = names.map(cardNamed);
  const wrong = cards.indexOf(-1);
  if (!Array.isArray(value) && value !== null) return fail([issue('', 'wrongShape', 'a list of cards', value)]);
  return wrong < 0 ? ok(cards) : fail([issue(`[${wrong}]`, 'unknownCard', `one of ${CARDS.join(', ')}`, names[wrong])]);
}

const notation: Notation<Bazaar> = {
  position: { parse, format },
  view: { format },
  input: {
    parse(document, by, table) {
      if (!isRecord(document)) return fail([issue('', 'wrongShape', 'an input with a kind', document)]);
      const whom =
        document['whom'] === undefined ? {} : { whom: seatNamed(table, document['whom']) ?? document['whom'] };
      const value = document['kind'] === 'answer' ? parseCards(document['value'] ?? null) : ok(undefined);
      if (!value.ok) return fail(value.error.map((one) => ({ ...one, path: `value${one.path}` })));
      const input = {
        ...document,
        ...whom,
        ...(value.value === undefined ? {} : { value: value.value }),
        ...(by === null ? {} : { seat: by }),
      };
      const issues = bazaarGame.kernel.inputIssues(input);
      return issues.length > 0 ? fail(issues) : ok(input as unknown as BazaarInput);
    },
    format(input, table) {
      const { seat: _seat, ...fields } = input as BazaarInput & { seat?: Seat };
      const named = withNames(fields, table) as Readonly<Record<string, Json>>;
      return input.kind === 'answer' ? { ...named, value: input.value.map(cardName) } : named;
    },
  },
  answer: {
    parse: (value) => parseCards(value),
    format: (value) => (value as readonly Card[]).map(cardName),
  },
  choice: { format: (choice, table) => withNames({ ...choice }, table) },
  event: { format: (event, table) => withNames({ ...event }, table) },
};

const { fault: _fault, ...usualInputs } = rules.inputs;

const definition: GameDefinition<Bazaar> = {
  id: 'bazaar',
  version: '1.0.0',
  title: 'Bazaar',
  summary: 'Draw, show, and be the one with most on the table when it closes.',
  seats: { min: 2, max: 3 },
  streams: ['deck', 'dice'],
  options: {
    shapes: { cards: optional(integer(1, CARDS.length)) },
  },
  rules,
  setup({ seats, random, options }) {
    const { cards = CARDS.length } = options as { readonly cards?: number };
    const reader = readStream(random, 'deck');
    const deck = reader.shuffle(Array.from({ length: cards }, (_, index) => index));
    const none = seats.map(() => []);
    const after = advanceRandom(random, reader.step());
    return { random: after, deck, hands: none, shown: none, next: seat(0), phase: 'night', weather: 0, closed: false };
  },
  play: {
    toAct,
    offers(state, by) {
      if (!toAct(state).includes(by) || state.phase !== 'day') return [];
      const bare = (kind: string): { kind: string; seat: Seat; slots: [] } => ({ kind, seat: by, slots: [] });
      const others = state.hands.map((_, index) => index).filter((index) => index !== by);
      return [
        ...(state.deck.length > 0 ? [bare('draw')] : []),
        bare('show'),
        bare('pass'),
        { kind: 'greet', seat: by, slots: [{ name: 'whom', candidates: others, min: 1, max: 1 }] },
      ];
    },
    result({ closed, shown }) {
      if (!closed) return undefined;
      const most = Math.max(...shown.map((cards) => cards.length));
      return {
        winners: shown.flatMap((cards, index) => (cards.length === most ? [seat(index)] : [])),
        reason: 'closed',
        scores: shown.map((cards) => cards.length),
      };
    },
    next: ({ phase, closed }) => (phase === 'night' && !closed ? { kind: 'dawn' } : undefined),
    choices,
  },
  sight: {
    view,
    viewEvent: (event, viewer) => (event.kind === 'drew' && event.seat !== viewer ? { ...event, card: -1 } : event),
    determinize: (seen, _viewer, _chooser, random) => ({ ...seen, random }),
  },
  words: {
    messages: {},
    notation,
  },
};

const bazaarGame = defineGame<Bazaar>({
  ...definition,
  rules: { ...rules, inputs: usualInputs as typeof rules.inputs },
});

export const bazaar = asAnyGame(bazaarGame);

export const mending = asAnyGame(defineGame<Bazaar>({ ...definition, id: 'mending' }));
