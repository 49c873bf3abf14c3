/**
 * No bot peeks: two thousand pairs of states that a seat cannot tell apart, over every game with secrets. Every kind of bot gives the same
 * input and the same report from both. Two bots that peek are put to the same test, and must be found.
 */
import { decide } from '@turnwise/bots';
import type { BotLook } from '@turnwise/bots';
import type { AnyGame, Seat } from '@turnwise/game';
import type { Json } from '@turnwise/kernel';
import type { Match } from '@turnwise/match';
import { checkPeeking } from '@turnwise/testkit';
import type { PeekingReport, PeekingRequest } from '@turnwise/testkit';
import type { Counts, Job, Piece, Verdict } from '../job.ts';
import { gameOf, named } from './play-row.ts';

const BOTS = ['random', 'greedy', 'search:iterations=10,worlds=4,prior=1,playout=3', 'search:iterations=20'];

/** Pairs in one piece, and for a game that is asked for. */
const PIECE = 20;
const PLACES = 12;
/** Seeds are far from those of the next piece, however many games one takes. */
const APART = 100_000;

interface PeekingPlay {
  readonly id: string;
  readonly pairs: number;
  /** Rough seconds for a piece. */
  readonly seconds: number;
}

export const PEEKING_PLAYS: readonly PeekingPlay[] = [
  { id: 'innovation', pairs: 500, seconds: 3 },
  { id: 'duel', pairs: 500, seconds: 6 },
  { id: 'whist', pairs: 400, seconds: 6 },
  { id: 'encounter', pairs: 300, seconds: 6 },
  { id: 'ruleset', pairs: 200, seconds: 6 },
  { id: 'rock-paper-scissors', pairs: 100, seconds: 2 },
];

export function peekingJobs(counts: Counts): readonly Job[] {
  return [...PEEKING_PLAYS.map((play) => peekingJob(play, counts)), foundJob(counts)];
}

function peekingJob({ id, pairs, seconds }: PeekingPlay, { games, seed }: Counts): Job {
  const name = `bots ${id}, peeking`;
  const count = games === undefined ? pairs : Math.min(pairs, games * PLACES);
  const pieces = Array.from({ length: Math.ceil(count / PIECE) }, (_, at): Piece => {
    const from = seed + at * APART;
    return {
      name: `${name}, seeds from ${from}`,
      weight: seconds,
      run: () => checkBots(gameOf(id), Math.min(PIECE, count - at * PIECE), from, at),
    };
  });
  return {
    name,
    part: 'bots',
    game: id,
    pieces,
    conclude: (found) => conclude(found as readonly PeekingReport[], seed),
  };
}

/** All bots at every pair; what differs is told with the bot's name. */
function checkBots(game: AnyGame, pairs: number, seed: number, at: number): PeekingReport {
  const bots = BOTS.map((name) => [name, named(game, name)] as const);
  return checkPeeking(game, {
    pairs,
    seed,
    options: optionsFor(game, at),
    choose: (match, seat, own) =>
      Object.fromEntries(bots.map(([name, bot]) => [name, decide(bot, lookOf(match, seat), own)])),
  });
}

/** Each piece has the next of what ships with a game; in Encounter both sides are played. */
function optionsFor(game: AnyGame, at: number): Json {
  const { option, shipped } = game.content ?? { option: '', shipped: [] };
  const content = shipped.length === 0 ? {} : { [option]: shipped[at % shipped.length]?.id ?? null };
  return game.id === 'encounter' ? { ...content, control: { party: 'manual', opposition: 'manual' } } : content;
}

export function conclude(found: readonly PeekingReport[], seed: number): Verdict {
  const pairs = found.reduce((sum, one) => sum + one.pairs, 0);
  const games = found.reduce((sum, one) => sum + one.games, 0);
  const peeks = found.flatMap((one) => one.peeks);
  return {
    passed: peeks.length === 0 && pairs > 0,
    text: [
      `${pairs} pairs of states from ${games} games, seeds from ${seed}, each for ${BOTS.join('; ')}: ${peeks.length} differ`,
      ...peeks.map((peek) => `seed ${peek.seed}, frame ${peek.frame}: ${peek.what}`),
    ].join('\n'),
  };
}

/** The check itself is checked: bots that peek are found. */
function foundJob({ seed }: Counts): Job {
  const name = 'bots whist, bots that peek are found';
  const run = (): Verdict => {
    const reports = Object.entries(PEEKING_BOTS).map(([what, choose]) => ({
      what,
      report: checkPeeking(gameOf('whist'), { choose, pairs: PIECE, seed }),
    }));
    return {
      passed: reports.every(({ report }) => report.peeks.length > 0),
      text: reports
        .map(({ what, report }) => `${what}: found in ${report.peeks.length} of ${report.pairs} pairs`)
        .join('\n'),
    };
  };
  return {
    name,
    part: 'bots',
    game: 'whist',
    pieces: [{ name, weight: 5, run }],
    conclude: ([verdict]) => verdict as Verdict,
  };
}

const PEEKING_BOTS: Readonly<Record<string, PeekingRequest['choose']>> = {
  'one that searches the true state': (match, seat, seed) => {
    const whist = gameOf('whist');
    const peeking: AnyGame = { ...whist, determinize: () => whist.kernel.clone(match.state) };
    return decide(named(peeking, 'search:iterations=60'), lookOf(match, seat), seed);
  },
  'one whose random numbers hang on what is hidden': (match, seat) => {
    const whist = gameOf('whist');
    return decide(named(whist, 'random'), lookOf(match, seat), whist.kernel.hash(match.state).padStart(32, '0'));
  },
};

function lookOf(match: Match, seat: Seat): BotLook {
  return { seat, seats: match.table.names.length, view: match.look(seat).seen };
}
