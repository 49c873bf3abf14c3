/**
 * Games that are rulesets, at length: random games held to the laws (the dear checks at a share of their places, as in
 * Innovation's), and as many played by both interpreters, which must agree in every frame.
 */
import { duel } from '@turnwise/duel';
import type { AnyGame } from '@turnwise/game';
import { mancala } from '@turnwise/mancala';
import { compareWithPlain } from '@turnwise/ruleset/plain';
import type { RulesetGame } from '@turnwise/ruleset';
import { checkLaws, formatLawReport, mergeLawReports } from '@turnwise/testkit';
import type { LawReport } from '@turnwise/testkit';
import { whist } from '@turnwise/whist';
import type { Counts, Job, Piece, Verdict } from './job.ts';

/** How many games of each, in how large pieces, and how many seconds one takes, roughly, with both. */
export const RULESET_PLAYS: Readonly<Record<string, RulesetPlays>> = {
  duel: { game: duel, games: 3000, piece: 150, seconds: 0.7 },
  whist: { game: whist, games: 3000, piece: 150, seconds: 0.7 },
  mancala: { game: mancala, games: 3000, piece: 300, seconds: 0.25 },
};

interface RulesetPlays {
  readonly game: RulesetGame;
  readonly games: number;
  readonly piece: number;
  readonly seconds: number;
}

const SHARE = 0.125;

interface Found {
  readonly report: LawReport;
  /** Where the interpreters parted, if they did. */
  readonly departures: readonly string[];
}

export function rulesetLaws(game: AnyGame, plays: RulesetPlays, { games = plays.games, seed }: Counts): Job {
  const pieces = Array.from({ length: Math.ceil(games / plays.piece) }, (_, at): Piece => {
    const first = seed + at * plays.piece;
    const count = Math.min(plays.piece, games - at * plays.piece);
    return {
      name: `laws ${game.id}, seeds ${first} to ${first + count - 1}`,
      weight: count * plays.seconds,
      run: (): Found => ({
        report: checkLaws(game, { games: count, seed: first, share: SHARE }),
        departures: Array.from({ length: count }, (_one, index) => departureOf(plays.game, first + index)).flat(),
      }),
    };
  });
  return {
    name: `laws ${game.id}`,
    part: 'laws',
    game: game.id,
    pieces,
    conclude: (found) => conclude(found as readonly Found[]),
  };
}

function departureOf(game: RulesetGame, seed: number): readonly string[] {
  const { departure } = compareWithPlain(game, game.compiled.ruleset, { seed });
  return departure === undefined ? [] : [`seed ${seed}: ${JSON.stringify(departure)}`];
}

function conclude(found: readonly Found[]): Verdict {
  const report = mergeLawReports(found.map((one) => one.report));
  const departures = found.flatMap((one) => one.departures);
  return {
    passed: report.passed && departures.length === 0,
    text: [
      formatLawReport(report),
      departures.length === 0 ? 'both interpreters agree on all of them' : 'the interpreters part:',
      ...departures,
    ].join('\n'),
  };
}
