/**
 * One random game, recorded whole: its states, its frames and how it ended. All laws look at the same walk, so a thousand
 * games are played once and not ten times.
 *
 * It is played in development mode, which freezes what it hands out, unless production is asked for. Where that finds a fault
 * (rules that write into a state), the fault is kept and the game is played anew in production, so that the laws can say
 * what comes of it.
 */
import { allSeats, asAnyGame, createChooser, nextInput, seatRange, usualNames } from '@turnwise/game';
import type { AnyGame, AnyInput, AnyState, AnyTypes, HostGame, PositionContext, Seat, Viewer } from '@turnwise/game';
import { isRefusal, shorten } from '@turnwise/kernel';
import type { Frame, Json, Kernel } from '@turnwise/kernel';
import { faultText, issuesText, refusalText } from './faults.ts';

export interface WalkRequest {
  readonly seed: number;
  readonly seats?: readonly string[];
  readonly options?: Json;
  /** Stop after so many frames. Default: the game's own limit. */
  readonly frames?: number;
  /** Play in development mode, which is slower and finds more. Default true. */
  readonly development?: boolean;
}

/** Why it stopped: over, the limit, nobody could go on, or an answer that should not have come. */
export type WalkEnd = 'over' | 'limit' | 'stuck' | 'refused' | 'fault' | 'threw';

export interface Walk {
  readonly game: AnyGame;
  readonly seed: number;
  /** The names and what a position is read with. */
  readonly context: PositionContext;
  readonly seats: readonly Seat[];
  /** Every seat, then the spectator. */
  readonly viewers: readonly Viewer[];
  /** In production, as hosts run it. */
  readonly kernel: Kernel<AnyTypes>;
  /** In development mode. */
  readonly strict: Kernel<AnyTypes>;
  /** The start, then the state after each frame. */
  readonly states: readonly AnyState[];
  readonly frames: readonly Frame<AnyTypes>[];
  readonly end: WalkEnd;
  /** What was answered that should not have been: a refusal, a fault, an exception. */
  readonly troubles: readonly Trouble[];
}

export interface Trouble {
  /** How many frames lay before it. */
  readonly frame: number;
  readonly what: string;
}

/** Throws when the request itself is wrong, which is a mistake of the caller. */
export function walkGame(hosted: HostGame, request: WalkRequest, kernel?: Kernel<AnyTypes>): Walk {
  const game = asAnyGame(hosted);
  const strict = kernel ?? game.kernelWith({ development: true });
  const { seed, options = {} } = request;
  const seats = request.seats ?? seatNames(game, seed, options);
  const asked = { seed, seats, options };
  const prepared = game.prepare(asked);
  const start = game.setup(asked);
  if (!prepared.ok) throw new Error(`${game.id} cannot begin: ${issuesText(prepared.error)}`);
  if (!start.ok) throw new Error(`${game.id} cannot begin: ${issuesText(start.error)}`);

  const { development = true } = request;
  const played = playWith(game, development ? strict : game.kernel, start.value, request);
  const again = played.end === 'fault' ? game.setup(asked) : start;
  const kept = again === start || !again.ok ? played : playWith(game, game.kernel, again.value, request);
  return {
    game,
    seed,
    context: { names: seats, options, random: prepared.value.random },
    seats: allSeats(seats.length),
    viewers: [...allSeats(seats.length), null],
    kernel: game.kernel,
    strict,
    ...kept,
    troubles: kept === played ? played.troubles : [...played.troubles, ...kept.troubles],
  };
}

/** Whether play went on to its end or its limit, so that what never happened in it says something. */
export function wasPlayed({ end }: Walk): boolean {
  return end === 'over' || end === 'limit';
}

/** The game's own names; else the usual ones, as many as the seed says, so that every size of table comes up. */
export function seatNames(hosted: HostGame, seed: number, options: Json = {}): readonly string[] {
  const game = asAnyGame(hosted);
  const range = seatRange(game, options);
  const { min, max, names } = range;
  return usualNames(range, names?.length ?? min + (seed % (max - min + 1)));
}

/** The usual names for so many seats. */
export function tableOf(hosted: HostGame, count: number): readonly string[] {
  const game = asAnyGame(hosted);
  return usualNames(seatRange(game, {}), count);
}

type Played = Pick<Walk, 'states' | 'frames' | 'end' | 'troubles'>;

function playWith(game: AnyGame, kernel: Kernel<AnyTypes>, start: AnyState, request: WalkRequest): Played {
  const chooser = createChooser(request.seed, 'play');
  const states: AnyState[] = [start];
  const frames: Frame<AnyTypes>[] = [];
  const most = Math.min(request.frames ?? game.longest, game.longest);
  let state = start;
  const stopped = (end: WalkEnd, what?: string): Played => {
    return { states, frames, end, troubles: what === undefined ? [] : [{ frame: frames.length, what }] };
  };

  try {
    for (;;) {
      if (game.result(state) !== undefined) return stopped('over');
      if (frames.length === most) return stopped('limit');
      const input: AnyInput | undefined = nextInput(game, state, chooser);
      if (input === undefined) return stopped('stuck');
      const result = kernel.dispatch(state, input, { no: frames.length + 1, hash: frames.at(-1)?.hash ?? 0 });
      if (!result.ok) return stopped('fault', `${shorten(input)}: ${faultText(result.error)}`);
      const { outcome } = result.value;
      if (isRefusal(outcome)) return stopped('refused', `${shorten(input)} is refused: ${refusalText(outcome)}`);
      if (outcome.kind === 'noChange') return stopped('refused', `${shorten(input)} changes nothing`);
      frames.push(outcome.frame);
      state = result.value.state;
      states.push(state);
    }
  } catch (thrown) {
    return stopped('threw', `the game threw ${String(thrown)}`);
  }
}
