/**
 * Nothing that a viewer gets may depend on what it cannot see. Random games are played to some place; there a second state is made that
 * the viewer cannot tell from the true one (`twin.ts`), and two matches go on from both, side by side (`play-on.ts`). As long as the viewer
 * has got the same of both, everything else that it gets or can get by asking must be the same too: its look with offers, choices, hints,
 * time-outs and ids of decisions; events with ids, causes and sentences; what it could undo; why inputs are refused, good and hostile ones;
 * previews, whole; how many updates it is sent and how long they are; the document of what it saw.
 */
import { asAnyGame, createChooser } from '@turnwise/game';
import type { AnyState, Chooser, HostGame, Viewer } from '@turnwise/game';
import { hashValue, shorten } from '@turnwise/kernel';
import type { Json } from '@turnwise/kernel';
import { UNDO_POLICIES } from '@turnwise/match';
import type { UndoPolicy } from '@turnwise/match';
import { vocabularyOf } from '../near-miss.ts';
import type { Vocabulary } from '../near-miss.ts';
import { difference } from '../same.ts';
import { viewerName } from '../seen.ts';
import { walkGame } from '../walk.ts';
import type { Walk } from '../walk.ts';
import { answers, standing } from './gets.ts';
import type { Gets } from './gets.ts';
import { createPair } from './pair.ts';
import type { Pair } from './pair.ts';
import { playOn } from './play-on.ts';
import { probesOf } from './probes.ts';
import { rewind } from './rewind.ts';
import { TWIN_WAYS, twinOf } from './twin.ts';
import type { TwinWay } from './twin.ts';

export interface PairsRequest {
  /** How many pairs of states are compared. */
  readonly pairs: number;
  /** Of the first game; the next has the next. */
  readonly seed: number;
  readonly seats?: readonly string[];
  readonly options?: Json;
  /** For a game in which every seat is asked whether or not it has an answer: the kind of event that says who is asked, which must tell nothing. */
  readonly asksAll?: string;
}

export interface PairsReport {
  readonly game: string;
  readonly seed: number;
  readonly games: number;
  /** Pairs of states that the viewer could not tell apart, by how the second was made. */
  readonly pairs: Readonly<Record<TwinWay, number>>;
  /** Inputs that were tried on both states of a pair. */
  readonly probes: number;
  /** Inputs that were made on both, and after how many of those the viewer could still not tell. */
  readonly inputs: number;
  readonly alike: number;
  readonly leaks: readonly Leak[];
}

export interface Leak {
  readonly seed: number;
  /** Frames of the game before the pair began, and inputs after that. */
  readonly frame: number;
  readonly after: number;
  readonly viewer: string;
  readonly way: TwinWay;
  readonly what: string;
}

/** Places of a game where pairs begin, inputs that follow there, and leaks that are told. */
const PLACES = 12;
const LENGTH = 5;
const MOST_LEAKS = 20;
/** How often each way is taken: what is still to come shows little. */
const OFTEN: readonly TwinWay[] = [
  'dealtAnew',
  'dealtAnew',
  'dealtAnew',
  'swapped',
  'swapped',
  'swapped',
  'otherStreams',
  'otherAnswer',
  'otherAnswer',
];
/** A game in which nothing can be made that looks the same is left after so many without a pair. */
const BARREN = 200;

export function checkPairs(hosted: HostGame, request: PairsRequest): PairsReport {
  const game = asAnyGame(hosted);
  const { pairs: wanted, seed, seats, options } = request;
  const tally = new Tally(game.id, seed);
  const strict = game.kernelWith({ development: true });
  for (let barren = 0; tally.total < wanted && !tally.isFull && barren < BARREN; barren++) {
    const walk = walkGame(
      game,
      {
        seed: seed + tally.games,
        development: false,
        ...(seats !== undefined && { seats }),
        ...(options !== undefined && { options }),
      },
      strict,
    );
    tally.games++;
    const chooser = createChooser(walk.seed, 'pairs');
    const vocabulary = vocabularyOf(walk);
    const before = tally.total;
    for (let i = 0; i < PLACES && tally.total < wanted && !tally.isFull; i++)
      checkPlace(walk, vocabulary, chooser, request, tally);
    if (tally.total > before) barren = 0;
  }
  return tally;
}

