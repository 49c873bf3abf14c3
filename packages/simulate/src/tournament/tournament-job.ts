/** The games of a tournament, from one of them on. Each is a batch of its own, and comes to one line. */
import { ok } from '@turnwise/kernel';
import type { Issue, Json, Result, Seed } from '@turnwise/kernel';
import type { AnyGame, GameResult } from '@turnwise/game';
import { botsNamed } from '../bot-games.ts';
import type { Job } from '../job.ts';
import { playingGame } from '../play-game.ts';
import { faultOf } from '../stop-text.ts';
import { pairCount, pairingOf, pairingSeeds, sideOf } from './pairing.ts';
import type { Pairing } from './pairing.ts';

export interface TournamentPlan {
  readonly game: AnyGame;
  /** Names of bots. */
  readonly entrants: readonly string[];
  /** How many games every two of them play. */
  readonly each: number;
  readonly seed: Seed;
  readonly seats: readonly string[];
  readonly options: Json;
  /** Games that have been played before. */
  readonly from: number;
}

/** What a game came to, as it is kept. */
export interface Meeting {
  /** From 1. */
  readonly game: number;
  readonly one: number;
  readonly other: number;
  readonly swapped: boolean;
  /** What the one got: 1 for a win, a half where neither side won alone, 0. */
  readonly score: number;
  /** Null where it reached no result. */
  readonly reason: string | null;
  readonly inputs: number;
}

export function meetingsIn({ entrants, each }: Pick<TournamentPlan, 'entrants' | 'each'>): number {
  return pairCount(entrants.length) * each;
}

export function tournamentJob(plan: TournamentPlan): Result<Job<Meeting[]>, Issue> {
  const { game, entrants, seed, seats, options, from } = plan;
  const bots = botsNamed({ game, bots: entrants });
  if (!bots.ok) return bots;
  const games = meetingsIn(plan) - from;
  return ok({
    games,
    batches: games,
    adding: { empty: () => [], add: (to, next) => void to.push(...next), games: ({ length }) => length },
    *play(batch, meetings) {
      const at = from + batch;
      const pairing = pairingOf(entrants.length, at);
      const pair = [pairing.one, pairing.other].map((place) => bots.value[place]);
      const seated = seats.flatMap((_, seat) => pair[sideOf(seat, pairing)] ?? []);
      const seeds = pairingSeeds(seed, pairing, seats.length);
      const played = yield* playingGame(game, { seeds, seats, options, bots: seated, quick: true });
      if (!played.ok) return played.error;
      const { end, inputs, result } = played.value;
      if (typeof end === 'object') return [faultOf(plan, at + 1, inputs, end)];
      const { one, other, swapped } = pairing;
      const reason = result?.reason ?? null;
      meetings.push({ game: at + 1, one, other, swapped, score: scoreOf(result, pairing), reason, inputs });
      return undefined;
    },
  });
}

function scoreOf(result: GameResult | undefined, pairing: Pairing): number {
  const sides = new Set((result?.winners ?? []).map((seat) => sideOf(seat, pairing)));
  return sides.size === 1 ? (sides.has(0) ? 1 : 0) : 0.5;
}
