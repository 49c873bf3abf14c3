// What a viewer sees does not hang on what it does not know: cards that are hidden from it change places, and it sees the same.
import { allSeats, createChooser, pick, seat } from '@turnwise/game';
import type { Chooser, Viewer } from '@turnwise/game';
import { eventsOf } from '@turnwise/kernel';
import type { Json } from '@turnwise/kernel';
import { walkGame } from '@turnwise/testkit';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bitOf } from '../apply/knowledge.ts';
import { AGE, CARD_COUNT, cardsOfAge, idOf } from '../cards/catalogue.ts';
import { innovation } from '../index.ts';
import type { InnovationEvent, InnovationInput, InnovationState, InnovationView } from '../types.ts';
import { mapCards } from './view-stack.ts';
import { view } from './view.ts';

const SEED = 32;
const NAMES = ['A', 'B', 'C', 'D'];

const tables = fc.record({
  seed: fc.integer({ min: 1, max: 1_000_000 }),
  seats: fc.integer({ min: 2, max: 4 }).map((count) => NAMES.slice(0, count)),
  options: fc.constantFrom({ edition: 1 }, { edition: 3 }),
});

const viewersOf = ({ players }: InnovationState): readonly Viewer[] => [...allSeats(players.length), null];
const isKnown = ({ known }: InnovationState, card: number, viewer: Viewer): boolean =>
  ((known[card] as number) & bitOf(viewer)) !== 0;

/** Another state in which two cards have changed places, who knew the one knows the other, and other seats' cards came in another order. */
function swapped(state: InnovationState, viewer: Viewer, one: number, other: number): InnovationState {
  const swap = (card: number): number => (card === one ? other : card === other ? one : card);
  const inCandidate = (value: Json): Json => (typeof value === 'number' ? swap(value) : value);
  const inAnswer = (value: Json): Json => (Array.isArray(value) ? value.map(inCandidate) : value);
  const known = state.known.slice();
  known[one] = state.known[other] as number;
  known[other] = state.known[one] as number;
  return {
    ...state,
    known,
    players: state.players.map((player, index) => ({
      ...player,
      hand: index === viewer ? player.hand : player.hand.map(swap).toReversed(),
      score: index === viewer ? player.score : player.score.map(swap).toReversed(),
    })),
    decks: state.decks.map((deck) => deck.map(swap)),
    faceDown: state.faceDown.map(swap),
    stack: {
      ...state.stack,
      effects: state.stack.effects.map((effect) =>
        effect.kind === 'program' ? { ...effect, registers: mapCards(effect.program, effect.registers, swap) } : effect,
      ),
      choices: state.stack.choices.map((choice) =>
        choice.kind === 'selectCards' ? { ...choice, candidates: choice.candidates.map(inCandidate) } : choice,
      ),
      given: state.stack.given.map(({ choice, value }) => ({ choice, value: inAnswer(value) })),
    },
  };
}

/** Every card that a view shows by its id. */
function shownCards({ players, decks, removed, stack }: InnovationView, viewer: Viewer): number[] {
  const own = stack.choices.filter((choice) => choice.seat === viewer && choice.kind === 'selectCards');
  return [
    ...players.flatMap(({ hand, score, piles }) => [hand, score, ...piles].flat()),
    ...decks.flat(),
    ...removed,
    ...stack.effects.flatMap((effect) => (effect.kind === 'program' ? cardsIn(effect.program, effect.registers) : [])),
    ...own.flatMap(({ candidates }) => candidates.filter((one) => typeof one === 'number')),
    ...stack.given.flatMap(({ value }) => (value === null ? [] : (value as readonly number[]))),
  ].filter((card) => card > 0);
}

function cardsIn(program: number, registers: readonly (readonly number[])[]): number[] {
  const cards: number[] = [];
  mapCards(program, registers, (card) => cards.push(card));
  return cards;
}

/** What is wrong with a view, as far as its cards go. */
function faultOf(state: InnovationState, viewer: Viewer, seen: InnovationView): string | undefined {
  const leaked = shownCards(seen, viewer).find((card) => !isKnown(state, card, viewer));
  if (leaked !== undefined) return `${leaked} is shown to ${viewer}`;
  for (let card = 1; card <= CARD_COUNT; card++)
    if (isKnown(state, card, null) && !isKnown(state, card, viewer)) return `${card} is public, but not to ${viewer}`;
  return undefined;
}

/** Two cards of one age that the viewer does not know, if luck finds them. */
function hiddenPair(state: InnovationState, viewer: Viewer, chooser: Chooser): readonly [number, number] | undefined {
  const one = 1 + chooser.below(CARD_COUNT);
  if (isKnown(state, one, viewer)) return undefined;
  const other = pick(
    chooser,
    cardsOfAge(AGE[one] as number).filter((card) => card !== one && !isKnown(state, card, viewer)),
  );
  return other === undefined ? undefined : [one, other];
}

