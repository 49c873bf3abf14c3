/** Backgammon: what each input does. The legal moves are in `moves.ts`, the reasons against a move in `refuse-move.ts`. */
import { NO_SEATS, onlySeat, turnCheck } from '@turnwise/game';
import type { Seat } from '@turnwise/game';
import { disallowed, either, fact, integer, invalidInput, oneOf, optional, readStream } from '@turnwise/kernel';
import type { Draft, Emit, Evaluation, Rules, Step, Stream, Writable } from '@turnwise/kernel';
import { invariants } from './invariants.ts';
import { legalMoves } from './moves.ts';
import { BAR, BLACK, CHECKERS, checkersOf, distanceFrom, OFF, opponent, toAt, WHITE } from './places.ts';
import { refuseMove } from './refuse-move.ts';
import type { Backgammon, BackgammonDiff, BackgammonState, BackgammonView, Roll } from './types.ts';
import { pointsOf, winOver } from './victory.ts';

export function toAct(view: BackgammonView): readonly Seat[] {
  return view.phase === 'roll' || view.phase === 'move' ? onlySeat(view.next) : NO_SEATS;
}

const OPENING_ROLL: Roll = Object.freeze({ kind: 'roll' });

/** The system's input that is due: the opening roll. */
export function next(view: BackgammonView): Roll | undefined {
  return view.phase === 'opening' ? OPENING_ROLL : undefined;
}

/** Nobody acts before the opening roll has said who begins. */
const opening: Evaluation<Backgammon> = {
  name: 'opening',
  order: -2000,
  evaluate: (input, state) =>
    state.phase === 'opening' && input.seat !== undefined ? disallowed('openingRollDue') : undefined,
};

/** Two dice: for the opening, or for the seat whose turn it is. */
const roll: Evaluation<Backgammon> = {
  name: 'roll',
  order: 0,
  evaluate(input, state) {
    if (input.kind !== 'roll') return undefined;
    if (state.phase === 'opening') return rollOpening(state);
    const { seat } = input;
    if (seat === undefined) return invalidInput('rollNeedsSeat');
    if (state.phase === 'move') return disallowed('alreadyRolled', { dice: state.dice });
    const reader = readStream(state.random, 'dice');
    const dice = [reader.die(6), reader.die(6)] as const;
    return [reader.step(), { kind: 'roll', seat, dice }];
  },
};

/** White's die, then black's; equal dice are rolled again. */
function rollOpening(state: BackgammonState): readonly Step<Backgammon>[] {
  const reader = readStream(state.random, 'dice');
  const ties: Step<Backgammon>[] = [];
  for (;;) {
    const white = reader.die(6);
    const black = reader.die(6);
    if (white !== black) return [reader.step(), ...ties, { kind: 'open', white, black }];
    ties.push(fact({ kind: 'openingTied', white, black }));
  }
}

/** One checker by one die. */
const move: Evaluation<Backgammon> = {
  name: 'move',
  order: 0,
  evaluate(input, state) {
    if (input.kind !== 'move') return undefined;
    const { seat, from, to, die } = input;
    const legal = legalMoves(state);
    const froms = die === legal.high ? legal.highFrom : die === legal.low ? legal.lowFrom : 0;
    const distance = distanceFrom(seat, from);
    if ((froms & (1 << distance)) === 0 || to !== toAt(seat, distance - die)) return refuseMove(state, input, legal);
    return [{ kind: 'move', seat, from, to, die }];
  },
};

/** Ends the turn, when nothing is left that could be played. */
const confirm: Evaluation<Backgammon> = {
  name: 'confirm',
  order: 0,
  evaluate(input, state) {
    if (input.kind !== 'confirm') return undefined;
    if (state.phase === 'roll') return disallowed('mustRoll');
    const legal = legalMoves(state);
    if ((legal.highFrom | legal.lowFrom) !== 0) return disallowed('moreMovesPossible', { dice: state.dice });
    return [{ kind: 'endTurn', seat: input.seat }];
  },
};

