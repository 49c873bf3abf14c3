// Where there is much to choose from: some of it is looked at, from everywhere in the list, and more with every visit.
import { seat } from '@turnwise/game';
import type { AnyGame, AnyInput, Chooser, Seat } from '@turnwise/game';
import { expect, test } from 'vitest';
import { botNamed, decide } from '../index.ts';
import type { Report } from '../index.ts';

interface Picked {
  picked: number;
}

/** One seat picks a number, and the higher it is the better. */
function picking(numbers: number, hidden: boolean): AnyGame {
  const pick = (number: number): AnyInput => Object.assign({ kind: 'pick', seat: seat(0) }, { number });
  const game = {
    traits: { hiddenInformation: hidden, chance: false, simultaneous: false },
    longest: 10,
    bots: { evaluate: ({ picked }: Picked, by: Seat) => (by === 0 ? picked / numbers : 1 - picked / numbers) },
    kernel: {
      clone: (state: Picked) => ({ ...state }),
      cloneInto: (to: Picked, from: Picked) => Object.assign(to, from),
      step: (state: Picked, { number }: { number: number }) => void (state.picked = number),
      hash: ({ picked }: Picked) => String(picked),
    },
    determinize: () => ({ picked: 0 }),
    toAct: ({ picked }: Picked) => (picked === 0 ? [seat(0)] : []),
    next: () => undefined,
    result: () => undefined,
    offers: () => [],
    accepts: () => true,
    legalInputs: (_: Picked, __: Seat, limit = Infinity) => ({
      inputs: Array.from({ length: Math.min(limit, numbers) }, (___, at) => pick(at + 1)),
      cut: numbers > limit,
    }),
    sample: (_: Picked, __: Seat, chooser: Chooser) => pick(1 + chooser.below(numbers)),
  };
  return game as unknown as AnyGame;
}

function reported(game: AnyGame, settings: string): Report {
  const bot = botNamed(game, `search:exploration=0.1,${settings}`);
  if (!bot.ok) throw new Error(JSON.stringify(bot.error));
  return decide(bot.value, { seat: seat(0), seats: 2, view: {} }, 1).report;
}

function numbersOf({ moves }: Report): readonly number[] {
  return moves.map(({ input }) => (input as unknown as { readonly number: number }).number);
}

const TREES: readonly [string, boolean][] = [
  ['open', false],
  ['hidden', true],
];

test.each(TREES)('%s: of a thousand inputs some are drawn, wherever they stand in the list', (_, hidden) => {
  for (const prior of [0, 1]) {
    const numbers = numbersOf(reported(picking(1000, hidden), `iterations=600,worlds=20,prior=${prior}`));
    expect(numbers[0]).toBeGreaterThan(900);
    expect(numbers.filter((number) => number > 200).length).toBeGreaterThan(10);
  }
});

test.each(TREES)('%s: what promises most is looked at first', (_, hidden) => {
  const numbers = numbersOf(reported(picking(150, hidden), 'iterations=30,worlds=5,prior=1,width=3'));
  expect(numbers[0]).toBe(150);
});

test.each(TREES)('%s: at first some are looked at, and more with every visit', (_, hidden) => {
  const game = picking(150, hidden);
  const tried = (iterations: number): number =>
    reported(game, `iterations=${iterations},worlds=5,width=6`).moves.filter(({ visits }) => visits > 0).length;
  expect(tried(6)).toBeLessThanOrEqual(8);
  expect(tried(100)).toBeGreaterThan(8);
  expect(tried(100)).toBeLessThanOrEqual(16);
  expect(tried(400)).toBeGreaterThan(20);
});

test('worlds share what is drawn', () => {
  const { moves } = reported(picking(100_000, true), 'iterations=400,worlds=20,prior=1');
  expect(moves.length).toBeLessThanOrEqual(80);
});
