/**
 * A sample of the soak for a machine that has a quarter of an hour: every job is in it and every game, and jobs have the more of their
 * pieces in it the more they have found for the time they take. The pieces and their seeds are always the same.
 *
 * What has found faults so far, and is whole: the mutants of rulesets, the laws with every level and encounter and with both
 * rulesets of Encounter (rare tables and effects), what is malformed. Random games of a card game find what they find among the
 * first few hundred, so that a few pieces of each stand for the rest: one of Innovation at each size of table and for the first
 * edition; of duel, whist and mancala the first. Hostile inputs to card games: the first third. Balance moves slowly. The strength of
 * bots takes hours: a few games of two quick rows stand for it, and some pairs of each game
 * for those that bots cannot tell apart. Of servers and stores that are killed it has the first pieces.
 */
import type { Job, Piece } from './job.ts';

/** How many pieces of a job, spread evenly over all of them, the first and the last included. */
const PIECES: Readonly<Record<string, number>> = {
  'hostile innovation': 1,
  'hostile duel': 1,
  'hostile whist': 1,
  'hostile ruleset': 1,
  'laws innovation': 4,
  'laws duel': 1,
  'laws whist': 1,
  'laws mancala': 1,
  'pairs innovation': 3,
  'pairs duel': 1,
  'pairs duel that always asks': 1,
  'pairs whist': 1,
  'pairs encounter': 2,
  'pairs ruleset': 1,
  'pairs ruleset everything': 1,
  'pairs ruleset questions': 1,
  'pairs ruleset secrets': 1,
  'tests unseen': 2,
  'tests ruleset': 2,
  'tests encounter': 1,
  'balance duel': 2,
  'bots tic-tac-toe, search:hard against greedy': 1,
  'bots connect-four, search:hard against greedy': 1,
  'bots whist, bots that peek are found': 1,
  'server killed over SQLite': 1,
  'server killed over PostgreSQL': 1,
  'server and PostgreSQL killed': 1,
  'server and NATS killed': 1,
  'server, three over PostgreSQL': 2,
  'server, three over NATS': 1,
  'server, appends held back': 1,
  'server, planted faults are found': 1,
};

/** The sample of all jobs, without those of which it has nothing. */
export function sampleOf(jobs: readonly Job[]): readonly Job[] {
  return jobs.map(sampled).filter(({ pieces }) => pieces.length > 0);
}

/** The sample of a job: all of it, unless it is one that takes long and finds little more in the end than in the beginning. */
function sampled(job: Job): Job {
  const count = PIECES[job.name] ?? usualCount(job);
  return count === undefined || count >= job.pieces.length ? job : { ...job, pieces: spread(job.pieces, count) };
}

function usualCount({ name, part }: Job): number | undefined {
  // Hostile documents are alike in every piece.
  if (name.startsWith('documents ')) return 1;
  if (name.endsWith(', peeking')) return 1;
  if (part === 'gestures') return 1;
  // The first thousands of malformed messages, and some pairs of each game over the wire.
  if (name.startsWith('server, malformed ') || name.startsWith('server, leaks of ')) return 1;
  return part === 'bots' ? 0 : undefined;
}

function spread(pieces: readonly Piece[], count: number): readonly Piece[] {
  if (count <= 1) return pieces.slice(0, count);
  return Array.from(
    { length: count },
    (_, at) => pieces[Math.round((at * (pieces.length - 1)) / (count - 1))] as Piece,
  );
}

/** What share of all this work some of it is, in per cent, by the time that it takes. */
export function shareOf(some: readonly Piece[], all: readonly Piece[]): number {
  const weight = (pieces: readonly Piece[]): number => pieces.reduce((sum, piece) => sum + piece.weight, 0);
  return all.length === 0 ? 0 : Math.round((100 * weight(some)) / weight(all));
}