/** Looks at the board after a move: the fifteenth checker off wins at once. */
const victory: Evaluation<Backgammon> = {
  name: 'victory',
  order: 100,
  evaluate(input, state) {
    if (input.kind !== 'move' || checkersOf(state, input.seat)[OFF] !== CHECKERS) return undefined;
    return [{ kind: 'win', seat: input.seat, reason: winOver(checkersOf(state, opponent(input.seat))) }];
  },
};

const SEAT = integer(0, 1);
const POINT = integer(1, 24);

export const rules: Rules<Backgammon> = {
  name: 'backgammon',
  schemaVersion: 1,
  fork: (s) => ({ white: s.white, black: s.black, phase: s.phase, next: s.next, dice: s.dice, random: s.random }),
  copyInto(to, from) {
    copyCheckers(to.white as number[], from.white);
    copyCheckers(to.black as number[], from.black);
    // Dice and streams are never written into, only replaced, so that they may be shared.
    const target = to as Writable<BackgammonState>;
    target.phase = from.phase;
    target.next = from.next;
    target.dice = from.dice;
    for (const name in from.random) (to.random as Record<string, Stream>)[name] = from.random[name] as Stream;
  },
  inputs: {
    roll: { seat: optional(SEAT) },
    move: { seat: SEAT, from: either(POINT, oneOf(['bar'])), to: either(POINT, oneOf(['off'])), die: integer(1, 6) },
    confirm: { seat: SEAT },
  },
  behaviours: [
    opening,
    turnCheck<Backgammon>({ isOver: (state) => state.phase === 'over', toAct }),
    roll,
    move,
    confirm,
    victory,
  ],
  invariants,
  apply(draft, diff, emit) {
    const { state } = draft;
    switch (diff.kind) {
      case 'open': {
        const { white, black } = diff;
        const seat = white > black ? WHITE : BLACK;
        state.next = seat;
        state.phase = 'move';
        state.dice = [white, black];
        emit?.({ kind: 'openingRolled', white, black, seat });
        break;
      }
      case 'roll': {
        const [a, b] = diff.dice;
        state.phase = 'move';
        state.dice = a === b ? [a, a, a, a] : [a, b];
        emit?.({ kind: 'rolled', seat: diff.seat, dice: diff.dice });
        break;
      }
      case 'move':
        applyMove(draft, diff, emit);
        break;
      case 'endTurn':
        state.phase = 'roll';
        state.next = opponent(diff.seat);
        state.dice = [];
        emit?.({ kind: 'turnEnded', seat: diff.seat, final: true });
        break;
      case 'win':
        state.phase = 'over';
        state.dice = [];
        emit?.({ kind: 'won', seat: diff.seat, reason: diff.reason, points: pointsOf(diff.reason) });
        break;
    }
  },
};

function applyMove(
  draft: Draft<Backgammon>,
  { seat, from, to, die }: Extract<BackgammonDiff, { kind: 'move' }>,
  emit: Emit<Backgammon>,
): void {
  const { state } = draft;
  const mine = seat === WHITE ? (state.white = draft.own(state.white)) : (state.black = draft.own(state.black));
  const start = distanceFrom(seat, from);
  const end = Math.max(OFF, start - die);
  mine[start] = (mine[start] as number) - 1;
  mine[end] = (mine[end] as number) + 1;
  state.dice = withoutDie(state.dice, die);
  emit?.({ kind: 'moved', seat, from, to, die });
  if (to === 'off') {
    emit?.({ kind: 'borneOff', seat, off: mine[OFF] as number });
    return;
  }
  const other = opponent(seat);
  if (checkersOf(state, other)[BAR - end] === 0) return;
  const theirs = seat === WHITE ? (state.black = draft.own(state.black)) : (state.white = draft.own(state.white));
  theirs[BAR - end] = 0;
  theirs[BAR] = (theirs[BAR] as number) + 1;
  emit?.({ kind: 'hit', seat: other, point: to });
}

/** All but one of these. */
function withoutDie(dice: readonly number[], die: number): readonly number[] {
  const left = dice.slice();
  left.splice(left.indexOf(die), 1);
  return left;
}

function copyCheckers(to: number[], from: readonly number[]): void {
  for (let i = 0; i <= BAR; i++) to[i] = from[i] as number;
}
