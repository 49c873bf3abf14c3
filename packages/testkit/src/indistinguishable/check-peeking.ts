/**
 * No bot peeks: from two states that its seat cannot tell apart, it gives the same with the same seed. The states come from random games
 * (`twin.ts`); the bot is asked as a host asks it, with a match at hand, so that a host that hands it too much is found as well.
 */
import { asAnyGame, createChooser, drawSeed } from '@turnwise/game';
import type { AnyState, Chooser, HostGame, Seat } from '@turnwise/game';
import { hashValue, shorten } from '@turnwise/kernel';
import type { Json } from '@turnwise/kernel';
import type { Match } from '@turnwise/match';
import { difference } from '../same.ts';
import { walkGame } from '../walk.ts';
import type { Walk } from '../walk.ts';
import { createPair } from './pair.ts';
import { twinOf } from './twin.ts';
import type { TwinWay } from './twin.ts';

export interface PeekingRequest {
  /** What a seat that is to act gets from the bot: its input and all that it tells. */
  readonly choose: (match: Match, seat: Seat, seed: string) => unknown;
  readonly pairs: number;
  /** Of the first game; the next has the next. */
  readonly seed: number;
  readonly options?: Json;
}

export interface PeekingReport {
  readonly pairs: number;
  readonly games: number;
  /** In which game, after how many frames, and what differed. */
  readonly peeks: readonly { readonly seed: number; readonly frame: number; readonly what: string }[];
}

const PLACES = 12;
const WAYS: readonly TwinWay[] = ['dealtAnew', 'swapped', 'otherStreams'];
/** A game in which nothing can be made that looks the same is left after so many games without a pair. */
const BARREN = 100;

export function checkPeeking(hosted: HostGame, { choose, pairs, seed, options }: PeekingRequest): PeekingReport {
  const game = asAnyGame(hosted);
  const strict = game.kernelWith({ development: true });
  const report = { pairs: 0, games: 0, peeks: [] as { seed: number; frame: number; what: string }[] };
  for (let barren = 0; report.pairs < pairs && barren < BARREN; barren++) {
    const request = { seed: seed + report.games, development: false, ...(options !== undefined && { options }) };
    const walk = walkGame(game, request, strict);
    report.games++;
    const chooser = createChooser(walk.seed, 'peeking');
    for (let i = 0; i < PLACES && report.pairs < pairs; i++) {
      const frame = chooser.below(walk.states.length);
      const way = WAYS[chooser.below(WAYS.length)] as TwinWay;
      const matches = matchesAt(walk, frame, way, chooser);
      if (matches === undefined) continue;
      barren = 0;
      report.pairs++;
      const { seat, sides } = matches;
      const own = drawSeed(chooser);
      const [one, other] = sides.map((match) => JSON.parse(JSON.stringify(choose(match, seat, own))) as Json);
      const what = difference(other, one);
      if (what !== undefined) report.peeks.push({ seed: walk.seed, frame, what: shorten(what) });
    }
  }
  return report;
}

function matchesAt(
  { game, context, states }: Walk,
  frame: number,
  way: TwinWay,
  chooser: Chooser,
): { readonly seat: Seat; readonly sides: readonly Match[] } | undefined {
  const state = states[frame] as AnyState;
  const seat = game.toAct(state)[0];
  if (seat === undefined) return undefined;
  const twin = twinOf(way, game, context, state, seat, chooser);
  const pair = twin && createPair(game, context, seat, [state, twin], 'free');
  if (pair === undefined) return undefined;
  const sides = pair.sides.map(({ match }) => match);
  const [a, b] = sides.map((match) => hashValue(match.state));
  return a === b || sides.some((match) => !game.toAct(match.state).includes(seat)) ? undefined : { seat, sides };
}
