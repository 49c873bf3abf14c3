// Mancala beside Kalah written by hand: the same positions, the same moves, the same ends; and the same number of sequences.
import { createChooser, nextInput } from '@turnwise/game';
import { perft } from '@turnwise/testkit';
import { expect, test } from 'vitest';
import { mancala } from './index.ts';
import { kalahMoves, KALAH_START, kalahWinners, sowKalah } from './testing/kalah.ts';
import type { Kalah } from './testing/kalah.ts';

const game = mancala;
const NAMES = ['south', 'north'];

/** The pits of the ring by name. */
const PITS = NAMES.flatMap((side) => [
  ...Array.from({ length: 6 }, (_, house) => `${side}_${house + 1}`),
  `${side}_store`,
]);

test('random games go as they go by hand', () => {
  const ends = new Set<string>();
  for (let seed = 1; seed <= 100; seed++) {
    const start = game.setup({ seed, seats: NAMES });
    if (!start.ok) throw new Error(JSON.stringify(start.error));
    const chooser = createChooser(seed);
    const state = start.value;
    let kalah = KALAH_START;
    for (let input = nextInput(game, state, chooser); input !== undefined; input = nextInput(game, state, chooser)) {
      expect(game.kernel.step(state, input)).toBeUndefined();
      if (input.kind === 'action') {
        const { house } = input['targets'] as { house: string };
        kalah = sowKalah(kalah, PITS.indexOf(house));
      }
      expect(seedsIn(game.notation.position.format(state, { names: NAMES })), `seed ${seed}`).toEqual(kalah.pits);
      expect(movesIn(state).toSorted()).toEqual(
        kalahMoves(kalah)
          .map((pit) => PITS[pit]!)
          .toSorted(),
      );
      expect(game.toAct(state)).toEqual(kalah.over ? [] : [kalah.next]);
    }
    expect(kalah.over).toBe(true);
    expect(game.result(state)?.winners).toEqual(kalahWinners(kalah));
    ends.add(kalahWinners(kalah).join());
  }
  expect([...ends].toSorted(), 'every end comes up').toEqual(['0', '0,1', '1']);
});

test('there are as many sequences of inputs as by hand', () => {
  const DEPTH = 5;
  const counts: number[] = Array.from({ length: DEPTH }, () => 0);
  const count = (kalah: Kalah, ply: number): void => {
    if (ply === DEPTH) return;
    for (const pit of kalahMoves(kalah)) {
      counts[ply]!++;
      count(sowKalah(kalah, pit), ply + 1);
    }
  };
  count(KALAH_START, 0);
  // The first input is the system's, which lays out the board.
  expect(perft(game, DEPTH + 1)).toEqual([1, ...counts]);
});

interface Position {
  readonly zones: Readonly<Record<string, { readonly row: readonly Pit[] }>>;
}
type Pit = string | { readonly id: string; readonly counters?: { readonly seeds: number } };

function seedsIn(position: unknown): number[] {
  const { zones } = position as Position;
  const pits = NAMES.flatMap((name) => zones[name]!.row);
  expect(pits.map((pit) => (typeof pit === 'string' ? pit : pit.id))).toEqual(PITS);
  return pits.map((pit) => (typeof pit === 'string' ? 0 : (pit.counters?.seeds ?? 0)));
}

function movesIn(state: Parameters<typeof game.toAct>[0]): string[] {
  return game
    .toAct(state)
    .flatMap((by) => game.legalInputs(state, by).inputs)
    .map((input) => (input as unknown as { targets: { house: string } }).targets.house);
}
