/** The strength table as jobs: one for each row, cut into pieces of a few games. */
import type { Counts, Job, Piece, Verdict } from '../job.ts';
import { barText, judge, percent } from './judge.ts';
import { playRow } from './play-row.ts';
import type { PlayedRow, Score } from './play-row.ts';
import { waysToSit } from './row.ts';
import type { Row } from './row.ts';
import { ROWS } from './rows.ts';

/** A row is cut into at least so many pieces, and none should take longer than so many seconds, roughly. */
const PIECES = 10;
const PIECE_SECONDS = 60;
/** Lost games that are named. */
const NAMED = 10;

export function strengthJobs(counts: Counts): readonly Job[] {
  return ROWS.map((row) => strengthJob(row, counts));
}

function strengthJob(row: Row, { games = row.games, seed }: Counts): Job {
  const name = `bots ${row.place}, ${row.measured} against ${row.against}`;
  const ways = waysToSit(row);
  const count = Math.ceil(games / ways) * ways;
  const size = Math.max(ways, Math.floor(Math.min(row.games / PIECES, PIECE_SECONDS / row.seconds)));
  const pieces = Array.from({ length: Math.ceil(count / size) }, (_, at): Piece => {
    const [from, to] = [at * size, Math.min(count, (at + 1) * size)];
    return {
      name: `${name}, games ${from + 1} to ${to} of seed ${seed}`,
      weight: (to - from) * row.seconds,
      run: () => playRow(row, seed, from, to),
    };
  });
  const conclude = (found: readonly unknown[]): Verdict => concludeRow(row, seed, found as readonly PlayedRow[]);
  return { name, part: 'bots', game: row.game, pieces, conclude };
}

export function concludeRow(row: Row, seed: number, found: readonly PlayedRow[]): Verdict {
  const games = found.flatMap((one) => one.games);
  const count = (score: Score): number => games.filter((one) => one.score === score).length;
  const counts = { won: count('won'), drawn: count('drawn'), lost: count('lost'), unfinished: count('unfinished') };
  const judged = judge(row.bar, counts, row.games);
  const unfinished = counts.unfinished === 0 ? '' : `, ${counts.unfinished} without a result`;
  const few = judged.games < row.games ? `; fewer than ${row.games} games, so chance is allowed for` : '';
  return {
    passed: judged.passed,
    text: [
      `${judged.games} games, seed ${seed}, beginnings 1 to ${Math.ceil(judged.games / waysToSit(row))} in ${waysToSit(row)} ways to sit, ${new Set(games.map(({ inputs }) => inputs)).size} different games`,
      `won ${counts.won}, drawn ${counts.drawn}, lost ${counts.lost}${unfinished}: ${percent(judged.share)}, 95 % interval ${percent(judged.low)} to ${percent(judged.high)}`,
      `the bar: ${barText(row.bar)}${row.note === undefined ? '' : ` (${row.note})`}${few}`,
      effortText(found),
      ...lostText(games),
    ].join('\n'),
  };
}

function effortText(found: readonly PlayedRow[]): string {
  const sum = (of: (one: PlayedRow) => number): number => found.reduce((total, one) => total + of(one), 0);
  const moves = sum(({ effort }) => effort.moves);
  const each = (total: number): string => (moves === 0 ? '0' : (total / moves).toFixed(total < 100 * moves ? 1 : 0));
  const milliseconds = each(sum(({ effort }) => effort.milliseconds));
  return `${milliseconds} ms of CPU and ${each(sum(({ effort }) => effort.iterations))} iterations a move, over ${moves} moves with a choice`;
}

function lostText(games: PlayedRow['games']): readonly string[] {
  const lost = games.filter(({ score }) => score === 'lost' || score === 'unfinished').map(({ game }) => game);
  if (lost.length === 0) return [];
  const more = lost.length > NAMED ? ` and ${lost.length - NAMED} more` : '';
  return [`not won: games ${lost.slice(0, NAMED).join(', ')}${more}`];
}
