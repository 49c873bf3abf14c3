/**
 * A bot's decision in slices: between two of them whoever has asked something is answered, and the search can be ended. Bots are loaded when
 * one is first asked, so that a table is shown before.
 */
import type { Decision } from '@turnwise/bots';
import type { AnyGame, AnyInput, Seat } from '@turnwise/game';
import type { Seed } from '@turnwise/kernel';
import type { BotMark } from '@turnwise/match';
import { SourceTrouble } from '../source-trouble.ts';

export interface SearchWorld {
  /** Milliseconds from any moment on. */
  readonly now: () => number;
  /** Lets messages come in. */
  readonly rest: () => Promise<void>;
}

export interface SearchOrder {
  readonly game: AnyGame;
  readonly bot: string;
  readonly seat: Seat;
  readonly seats: number;
  /** `match.look(seat).seen`. */
  readonly view: unknown;
  readonly seed: Seed;
  /** It decides by what it has found after so long. */
  readonly milliseconds: number;
  /** Whether anybody still wants the answer. */
  readonly isWanted: () => boolean;
  readonly onShare?: (share: number) => void;
}

export interface SearchAnswer {
  readonly decision: Decision;
  readonly mark: BotMark;
}

/** Milliseconds of work between two rests, and between two tellings. */
const SLICE = 10;
const TELLING = 100;

/** Undefined if nobody wanted it in the end. */
export async function search(world: SearchWorld, order: SearchOrder): Promise<SearchAnswer | undefined> {
  const { game, seat, seats, view, seed, milliseconds, isWanted, onShare } = order;
  const { botNamed, conclude } = await import('@turnwise/bots');
  const bot = botNamed(game, order.bot);
  if (!bot.ok) throw new SourceTrouble('cannotOpen', `there is no bot ${order.bot}: expected ${bot.error.expected}`);
  const begun = world.now();
  const thinking = bot.value.think({ seat, seats, view }, seed);
  let [piece, told, time] = [1, begun, begun];
  while (!thinking.ready && time - begun < milliseconds) {
    thinking.work(piece);
    const after = world.now();
    piece = nextPiece(piece, after - time);
    if (after - told >= TELLING) {
      onShare?.(Math.min(1, Math.max(thinking.done / thinking.wanted, (after - begun) / milliseconds)));
      told = after;
    }
    await world.rest();
    if (!isWanted()) return undefined;
    time = world.now();
  }
  const decision = conclude([thinking.found()], seed);
  return { decision, mark: { name: bot.value.name, seed, iterations: decision.report.iterations } };
}

/** What may be done instead of a choice that was refused. */
export async function others(
  { game, seat, seats, view, seed }: SearchOrder,
  refused: AnyInput,
): Promise<readonly AnyInput[]> {
  const { otherInputs } = await import('@turnwise/bots');
  return otherInputs(game, { seat, seats, view }, seed, refused, MOST_OTHERS);
}

/** Each that is refused may cost all the work that a guard allows. */
const MOST_OTHERS = 40;

/** As many iterations as take a slice, by how long the last ones took; carefully, since the next may take longer. */
function nextPiece(piece: number, took: number): number {
  const fitting = took <= 0 ? Infinity : Math.floor((piece * SLICE) / took);
  return Math.max(1, Math.min(fitting, piece * 2));
}