class Tally implements PairsReport {
  readonly game: string;
  readonly seed: number;
  games = 0;
  readonly pairs: Record<TwinWay, number> = { dealtAnew: 0, swapped: 0, otherStreams: 0, otherAnswer: 0 };
  probes = 0;
  inputs = 0;
  alike = 0;
  readonly leaks: Leak[] = [];

  constructor(game: string, seed: number) {
    this.game = game;
    this.seed = seed;
  }

  /** There are enough leaks to tell. */
  get isFull(): boolean {
    return this.leaks.length >= MOST_LEAKS;
  }

  get total(): number {
    return TWIN_WAYS.reduce((sum, way) => sum + this.pairs[way], 0);
  }
}

function checkPlace(
  walk: Walk,
  vocabulary: Vocabulary,
  chooser: Chooser,
  { asksAll }: PairsRequest,
  tally: Tally,
): void {
  const { game, context, states, viewers } = walk;
  const frame = chooser.below(states.length);
  const viewer = viewers[chooser.below(viewers.length)] as Viewer;
  const way = OFTEN[chooser.below(OFTEN.length)] as TwinWay;
  const undo = UNDO_POLICIES[chooser.below(UNDO_POLICIES.length)] as UndoPolicy;
  const state = states[frame] as AnyState;
  const twin = twinOf(way, game, context, state, viewer, chooser);
  if (twin === undefined) return;
  const pair = createPair(game, context, viewer, [state, twin], undo);
  if (pair === undefined) return;
  for (let after = 0; ; after++) {
    // A pair of one and the same state shows nothing; it may become one of two when another seat answers.
    const isPair = isOfTwo(pair);
    if (!isPair && way !== 'otherAnswer') return;
    if (isPair) tally.pairs[way]++;
    const tell = (what: string): void => {
      if (!tally.isFull)
        tally.leaks.push({ seed: walk.seed, frame, after, viewer: viewerName(context, viewer), way, what });
    };
    if (isPair && !checkStanding(pair, vocabulary, chooser, tally, tell)) return;
    if (after === LENGTH) return;
    const played = playOn(pair, chooser, { asksAll });
    if (played === undefined) return;
    tally.inputs++;
    if (played.leak !== undefined)
      tell(`${shorten(played.input)} of ${viewerName(context, played.seat)}: ${played.leak}`);
    if (!played.alike) return;
    tally.alike++;
  }
}

function isOfTwo({ sides }: Pair): boolean {
  return hashValue(sides[0].match.state) !== hashValue(sides[1].match.state);
}

/** What the viewer gets of both, and of what it might try, up to the first difference. Gives whether there is none. */
function checkStanding(
  pair: Pair,
  vocabulary: Vocabulary,
  chooser: Chooser,
  tally: Tally,
  tell: (what: string) => void,
): boolean {
  const { viewer, sides } = pair;
  const [a, b] = [sides[0].match, sides[1].match];
  const same = (one: Gets, other: Gets, about: string): boolean => {
    if (JSON.stringify(one) === JSON.stringify(other)) return true;
    tell(`${about}: ${difference(other, one) ?? 'by the order of its fields'}`);
    return false;
  };
  if (!same(standing(a, viewer), standing(b, viewer), 'as it stands')) return false;
  if (viewer !== null)
    for (const [index, input] of probesOf(a, viewer, vocabulary, chooser).entries()) {
      tally.probes++;
      const [one, other] = [a, b].map((match) => answers(match, viewer, input, index === 0));
      if (!same(one as Gets, other as Gets, `asked of ${shorten(input)}`)) return false;
    }
  if (!same({ updates: sides[0].told() }, { updates: sides[1].told() }, 'after what was refused')) return false;
  if (chooser.below(4) === 0 && !same(rewind(sides[0], viewer), rewind(sides[1], viewer), 'taken back')) return false;
  if (a.status === 'over' || chooser.below(4) > 0) return true;
  return same({ seen: a.exportFor(viewer) }, { seen: b.exportFor(viewer) }, 'taken away');
}
