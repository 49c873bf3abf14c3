/**
 * Pairs of states that a viewer cannot tell apart, with inputs that can be made on both without its seeing a difference: for those who check
 * what comes out of something larger than a match, such as a server.
 */
import { asAnyGame, createChooser } from '@turnwise/game';
import type { AnyGame, AnyInput, AnyState, Chooser, HostGame, PositionContext, Seat, Viewer } from '@turnwise/game';
import { hashValue } from '@turnwise/kernel';
import type { Json } from '@turnwise/kernel';
import { vocabularyOf } from '../near-miss.ts';
import type { Vocabulary } from '../near-miss.ts';
import { walkGame } from '../walk.ts';
import type { Walk } from '../walk.ts';
import { createPair } from './pair.ts';
import { playOn } from './play-on.ts';
import { probesOf } from './probes.ts';
import { twinOf } from './twin.ts';
import type { TwinWay } from './twin.ts';

export interface TwinsRequest {
  readonly pairs: number;
  /** Of the first game; the next has the next. */
  readonly seed: number;
  readonly options?: Json;
}

export interface Twins {
  readonly game: AnyGame;
  readonly context: PositionContext;
  readonly viewer: Viewer;
  readonly way: TwinWay;
  readonly seed: number;
  /** Frames of the game before it. */
  readonly frame: number;
  readonly states: readonly [AnyState, AnyState];
  /** What the viewer might try at the beginning, in the game's own form, without the seat. */
  readonly probes: readonly Probe[];
  readonly steps: readonly TwinStep[];
}

export interface Probe {
  readonly input: Omit<AnyInput, 'seat'>;
  /** It is refused on both sides, so that it can be sent. */
  readonly refused: boolean;
}

export interface TwinStep {
  readonly seat: Seat;
  /** One for each side: the same if it is the viewer's. */
  readonly inputs: readonly [AnyInput, AnyInput];
}

const PLACES = 12;
const LENGTH = 4;
const WAYS: readonly TwinWay[] = ['dealtAnew', 'dealtAnew', 'swapped', 'swapped', 'otherStreams'];
/** A game in which nothing can be made that looks the same is left after so many without a pair. */
const BARREN = 100;

export function makeTwins(hosted: HostGame, { pairs, seed, options }: TwinsRequest): readonly Twins[] {
  const game = asAnyGame(hosted);
  const strict = game.kernelWith({ development: true });
  const found: Twins[] = [];
  for (let games = 0, barren = 0; found.length < pairs && barren < BARREN; games++, barren++) {
    const walk = walkGame(
      game,
      { seed: seed + games, development: false, ...(options !== undefined && { options }) },
      strict,
    );
    const chooser = createChooser(walk.seed, 'twins');
    const vocabulary = vocabularyOf(walk);
    for (let i = 0; i < PLACES && found.length < pairs; i++) {
      const twins = twinsAt(walk, vocabulary, chooser);
      if (twins === undefined) continue;
      barren = 0;
      found.push(twins);
    }
  }
  return found;
}

function twinsAt(walk: Walk, vocabulary: Vocabulary, chooser: Chooser): Twins | undefined {
  const { game, context, states, viewers, seed } = walk;
  const frame = chooser.below(states.length);
  const viewer = viewers[chooser.below(viewers.length)] as Viewer;
  const way = WAYS[chooser.below(WAYS.length)] as TwinWay;
  const state = states[frame] as AnyState;
  const twin = twinOf(way, game, context, state, viewer, chooser);
  const pair = twin && createPair(game, context, viewer, [state, twin], 'ownLast');
  if (twin === undefined || pair === undefined) return undefined;
  const [a, b] = [pair.sides[0].match, pair.sides[1].match];
  if (a.status !== 'playing' || hashValue(a.state) === hashValue(b.state)) return undefined;
  const probes = viewer === null ? [] : probesOf(a, viewer, vocabulary, chooser).map(asProbe);
  const steps: TwinStep[] = [];
  while (steps.length < LENGTH) {
    const played = playOn(pair, chooser, { asksAll: undefined });
    if (played?.alike !== true) break;
    steps.push({ seat: played.seat, inputs: [played.input, played.likewise ?? played.input] });
  }
  return { game, context, viewer, way, seed, frame, states: [state, twin], probes, steps };

  function asProbe({ seat: _seat, ...input }: AnyInput): Probe {
    const refused = [a, b].every((match) => !match.explain(viewer as Seat, input).accepted);
    return { input, refused };
  }
}
