// Guesses: states that the viewer cannot tell from the true one, of all kinds, which can be played on.
import { allSeats, createChooser, nextInput, seat } from '@turnwise/game';
import type { Viewer } from '@turnwise/game';
import { walkGame } from '@turnwise/testkit';
import { expect, test } from 'vitest';
import { AGE, CARD_COUNT } from '../cards/catalogue.ts';
import { innovation } from '../index.ts';
import { stack } from '../stack.ts';
import type { InnovationState } from '../types.ts';
import { view } from './view.ts';

const TABLES = [2, 3, 4].flatMap((seats) => ([1, 3] as const).map((edition) => [seats, edition] as const));
const viewersOf = ({ players }: InnovationState): readonly Viewer[] => [...allSeats(players.length), null];

/** What a seat gets besides its view. */
function offersOf(state: InnovationState, viewer: Viewer): unknown {
  return viewer === null ? [] : [innovation.offers(state, viewer), innovation.toAct(state)];
}

/** Plays at random to the end, and says why it could not. */
function whyStuck(state: InnovationState, seed: number): string | undefined {
  const chooser = createChooser(seed, 'play on');
  for (let i = 0; i < innovation.longest; i++) {
    if (innovation.result(state) !== undefined) return undefined;
    const input = nextInput(innovation, state, chooser);
    if (input === undefined) return 'nobody can move';
    const stopped = innovation.kernel.step(state, input);
    if (stopped !== undefined) return JSON.stringify(stopped);
  }
  return 'it does not end';
}

test.each(TABLES)(
  'with %i seats in edition %i, a viewer sees the same of a guess, and the guess is sound',
  (seats, edition) => {
    const seed = seats * 10 + edition;
    const chooser = createChooser(seed, 'guesses');
    const names = ['A', 'B', 'C', 'D'].slice(0, seats);
    const { states, end } = walkGame(innovation, { seed, seats: names, options: { edition } });
    expect(end).toBe('over');
    (states as unknown as readonly InnovationState[]).forEach((state, place) => {
      for (const viewer of viewersOf(state)) {
        const seen = view(state, viewer);
        const guess = innovation.determinize(seen, viewer, chooser);
        const gets = JSON.stringify([seen, offersOf(state, viewer)]);
        const again = JSON.stringify([view(guess, viewer), offersOf(guess, viewer)]);
        if (again !== gets) expect(again).toBe(gets);
        const issues = innovation.rules.invariants?.(guess) ?? [];
        if (issues.length > 0) expect(issues).toEqual([]);
        // Others are asked what they would be asked with these cards, and no question was made up.
        const { choices } = guess.stack;
        const asked = choices.length === 0 ? [] : stack.choicesAgain(guess);
        if (JSON.stringify(asked) !== JSON.stringify(choices)) expect(asked).toEqual(choices);
        if (place % 40 === 0) expect(whyStuck(guess, seed)).toBeUndefined();
      }
    });
  },
);

test('in guesses every card that can lie in a hidden place lies there, equally often', () => {
  const start = innovation.setup({ seed: 9, seats: ['A', 'B'] });
  if (!start.ok) throw new Error('no setup');
  const chooser = createChooser(33, 'guesses');
  const seen = view(start.value, seat(0));
  const own = new Set(start.value.players[0]?.hand);
  const places: Readonly<Record<string, (guess: InnovationState) => number | undefined>> = {
    hand: ({ players }) => players[1]?.hand[0],
    achievement: ({ faceDown }) => faceDown[0],
    bottom: ({ decks }) => decks[1]?.[0],
    secondAge: ({ decks }) => decks[2]?.at(-1),
  };
  const guesses = Array.from({ length: 2_600 }, () => innovation.determinize(seen, seat(0), chooser));
  for (const [place, cardAt] of Object.entries(places)) {
    const counts = new Map<number, number>();
    for (const guess of guesses) counts.set(cardAt(guess) as number, (counts.get(cardAt(guess) as number) ?? 0) + 1);
    const age = place === 'secondAge' ? 2 : 1;
    for (let card = 1; card <= CARD_COUNT; card++) {
      if (AGE[card] !== age || own.has(card)) continue;
      const expected = guesses.length / (age === 1 ? 13 : 10);
      // Five standard deviations.
      expect(Math.abs((counts.get(card) ?? 0) - expected), `${card} as ${place}`).toBeLessThan(5 * Math.sqrt(expected));
    }
  }
});

test('a secret answer of the opening is guessed again, and is one that could be given', () => {
  const start = innovation.setup({ seed: 6, seats: ['A', 'B', 'C'] });
  if (!start.ok) throw new Error('no setup');
  const [choice] = innovation.choices(start.value);
  const value = choice?.candidates.slice(0, 1) ?? [];
  const input = { kind: 'answer', seat: seat(0), choice: choice?.id ?? '', value } as const;
  const result = innovation.kernel.dispatch(start.value, input);
  if (!result.ok) throw new Error('not answered');
  const { state } = result.value;
  const chooser = createChooser(34, 'guesses');
  const places = new Set<number | undefined>();
  for (let i = 0; i < 40; i++) {
    const { players, stack: guessed } = innovation.determinize(view(state, seat(1)), seat(1), chooser);
    const answer = guessed.given[0]?.value as readonly [number];
    places.add(players[0]?.hand.indexOf(answer[0]));
  }
  expect(places).toEqual(new Set([0, 1]));
  expect(innovation.determinize(view(state, seat(0)), seat(0), chooser).stack.given[0]?.value).toEqual(value);
});

test('where no deal leads to the question that is asked, the guess can still be played', () => {
  const { states } = walkGame(innovation, { seed: 12, seats: ['A', 'B'] });
  const asked = (states as unknown as readonly InnovationState[]).find(
    ({ stack: { choices, effects } }) =>
      choices[0]?.seat === 1 && choices[0].kind === 'selectCards' && effects.length > 1,
  ) as InnovationState;
  const seen = view(asked, seat(0));
  // A question for a purpose that no card has.
  const choices = seen.stack.choices.map((choice) => ({ ...choice, purpose: 'juggle' }));
  const odd = { ...seen, stack: { ...seen.stack, choices } };
  const guess = innovation.determinize(odd, seat(0), createChooser(35));
  expect(JSON.stringify(view(guess, seat(0)))).toBe(JSON.stringify(odd));
  expect(whyStuck(guess, 12)).toBeUndefined();
});
