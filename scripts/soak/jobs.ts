/** Every job of the soak, over every registered game. */
import type { AnyGame } from '@turnwise/game';
import { registry } from '@turnwise/registry';
import { checkLaws, countTree, dispatchMany, formatLawReport, perft, sendMalformed } from '@turnwise/testkit';
import { botsJobs } from './bots/bots-jobs.ts';
import { CONTENT_PLAYS, contentLaws } from './content-laws.ts';
import { duelBalance } from './duel-balance.ts';
import { gestures } from './gestures.ts';
import { hostileDocuments } from './hostile-documents.ts';
import { hostile } from './hostile.ts';
import { innovationLaws } from './innovation-laws.ts';
import { simpleJob } from './job.ts';
import { longTests } from './long-tests.ts';
import { pairsJobs } from './pairs.ts';
import { RULESET_PLAYS, rulesetLaws } from './ruleset-laws.ts';
import { questionMutants, rulesetMutants } from './ruleset-mutants.ts';
import { attackJobs } from './server/attacks/attack-jobs.ts';
import { serverJobs } from './server/server-jobs.ts';
import type { Counts, Job, Verdict } from './job.ts';

/** Random games per game for the laws. Innovation and games with content have jobs of their own, with more. */
const GAMES = 1000;

/** Ten million in all, and some of Innovation, where one is many steps. */
const DISPATCHES: Readonly<Record<string, number>> = {
  'tic-tac-toe': 3_500_000,
  'connect-four': 3_500_000,
  backgammon: 3_000_000,
  innovation: 1_000_000,
};
const MALFORMED = 10_000;

export function jobs(counts: Counts): readonly Job[] {
  const { seed } = counts;
  return [
    ...registry.games.map((game) => lawsJob(game, counts)),
    ...Object.entries(DISPATCHES).map(([id, count]) =>
      simpleJob('dispatches', id, count / 100_000, () => dispatches(gameOf(id), count, seed)),
    ),
    ...registry.games.map((game) => simpleJob('malformed', game.id, 2, () => malformed(game, seed))),
    ...registry.games.map((game) => hostile(game, counts)),
    ...registry.games.map(hostileDocuments),
    simpleJob('perft', 'connect-four', 4, () =>
      expected(perft(gameOf('connect-four'), 8), [7, 49, 343, 2401, 16807, 117649, 823536, 5673234]),
    ),
    simpleJob('perft', 'tic-tac-toe', 3, () =>
      expected(countTree(gameOf('tic-tac-toe')), { nodes: 549_946, games: 255_168 }),
    ),
    ...pairsJobs(counts),
    rulesetMutants(counts),
    questionMutants(counts),
    ...longTests(counts),
    ...registry.games.map((game) => gestures(game, counts)),
    duelBalance(counts),
    ...botsJobs(counts),
    ...attackJobs(counts),
    ...serverJobs(counts),
  ];
}

function lawsJob(game: AnyGame, counts: Counts): Job {
  if (game.id === 'innovation') return innovationLaws(game, counts);
  const plays = CONTENT_PLAYS[game.id];
  if (plays !== undefined) return contentLaws(game, plays, counts);
  const ruleset = RULESET_PLAYS[game.id];
  if (ruleset !== undefined) return rulesetLaws(game, ruleset, counts);
  return simpleJob('laws', game.id, game.id === 'backgammon' ? 100 : 15, () => laws(game, counts));
}

function laws(game: AnyGame, { games = GAMES, seed }: Counts): Verdict {
  const report = checkLaws(game, { games, seed });
  return { passed: report.passed, text: formatLawReport(report) };
}

function dispatches(game: AnyGame, count: number, seed: number): Verdict {
  const tally = dispatchMany(game, { dispatches: count, seed });
  const answers = Object.entries(tally.answers).map(([answer, times]) => `${answer} ${times}`);
  return {
    passed: tally.faulted === 0,
    text: [
      `${tally.dispatches} dispatches, ${tally.games} games, seeds from ${seed}, ${tally.faulted} faults`,
      answers.join(', '),
      ...tally.faults,
    ].join('\n'),
  };
}

function malformed(game: AnyGame, seed: number): Verdict {
  const tally = sendMalformed(game, { values: MALFORMED, seed });
  const codes = Object.entries(tally.codes).map(([code, times]) => `${code} ${times}`);
  return {
    passed: tally.failed === 0,
    text: [`${tally.values} values, seeds from ${seed}: ${codes.join(', ')}`, ...tally.failures].join('\n'),
  };
}

function expected(found: unknown, wanted: unknown): Verdict {
  const text = JSON.stringify(found);
  const passed = text === JSON.stringify(wanted);
  return { passed, text: passed ? text : `${text}, and not ${JSON.stringify(wanted)}` };
}

function gameOf(id: string): AnyGame {
  const game = registry.get(id);
  if (game === undefined) throw new Error(`${id} is not registered`);
  return game;
}
