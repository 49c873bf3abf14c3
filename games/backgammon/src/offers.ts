/** What the seat that is to act may do, listed, offered or drawn at random: all three from `legalMoves`. */
import { seat } from '@turnwise/game';
import type { Chooser, Offer, Seat } from '@turnwise/game';
import { legalMoves } from './moves.ts';
import { BAR, fromAt, toAt } from './places.ts';
import { toAct } from './rules.ts';
import type { BackgammonInput, BackgammonView, Confirm, Move, Roll } from './types.ts';

export function offers(view: BackgammonView, by: Seat): readonly Offer[] {
  return inputs(view, by).map((input) => {
    if (input.kind !== 'move') return { kind: input.kind, seat: by, slots: [] };
    const { from, to, die } = input;
    return { kind: 'move', seat: by, fixed: { from, to, die }, slots: [] };
  });
}

/** One of the same, each as likely as the others. */
export function sample(view: BackgammonView, by: Seat, chooser: Chooser): BackgammonInput | undefined {
  if (!toAct(view).includes(by)) return undefined;
  if (view.phase === 'roll') return ROLLS[by];
  const { high, highFrom, low, lowFrom } = legalMoves(view);
  const highs = countBits(highFrom);
  const all = highs + countBits(lowFrom);
  if (all === 0) return CONFIRMS[by];
  const index = all === 1 ? 0 : chooser.below(all);
  return index < highs ? moveOf(by, high, bitAt(highFrom, index)) : moveOf(by, low, bitAt(lowFrom, index - highs));
}

/** Every input of the seat: the higher die first, and the checker that is farthest back. */
function inputs(view: BackgammonView, by: Seat): readonly BackgammonInput[] {
  if (!toAct(view).includes(by)) return [];
  if (view.phase === 'roll') return [ROLLS[by] as Roll];
  const { high, highFrom, low, lowFrom } = legalMoves(view);
  const moves: Move[] = [];
  for (let distance = BAR; distance > 0; distance--)
    if ((highFrom & (1 << distance)) !== 0) moves.push(moveOf(by, high, distance));
  for (let distance = BAR; distance > 0; distance--)
    if ((lowFrom & (1 << distance)) !== 0) moves.push(moveOf(by, low, distance));
  return moves.length === 0 ? [CONFIRMS[by] as Confirm] : moves;
}

/** Every input there is, made once: a playout makes no garbage for them. */
const ROLLS: readonly Roll[] = [0, 1].map((by) => Object.freeze({ kind: 'roll', seat: seat(by) }));
const CONFIRMS: readonly Confirm[] = [0, 1].map((by) => Object.freeze({ kind: 'confirm', seat: seat(by) }));
const MOVES: readonly Move[] = [0, 1].flatMap((by) =>
  [1, 2, 3, 4, 5, 6].flatMap((die) =>
    Array.from({ length: BAR }, (_, index): Move => {
      const from = fromAt(seat(by), index + 1);
      return Object.freeze({ kind: 'move', seat: seat(by), from, to: toAt(seat(by), index + 1 - die), die });
    }),
  ),
);

function moveOf(by: Seat, die: number, distance: number): Move {
  return MOVES[(by * 6 + die - 1) * BAR + distance - 1] as Move;
}

function countBits(mask: number): number {
  let count = 0;
  for (let left = mask; left !== 0; left &= left - 1) count++;
  return count;
}

/** The place of the set bit with this number, counted from the lowest. */
function bitAt(mask: number, index: number): number {
  let left = mask;
  for (let i = 0; i < index; i++) left &= left - 1;
  return 31 - Math.clz32(left & -left);
}