test('in random games every viewer sees the cards that it knows, and nothing of the others but what is public', () => {
  let swaps = 0;
  let labels = 0;
  fc.assert(
    fc.property(tables, (table) => {
      const chooser = createChooser(table.seed, 'swaps');
      const { states, end } = walkGame(innovation, table);
      expect(end).toBe('over');
      for (const state of states as unknown as readonly InnovationState[])
        for (const viewer of viewersOf(state)) {
          const seen = view(state, viewer);
          const fault = faultOf(state, viewer, seen);
          if (fault !== undefined) expect.fail(fault);
          const pair = hiddenPair(state, viewer, chooser);
          if (pair === undefined) continue;
          const text = JSON.stringify(seen);
          const other = JSON.stringify(view(swapped(state, viewer, ...pair), viewer));
          if (other !== text) expect(other).toBe(text);
          swaps++;
          if (/-\d{3}/u.test(text)) labels++;
        }
    }),
    { seed: SEED, numRuns: 8 },
  );
  // Not for want of cases.
  expect(swaps).toBeGreaterThan(1_000);
  expect(labels).toBeGreaterThan(10);
});

/** A state out of a position, after these inputs. */
function played(names: readonly string[], position: Json, ...inputs: readonly InnovationInput[]): InnovationState {
  const context = innovation.prepare({ seed: 1, seats: names });
  if (!context.ok) throw new Error('not prepared');
  const parsed = innovation.notation.position.parse(position, { names, options: {}, random: context.value.random });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
  return inputs.reduce(after, parsed.value);
}

function after(state: InnovationState, input: InnovationInput): InnovationState {
  const result = innovation.kernel.dispatch(state, input);
  if (!result.ok || result.value.outcome.kind !== 'committed') throw new Error(JSON.stringify(result));
  return result.value.state;
}

test('a card that was revealed stays known to all in hand and score pile, and one that was only drawn is not', () => {
  const state = played(
    ['A', 'B'],
    {
      players: { A: { board: { red: { cards: ['Metalworking'] } } }, B: { board: { green: { cards: ['Sailing'] } } } },
      decks: { 1: ['Oars', 'Pottery', 'Tools', 'Writing'] },
    },
    { kind: 'dogma', seat: seat(0), card: idOf('Metalworking') },
    { kind: 'draw', seat: seat(0) },
  );
  for (const viewer of [seat(1), null]) {
    const { hand, score } = view(state, viewer).players[0] as InnovationView['players'][number];
    expect(score).toEqual([idOf('Oars')]);
    expect(hand).toEqual([idOf('Pottery'), -1]);
  }
});

test('who gave a card knows it there, until one of its value leaves the hand unseen', () => {
  const handOfA = (state: InnovationState, viewer: Viewer): readonly number[] =>
    (view(state, viewer).players[0] as InnovationView['players'][number]).hand;
  const ids = (...names: readonly string[]): readonly number[] => names.map(idOf);
  // B and C draw, and each gives its highest card to A.
  const given = played(
    ['A', 'B', 'C'],
    {
      players: {
        A: { board: { red: { cards: ['Archery'] }, yellow: { cards: ['Agriculture'] } }, hand: ['Philosophy'] },
        B: { board: { blue: { cards: ['Writing'] } }, hand: ['Mathematics'] },
        C: { board: { blue: { cards: ['Tools'] } } },
      },
      decks: { 1: ['The Wheel', 'Clothing', 'Sailing'] },
    },
    { kind: 'dogma', seat: seat(0), card: idOf('Archery') },
  );
  expect(handOfA(given, seat(0))).toEqual(ids('Philosophy', 'Mathematics', 'Clothing'));
  expect(handOfA(given, seat(1))).toEqual([-1, idOf('Mathematics'), -2]);
  expect(handOfA(given, seat(2))).toEqual([idOf('Clothing'), -2, -2]);
  expect(handOfA(given, null)).toEqual([-1, -2, -2]);
  // A returns a 2.
  const asked = after(given, { kind: 'dogma', seat: seat(0), card: idOf('Agriculture') });
  const choice = innovation.choices(asked)[0]?.id as string;
  const returned = after(asked, { kind: 'answer', seat: seat(0), choice, value: [idOf('Philosophy')] });
  expect(handOfA(returned, seat(0))).toEqual(ids('Mathematics', 'Clothing'));
  expect(handOfA(returned, seat(1))).toEqual([-1, -2]);
  expect(handOfA(returned, seat(2))).toEqual([idOf('Clothing'), -2]);
  const bottomOfTwos = (viewer: Viewer): number => view(returned, viewer).decks[2]?.[0] as number;
  expect([seat(0), seat(1), null].map(bottomOfTwos)).toEqual([idOf('Philosophy'), -2, -2]);
});

