/**
 * The legal first moves by brute force, written from the rulebook and sharing nothing with the game's own code: a board of
 * numbered points as positions print it, every order of the dice, every sequence to its end, and then the longest.
 */
import type { Json } from '@turnwise/kernel';

type Side = 'white' | 'black';

interface Board {
  /** Signed counts by point: white above zero, black below. Index 0 is not used. */
  readonly points: readonly number[];
  readonly bar: Readonly<Record<Side, number>>;
}

interface Play {
  readonly text: string;
  readonly die: number;
  readonly after: Board;
}

/** From the formatted position: the first moves as `24/20 4`, sorted. */
export function naiveFirstMoves(position: Json): string[] {
  const document = position as {
    points: Record<string, { white?: number; black?: number }>;
    bar: Record<Side, number>;
    dice?: readonly number[];
    next: Side;
  };
  const points = Array.from({ length: 25 }, (_, point) => {
    const { white = 0, black = 0 } = document.points[point] ?? {};
    return white - black;
  });
  const { dice = [], next } = document;
  const sequences = orders(dice).flatMap((order) => sequencesOf({ points, bar: document.bar }, next, order));
  const longest = Math.max(0, ...sequences.map((plays) => plays.length));
  const complete = sequences.filter((plays) => plays.length === longest && longest > 0);
  const firsts = complete.map((plays) => plays[0] as Play);
  // One die alone can be played: the higher, if there is such a sequence.
  const higher = Math.max(0, ...firsts.map(({ die }) => die));
  const due = longest === 1 && dice.length === 2 ? firsts.filter(({ die }) => die === higher) : firsts;
  return [...new Set(due.map(({ text }) => text))].toSorted();
}

function orders(dice: readonly number[]): (readonly number[])[] {
  return dice.length === 2 && dice[0] !== dice[1] ? [dice, dice.toReversed()] : [dice];
}

/** Every way to play the dice in this order until no more can be played. */
function sequencesOf(board: Board, side: Side, [die, ...rest]: readonly number[]): (readonly Play[])[] {
  if (die === undefined) return [[]];
  const plays = playsOf(board, side, die);
  if (plays.length === 0) return [[]];
  return plays.flatMap((play) => sequencesOf(play.after, side, rest).map((more) => [play, ...more]));
}

function playsOf(board: Board, side: Side, die: number): Play[] {
  const sign = side === 'white' ? 1 : -1;
  const own = (point: number): number => Math.max(0, sign * (board.points[point] ?? 0));
  const against = (point: number): number => Math.max(0, -sign * (board.points[point] ?? 0));
  const plays: Play[] = [];

  if (board.bar[side] > 0) {
    const to = side === 'white' ? 25 - die : die;
    if (against(to) < 2) plays.push({ text: `bar/${to} ${die}`, die, after: moved(board, side, undefined, to) });
    return plays;
  }
  const all = Array.from({ length: 24 }, (_, index) => index + 1);
  const home = side === 'white' ? all.slice(0, 6) : all.slice(18);
  const allHome = all.every((point) => home.includes(point) || own(point) === 0);
  for (const from of all.filter((point) => own(point) > 0)) {
    const to = side === 'white' ? from - die : from + die;
    if (to >= 1 && to <= 24) {
      if (against(to) < 2) plays.push({ text: `${from}/${to} ${die}`, die, after: moved(board, side, from, to) });
      continue;
    }
    const exact = to === 0 || to === 25;
    const behind = home.some((point) => own(point) > 0 && (side === 'white' ? point > from : point < from));
    if (allHome && (exact || !behind))
      plays.push({ text: `${from}/off ${die}`, die, after: moved(board, side, from, undefined) });
  }
  return plays;
}

function moved(board: Board, side: Side, from: number | undefined, to: number | undefined): Board {
  const sign = side === 'white' ? 1 : -1;
  const points = board.points.slice();
  const bar = { ...board.bar };
  if (from === undefined) bar[side]--;
  else points[from] = (points[from] ?? 0) - sign;
  if (to !== undefined) {
    if (points[to] === -sign) {
      points[to] = 0;
      bar[side === 'white' ? 'black' : 'white']++;
    }
    points[to] = (points[to] ?? 0) + sign;
  }
  return { points, bar };
}
