/**
 * Unseen at length: random plays on every level that ships, as many on each, held to the laws. The invariants (the world line
 * and what must agree with it) are looked at in every frame, and dear checks at a share of their places, as in Innovation's.
 */
import type { AnyGame } from '@turnwise/game';
import { checkLaws, formatLawReport } from '@turnwise/testkit';
import type { LawReport } from '@turnwise/testkit';
import type { Counts, Job, Piece, Verdict } from './job.ts';

/** On all levels together. */
const GAMES = 2000;
const SHARE = 0.125;
/** Levels in one piece, so that there is enough to share out and a compiler can warm to it. */
const PIECE = 3;
/** Seconds for a play with all laws, roughly. */
const SECONDS = 0.07;

export function unseenLaws(game: AnyGame, { games = GAMES, seed }: Counts): Job {
  const ids = game.content?.shipped.map(({ id }) => id) ?? [];
  const each = Math.ceil(games / ids.length);
  const groups = Array.from({ length: Math.ceil(ids.length / PIECE) }, (_, at) =>
    ids.slice(at * PIECE).slice(0, PIECE),
  );
  return {
    name: `laws ${game.id}`,
    part: 'laws',
    game: game.id,
    pieces: groups.map((levels): Piece => ({
      name: `laws ${game.id}, ${levels.join(', ')}, seeds ${seed} to ${seed + each - 1}`,
      weight: levels.length * each * SECONDS,
      run: () => levels.map((level) => checkLaws(game, { games: each, seed, options: { level }, share: SHARE })),
    })),
    conclude: (found) => conclude((found as readonly (readonly LawReport[])[]).flat()),
  };
}

/** One line for a level that keeps them all, and the whole report of one that does not. */
function conclude(reports: readonly LawReport[]): Verdict {
  const plays = reports.reduce((sum, { games }) => sum + games, 0);
  return {
    passed: reports.every(({ passed }) => passed),
    text: [
      `${plays} plays on ${reports.length} levels, seeds from ${reports[0]?.seed}, all laws`,
      ...reports.map((report) =>
        report.passed
          ? `${JSON.stringify(report.options)}: ${report.games} plays, ${report.frames} frames`
          : formatLawReport(report),
      ),
    ].join('\n'),
  };
}