test('the choice of Rocketry names owners and ages, and no card', () => {
  const state = played(
    ['A', 'B'],
    {
      players: {
        A: { board: { blue: { cards: ['Rocketry'] } } },
        B: { board: { green: { cards: ['Sailing'] } }, score: ['Oars', 'Tools', 'Paper'] },
      },
    },
    { kind: 'dogma', seat: seat(0), card: idOf('Rocketry') },
  );
  const [choice] = view(state, seat(0)).stack.choices;
  const ages = [1, 1, 3].map((age) => ({ seat: 1, age }));
  expect(choice).toMatchObject({ seat: 0, kind: 'selectCards', min: 1, max: 1, candidates: ages });
  expect(view(state, seat(0)).players[1]?.score).toEqual([-1, -1, -3]);
  expect(view(state, seat(1)).stack.choices).toMatchObject([{ seat: 0, min: 0, max: 0, candidates: [] }]);
});

test('a secret answer of the opening is seen by its seat alone', () => {
  const start = innovation.setup({ seed: 5, seats: ['A', 'B', 'C'] });
  if (!start.ok) throw new Error('no setup');
  const [choice] = innovation.choices(start.value);
  const answers = choice?.candidates.map((card) => {
    const input: InnovationInput = { kind: 'answer', seat: seat(0), choice: choice.id, value: [card] };
    const result = innovation.kernel.dispatch(start.value, input);
    if (!result.ok || !('frame' in result.value.outcome)) throw new Error('not answered');
    const events: readonly InnovationEvent[] = eventsOf(result.value.outcome.frame);
    return { state: result.value.state, events };
  });
  const [one, other] = answers ?? [];
  if (one === undefined || other === undefined) throw new Error('there are two cards to choose from');
  const gets = ({ state, events }: typeof one, viewer: Viewer): string =>
    JSON.stringify([view(state, viewer), events.map((event) => innovation.viewEvent(event, viewer))]);
  for (const viewer of [seat(1), seat(2), null]) expect(gets(one, viewer)).toBe(gets(other, viewer));
  expect(gets(one, seat(0))).not.toBe(gets(other, seat(0)));
});

test('what is plain to see is not forgotten: the card that was just drawn or revealed goes, or all of its value', () => {
  const zonesOfA = (state: InnovationState, viewer: Viewer): readonly (readonly number[])[] => {
    const { hand, score } = view(state, viewer).players[0] as InnovationView['players'][number];
    return [hand, score];
  };
  const [a, b] = [seat(0), seat(1)];
  // Metalworking scores the card that it has revealed, while another of its value is in the hand.
  const revealed = played(
    ['A', 'B'],
    {
      players: {
        A: { board: { red: { cards: ['Metalworking'] } }, hand: ['Writing'] },
        B: { board: { green: { cards: ['Sailing'] } } },
      },
      decks: { 1: ['Oars', 'Pottery', 'Tools'] },
    },
    { kind: 'dogma', seat: a, card: idOf('Metalworking') },
  );
  expect(zonesOfA(revealed, null)).toEqual([[idOf('Pottery'), -1], [idOf('Oars')]]);
  // Archery gives A a card that B knows, and Mapmaking then scores one of that value that A has drawn.
  const drawn = played(
    ['A', 'B'],
    {
      players: {
        A: { board: { red: { cards: ['Archery'] }, green: { cards: ['Mapmaking'] } } },
        B: { board: { purple: { cards: ['Philosophy'] } }, score: ['Tools'] },
      },
      decks: { 1: ['Clothing', 'Oars'] },
    },
    { kind: 'dogma', seat: a, card: idOf('Archery') },
    { kind: 'dogma', seat: a, card: idOf('Mapmaking') },
  );
  expect(zonesOfA(drawn, b)).toEqual([[idOf('Clothing')], [idOf('Tools'), -1]]);
  // Engineering puts two cards into the score pile of A before all eyes, and Statistics moves both to the hand.
  const moved = played(
    ['A', 'B'],
    {
      players: {
        A: {
          board: { red: { cards: ['Engineering'] }, purple: { cards: ['Mysticism'] }, yellow: { cards: ['Masonry'] } },
        },
        B: { board: { red: { cards: ['Oars'] }, green: { cards: ['The Wheel'] }, yellow: { cards: ['Statistics'] } } },
      },
    },
    { kind: 'dogma', seat: a, card: idOf('Engineering') },
    { kind: 'draw', seat: a },
    { kind: 'dogma', seat: b, card: idOf('Statistics') },
  );
  expect(zonesOfA(moved, null)).toEqual([[idOf('Oars'), idOf('The Wheel'), -3], []]);
});
